import { loading } from '../loading.svelte';
import { language, type Lang } from './language.svelte';
import { shelf } from './texts.svelte';

/** Another language from here on, once its texts are here: nothing flashes. */
export async function speak(lang: Lang): Promise<void> {
  if (await loading.of(shelf.learn(lang))) language.choose(lang);
}
