/** A rule id without its system, where space is short; the whole id stays in the title. */
export function short(id: string): string {
  const dot = id.indexOf('.');
  return dot > 0 ? id.slice(dot + 1) : id;
}
