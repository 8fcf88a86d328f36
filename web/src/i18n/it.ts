/** The client's own Italian: one file, and chapters that have grown beside it (`it/editor.ftl`). */
export const texts = Object.values(
  import.meta.glob<string>(['./it.ftl', './it/*.ftl'], { query: '?raw', import: 'default', eager: true }),
);
