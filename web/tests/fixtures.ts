import { readFileSync } from 'node:fs';
import previews from '../fixtures/previews.json';
import questions from '../fixtures/questions.json';
import view from '../fixtures/view.json';
import { LANGUAGES } from '../src/i18n/language.svelte';
import { shelf } from '../src/i18n/texts.svelte';
import type { Preview } from '../src/wire/preview';
import type { Question } from '../src/wire/question';
import type { View } from '../src/wire/view';

export const theView = view as unknown as View;
export const theScene = theView.scene;
export const thePreviews = previews as unknown as Record<'target' | 'blocked' | 'move', Preview>;

export function ask<K extends Question['kind']>(kind: K): Extract<Question, { kind: K }> {
  const found = (questions as unknown as Record<string, Question>)[kind];
  return structuredClone(found) as Extract<Question, { kind: K }>;
}

export async function loadTexts(): Promise<void> {
  const source = readFileSync('fixtures/texts.txt', 'utf8');
  await shelf.open({ parts: async () => [], text: async () => source });
  for (const lang of LANGUAGES) await shelf.learn(lang);
}
