import type { Json, Reason } from '../wire/message';

/** A request that failed, with one sentence for the reader and the reasons the server gave. */
export class ApiError extends Error {
  readonly status: number;
  readonly reasons: Reason[];

  constructor(status: number, sentence: string, reasons: Reason[] = []) {
    super(sentence);
    this.status = status;
    this.reasons = reasons;
  }

  /** The server could not be reached: nothing is lost, trying again is enough. */
  get offline(): boolean {
    return this.status === 0;
  }
}

interface Call {
  method?: string;
  body?: unknown;
  tokens?: string[];
  signal?: AbortSignal;
}

export async function call(path: string, options: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined && !(options.body instanceof Blob)) headers['Content-Type'] = 'application/json';
  if (options.tokens?.length) headers['Authorization'] = `Bearer ${options.tokens.join(' ')}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      body: body(options.body),
      signal: options.signal,
    });
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    throw new ApiError(0, '');
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

function body(value: unknown): BodyInit | undefined {
  if (value === undefined) return undefined;
  return value instanceof Blob ? value : JSON.stringify(value);
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const told = (await response.json()) as { error?: string; detail?: string; reasons?: Reason[] };
    return new ApiError(response.status, told.error ?? told.detail ?? '', told.reasons ?? []);
  } catch {
    return new ApiError(response.status, '');
  }
}

export async function json<T>(path: string, options: Call = {}): Promise<T> {
  return (await (await call(path, options)).json()) as T;
}

export type { Json };
