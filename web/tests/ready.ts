import { LANGUAGES } from '../src/i18n/language.svelte';
import { shelf } from '../src/i18n/texts.svelte';

// The page waits for its texts before it shows anything; so do tests.
await shelf.fetch('desk');
for (const lang of LANGUAGES) await shelf.learn(lang);
