const KEPT = 'sandtable.theme';

class Theme {
  now = $state<'light' | 'dark'>('light');

  start(): void {
    this.now = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  }

  flip(): void {
    this.now = this.now === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = this.now;
    localStorage.setItem(KEPT, this.now);
  }
}

export const theme = new Theme();
