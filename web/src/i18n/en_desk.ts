/** The client's own English of all pages without a table: where battles are chosen, armies and scenarios written. */
export const texts = Object.values(
  import.meta.glob<string>('./en/{armies,campaigns,editor,print,rules,start}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
