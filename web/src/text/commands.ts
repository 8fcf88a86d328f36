import { cellsOf, codeOf } from '../board/hexes';
import { HexDraft } from '../game/drafts/hex.svelte';
import { inOrder } from '../game/drafts/target.svelte';
import type { Hex, Json, Point } from '../wire/message';
import type { Question } from '../wire/question';
import type { SceneView } from '../wire/scene';

/** What a line of the command line asks for. */
export type Command =
  | { do: 'answer'; answer: Json }
  | { do: 'preview'; answer: Json }
  | { do: 'inspect'; query: Record<string, Json> }
  | { do: 'accept' | 'undo' | 'help' | 'board' | 'resign' }
  | { do: 'draw'; say: 'offer' | 'accept' | 'refuse' }
  | { do: 'rule'; id: string }
  | { do: 'unit'; unit: string }
  | { do: 'unknown'; word: string };

export type Names = (id: string) => string;

/** Words of the command line in both languages. */
const WORDS: Record<string, string> = {
  accetta: 'accept',
  hint: 'accept',
  do: 'accept',
  consiglio: 'accept',
  fallo: 'accept',
  annulla: 'undo',
  arresa: 'resign',
  patta: 'draw',
  aiuto: 'help',
  tavolo: 'board',
  regola: 'rule',
  unita: 'unit',
  unità: 'unit',
  prova: 'preview',
  vista: 'sight',
  misura: 'measure',
  a: 'accept',
  u: 'undo',
  '?': 'help',
  '\\': 'board',
  h: 'help',
  p: 'preview',
  ruler: 'measure',
};

/** What is said of a draw, in both languages; without a word it is offered. */
const DRAW_WORDS: Record<string, 'accept' | 'refuse'> = {
  accept: 'accept',
  yes: 'accept',
  sì: 'accept',
  si: 'accept',
  accetta: 'accept',
  refuse: 'refuse',
  no: 'refuse',
  rifiuta: 'refuse',
};

/** Reads one line: a number answers, words name a command. */
export function read(line: string, scene: SceneView, question: Question | null, nameOf: Names): Command {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const first = (words[0] ?? '').toLowerCase();
  const word = WORDS[first] ?? first;
  const rest = words.slice(1);
  switch (word) {
    case '':
      return { do: 'unknown', word: '' };
    case 'accept':
    case 'undo':
    case 'help':
    case 'board':
    case 'resign':
      return { do: word };
    case 'draw':
      return { do: 'draw', say: DRAW_WORDS[rest[0]?.toLowerCase() ?? ''] ?? 'offer' };
    case 'rule':
      return { do: 'rule', id: rest.join(' ') };
    case 'unit':
      return unitCommand(rest.join(' '), scene, nameOf);
    case 'preview': {
      const answer = question ? answerOf(rest, question, scene) : null;
      return answer === null ? { do: 'unknown', word: line } : { do: 'preview', answer };
    }
    case 'sight':
    case 'measure':
      return ends(word === 'sight' ? 'sight' : 'ruler', rest, scene, nameOf);
    default: {
      const answer = question ? answerOf(words, question, scene) : null;
      return answer === null ? { do: 'unknown', word: line } : { do: 'answer', answer };
    }
  }
}

function unitCommand(words: string, scene: SceneView, nameOf: Names): Command {
  const unit = thing(words, scene, nameOf);
  return unit ? { do: 'unit', unit } : { do: 'unknown', word: words };
}

/** A unit by its id or by the beginning of its name. */
export function thing(words: string, scene: SceneView, nameOf: Names): string | null {
  const wanted = words.toLowerCase();
  if (!wanted) return null;
  const exact = [...scene.units, ...scene.tokens].find((entry) => entry.id.toLowerCase() === wanted);
  return exact?.id ?? scene.units.find((unit) => nameOf(unit.id).toLowerCase().startsWith(wanted))?.id ?? null;
}

function ends(tool: string, words: string[], scene: SceneView, nameOf: Names): Command {
  const [from, to] = words.join(' ').split(/\s+(?:to|a|-|→)\s+|\s*,\s*/);
  const [a, b] = [thing(from ?? '', scene, nameOf), thing(to ?? '', scene, nameOf)];
  return a && b ? { do: 'inspect', query: { tool, from: a, to: b } } : { do: 'unknown', word: words.join(' ') };
}

const numbersOf = (words: string[]): number[] =>
  words
    .flatMap((word) => word.split(/[,;/]/))
    .filter(Boolean)
    .map((word) => Number(word.replace('″', '')));

/** The answer that words give to a question; null when they give none. */
export function answerOf(words: string[], question: Question, scene?: SceneView): Json | null {
  const numbers = numbersOf(words);
  const plain = numbers.length > 0 && numbers.every((n) => Number.isFinite(n));
  switch (question.kind) {
    case 'choose':
      return (
        question.options[(numbers[0] ?? 0) - 1]?.id ??
        question.options.find((option) => option.id === words[0])?.id ??
        null
      );
    case 'select':
      return plain ? found(numbers.map((n) => question.tokens[n - 1])) : null;
    case 'target': {
      if (words[0] === 'hold' || words[0] === 'fermo') return { shots: [] };
      const unit = inOrder(question.targets)[(numbers[0] ?? 0) - 1]?.unit;
      return unit ? { at: unit } : null;
    }
    case 'dice':
      return plain ? numbers : null;
    case 'hex':
      return question.start && scene && WAYS.includes(words[0] ?? '')
        ? walked(words.slice(1), question, scene)
        : question.start
          ? led(words, question)
          : plain
            ? hexed(numbers, question)
            : null;
    case 'allot':
      return allotted(
        words,
        question.lots.map((lot) => lot.token),
        question.shares.map((share) => share.id),
      );
    case 'move':
    case 'place':
      return moved(words, question);
  }
}

