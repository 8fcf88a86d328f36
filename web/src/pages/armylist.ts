import { parse } from 'smol-toml';
import type { Json } from '../wire/message';

/** A list as a person pastes it: JSON, or TOML as army files are. Throws an Error that says where reading stopped. */
export function readList(source: string): Json {
  const text = source.trim();
  if (text.startsWith('{') || text.startsWith('[{')) return JSON.parse(text) as Json;
  return parse(text) as Json;
}
