import type { ArmyList } from '../net/systems';
import type { Json } from '../wire/message';

const LONGEST = 20_000;

/** The address at which an army list opens: the whole list stands in it, packed as in the code on a printed sheet. */
export async function linkTo(system: string, army: Json): Promise<string> {
  const stream = new Blob([JSON.stringify({ system, army })]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${location.origin}/armies/${encodeURIComponent(system)}#list=${code}`;
}

/** The list behind the QR code of a printed army sheet: `#list=…`, JSON packed with zlib; null where there is none. */
export async function scannedList(hash: string, system: string): Promise<ArmyList | null> {
  const code = /^#list=([\w-]+)$/.exec(hash)?.[1];
  if (!code || code.length > LONGEST) return null;
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    const told = JSON.parse(await new Response(stream).text()) as { system?: string; army?: ArmyList };
    return told.system === system && Array.isArray(told.army?.units) ? told.army : null;
  } catch {
    return null;
  }
}