function found(values: (string | undefined)[]): string[] | null {
  return values.every((value): value is string => value !== undefined) ? values : null;
}

/** "3=lost 5=pinned": the number of a figure and its share. */
function allotted(words: string[], tokens: string[], shares: string[]): Json | null {
  const table: Record<string, Json> = {};
  for (const word of words) {
    const [n, share = ''] = word.split('=');
    const token = tokens[Number(n) - 1];
    const match =
      shares.find((entry) => entry === share) ?? shares.find((entry) => entry.startsWith(share) && share !== '');
    if (!token || !match) return null;
    table[token] = match;
  }
  return table;
}

/** "3" or "3 2": the number of a hex, and the side it faces where that is asked. */
function hexed(numbers: number[], question: Extract<Question, { kind: 'hex' }>): Json | null {
  const hex = question.hexes[(numbers[0] ?? 0) - 1];
  if (!hex) return null;
  return question.facing ? [...hex, (numbers[1] ?? 1) - 1] : [...hex];
}

const quiet = (word: string): boolean => word === 'stealth' || word === 'furtivo';

/** "3 with 1 2 stealth": the number of a hex, the numbers of those who come along, and how. */
function led(words: string[], question: Extract<Question, { kind: 'hex' }>): Json | null {
  const rest = words.filter((word) => !quiet(word));
  const at = rest.findIndex((word) => word === 'with' || word === 'con');
  const [places, names] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const hex = places.length === 1 ? question.hexes[Number(places[0]) - 1] : undefined;
  const lead = found(numbersOf(names).map((n) => question.lead?.[n - 1]));
  if (!hex || !lead || (at >= 0 && lead.length === 0)) return null;
  const stealth = rest.length < words.length;
  if (!stealth && lead.length === 0) return [...hex];
  return { to: [...hex], ...(lead.length > 0 ? { lead } : {}), ...(stealth ? { stealth } : {}) };
}

const WAYS = ['by', 'per'];

/** "by 0,3 1,3 with 1 2=1,3 stealth": the hexes of the way, who comes along where it passes them, and where they stay. */
function walked(words: string[], question: Extract<Question, { kind: 'hex' }>, scene: SceneView): Json | null {
  const hexOf = (code: string): Hex | undefined => {
    const cell = cellsOf(scene.board).find(({ q, r }) => codeOf(scene.board, q, r) === code);
    return cell && [cell.q, cell.r];
  };
  const draft = new HexDraft(question, scene);
  draft.byHand(true);
  draft.stealth = words.some(quiet);
  const rest = words.filter((word) => !quiet(word));
  const at = rest.findIndex((word) => word === 'with' || word === 'con');
  for (const code of at < 0 ? rest : rest.slice(0, at)) {
    const hex = hexOf(code);
    if (!hex || !draft.pick(...hex)) return null;
  }
  const all = [...(question.lead ?? []), ...(question.along ?? [])];
  for (const word of at < 0 ? [] : rest.slice(at + 1)) {
    const [n, code] = word.split('=');
    const token = all[Number(n) - 1];
    const stay = code === undefined ? undefined : hexOf(code);
    const place = stay ? draft.path?.findIndex(([q, r]) => q === stay[0] && r === stay[1]) : undefined;
    if (!token || !draft.company.includes(token) || (code !== undefined && (place ?? -1) < 0)) return null;
    draft.follow(token);
    if (place !== undefined) draft.stayAt(token, place + 1);
  }
  return draft.answer();
}

/** "24.5 18 line 2": where the leader goes, the formation, the number of what follows. */
function moved(words: string[], question: Extract<Question, { kind: 'move' | 'place' }>): Json | null {
  const numbers = numbersOf(words.filter((word) => /^[-\d.,″]+$/.test(word)));
  const pivot =
    question.kind === 'place' ? question.tokens.find((entry) => typeof entry !== 'string' && entry.origin) : undefined;
  // A template at its shooter: one number, the degrees it points to.
  if (typeof pivot === 'object' && pivot.origin && numbers.length === 1)
    return { to: { [pivot.token]: [...pivot.origin] }, facing: { [pivot.token]: numbers[0] as number } };
  if (numbers.length < 2 || !numbers.every(Number.isFinite)) return null;
  const lead: Point = [numbers[0] as number, numbers[1] as number];
  const formation = words.find((word) => question.formations?.includes(word)) ?? question.formations?.[0] ?? 'keep';
  const open = (question.then ?? []).filter((option) => !option.reasons?.length);
  const then = numbers.length > 2 ? question.then?.[(numbers[2] as number) - 1]?.id : open[0]?.id;
  return { lead: [...lead], formation, ...(then === undefined ? {} : { then }) };
}
