import { words } from '../parts';

const KEPT = 'sandtable.text';

/** The table in words, for whoever wants it. */
export class TextMode {
  on = $state(localStorage.getItem(KEPT) === '1');

  constructor() {
    if (this.on) void words.fetch().then((came) => (this.on = came));
  }

  /** Nothing flashes: the board stays until the words are here. */
  async toggle(): Promise<void> {
    if (!this.on && !(await words.fetch())) return;
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? '1' : '0');
  }
}
