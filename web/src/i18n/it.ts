/** The client's own Italian, as far as a table needs it: one file, and chapters that have grown beside it. */
export const texts = Object.values(
  import.meta.glob<string>(['./it.ftl', './it/{drills,lesson,plan,seat}.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
