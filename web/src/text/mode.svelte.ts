import type { Component, ComponentProps } from 'svelte';
import { loading } from '../loading.svelte';
import type TextTable from './TextTable.svelte';

const KEPT = 'sandtable.text';

/** The table in words, for whoever wants it: it is loaded the first time. */
export class TextMode {
  on = $state(localStorage.getItem(KEPT) === '1');
  Table = $state.raw<Component<ComponentProps<typeof TextTable>> | null>(null);

  constructor() {
    if (this.on) void this.load().then((came) => (this.on = came));
  }

  async toggle(): Promise<void> {
    if (!this.on && !(await this.load())) return;
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? '1' : '0');
  }

  private async load(): Promise<boolean> {
    if (this.Table) return true;
    return await loading.of(import('./TextTable.svelte').then((module) => (this.Table = module.default)));
  }
}
