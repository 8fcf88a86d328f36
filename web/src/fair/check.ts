import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seal } from '../wire/view';
import type { Noted } from './kept';

/** How a finished game's dice stand up to what this browser noted: fair, or the text that says what is wrong. */
export type Fairness = { fair: true; rolls: number } | { fair: false; why: string; roll: number };

interface Line {
  r?: number[];
  d?: number;
  t?: number;
  g?: number;
  c?: { kept: number };
}

const BLOCK = 64;

function hash(text: string, length: number, person: string): Uint8Array {
  const personalization = utf8ToBytes(person.padEnd(16, '\0'));
  return blake2b(utf8ToBytes(text), { dkLen: length, personalization });
}

export function commitmentOf(seed: string, nonce: string): string {
  return bytesToHex(hash(`${seed}\n${nonce}`, 32, 'sandtable-seal'));
}

export function keyOf(seed: string, entropy: string[]): Uint8Array {
  return hash([seed, ...entropy].join('\n'), 32, 'sandtable-dice');
}

/** A block of the stream: the number of the roll in eight bytes and that of the block in four are hashed. */
function block(key: Uint8Array, roll: number, at: number): Uint8Array {
  const place = new DataView(new ArrayBuffer(12));
  place.setBigUint64(0, BigInt(roll));
  place.setUint32(8, at);
  return blake2b(new Uint8Array(place.buffer), { key, dkLen: BLOCK });
}

/** Whether the stream has such dice; of any others it would be looked through for ever. */
function isDie(sides: unknown): sides is number {
  return Number.isInteger(sides) && (sides as number) >= 1 && (sides as number) <= 65536;
}

/** The faces that the seed gives for a roll; bytes beyond the last whole multiple of the sides are passed over. */
export function facesOf(key: Uint8Array, roll: number, sides: number, n: number): number[] {
  const wide = sides > 256;
  const range = wide ? 65536 : 256;
  const limit = range - (range % sides);
  const faces: number[] = [];
  for (let at = 0; faces.length < n; at++) {
    const bytes = block(key, roll, at);
    for (let i = 0; i < BLOCK && faces.length < n; i += wide ? 2 : 1) {
      const value = wide ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
      if (value < limit) faces.push((value % sides) + 1);
    }
  }
  return faces;
}

/** The lines that are told once more because other rules took over are those from just before it. */
function toldBefore(entries: Line[], at: number): boolean {
  let first = at;
  while (entries[first - 1]?.g) first--;
  let behind = at + 1;
  while (entries[behind]?.g) behind++;
  const carried = entries[first - 1]?.c;
  if (!carried) return false;
  const now = entries[at];
  const before = entries[carried.kept - (behind - at)];
  return before?.d === now?.d && before?.t === now?.t && before?.r?.join() === now?.r?.join();
}

/** Checks every die of a finished game against the seed, the seed against the commitment, and that one's word counted. */
export function check(journal: string, seal: Seal, seen: Noted): Fairness {
  const wrong = (why: string, roll = 0): Fairness => ({ fair: false, why, roll });
  if (!seal.seed || seal.nonce === null) return wrong('fair-sealed');
  if (seal.commitment !== seen.commitment) return wrong('fair-other-seal');
  if (commitmentOf(seal.seed, seal.nonce) !== seen.commitment) return wrong('fair-other-seed');
  if (!seal.entropy.includes(seen.word)) return wrong('fair-no-word');
  const strange = seal.entropy.findIndex((word, seat) => word && word !== seen.word && !seen.others?.includes(seat));
  if (seen.others && strange >= 0) return wrong('fair-strange-word');
  const key = keyOf(seal.seed, seal.entropy);
  const [, ...entries] = journal
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  let roll = 0;
  for (const [at, entry] of entries.entries()) {
    if (!entry.r) continue;
    if (entry.g && toldBefore(entries, at)) continue;
    if (entry.g) return wrong('fair-other-die', roll + 1);
    if (entry.t) return wrong('fair-typed', roll + 1);
    if (!isDie(entry.d)) return wrong('fair-other-die', roll + 1);
    const faces = facesOf(key, roll, entry.d, entry.r.length);
    if (faces.join() !== entry.r.join()) return wrong('fair-other-die', roll + 1);
    roll++;
  }
  return { fair: true, rolls: roll };
}
