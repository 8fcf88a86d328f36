/** The client's own English: one file, and chapters that have grown beside it (`en/editor.ftl`). */
export const texts = Object.values(
  import.meta.glob<string>(['./en.ftl', './en/*.ftl'], { query: '?raw', import: 'default', eager: true }),
);
