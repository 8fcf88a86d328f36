import { json } from './api';

export interface Rule {
  id: string;
  kind?: string;
  chapter?: string;
  en: string;
  it: string;
  ruling?: string;
  ruling_it?: string;
}

/** How we read a rule, in the language of the page. */
export function reading(rule: Rule, lang: string): string {
  return (lang === 'it' ? rule.ruling_it : rule.ruling) ?? '';
}

export async function findRules(system: string, query: string): Promise<Rule[]> {
  return (await json<{ rules: Rule[] }>(`/api/rules/${encodeURIComponent(system)}?q=${encodeURIComponent(query)}`))
    .rules;
}

export function rule(system: string, id: string): Promise<Rule> {
  return json<Rule>(`/api/rules/${encodeURIComponent(system)}/${encodeURIComponent(id)}`);
}

/** The page of a rule. Dots become slashes: to a server, what follows a dot is the kind of a file. */
export function rulePath(id: string): string {
  return `/rules/${id.split('.').map(encodeURIComponent).join('/')}`;
}
