export const LANGUAGES = ['en', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];

const KEPT = 'sandtable.lang';

function first(): Lang {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'it') return kept;
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const wish of wished) {
    const short = wish.slice(0, 2);
    if (short === 'en' || short === 'it') return short;
  }
  return 'en';
}

class Language {
  now = $state<Lang>(first());

  get other(): Lang {
    return this.now === 'en' ? 'it' : 'en';
  }

  choose(lang: Lang): void {
    this.now = lang;
    localStorage.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();
