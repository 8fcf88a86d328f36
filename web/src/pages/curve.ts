/** How far the first side leads at each moment, as a line in a box 200 wide and 26 high. */
export function lead(curve: { at: number; scores: number[] }[], entries: number): string {
  const leads = curve.map(({ at, scores }) => ({ at, by: (scores[0] ?? 0) - Math.max(0, ...scores.slice(1)) }));
  const most = Math.max(1, ...leads.map((entry) => Math.abs(entry.by)));
  const x = (at: number): string => ((at / Math.max(entries, 1)) * 200).toFixed(1);
  const y = (by: number): string => (13 - (by / most) * 11).toFixed(1);
  let d = 'M0 13';
  let before = 0;
  for (const { at, by } of leads) {
    d += `L${x(at)} ${y(before)}L${x(at)} ${y(by)}`;
    before = by;
  }
  return `${d}L200 ${y(before)}`;
}

/**
 * From where on the winner led to the end; where nobody leads at the end, the largest change.
 * Who led from the first moment on has no turning point.
 */
export function turningPoint(curve: { at: number; scores: number[] }[]): number | null {
  const leads = curve.map(({ at, scores }) => ({ at, by: (scores[0] ?? 0) - Math.max(0, ...scores.slice(1)) }));
  const end = Math.sign(leads[leads.length - 1]?.by ?? 0);
  if (end !== 0) {
    let from = leads.length - 1;
    while (from > 0 && Math.sign(leads[from - 1]?.by ?? 0) === end) from -= 1;
    return from > 0 || (leads[0]?.at ?? 0) > 0 ? (leads[from]?.at ?? null) : null;
  }
  let [most, found]: [number, number | null] = [0, null];
  leads.forEach(({ at, by }, i) => {
    const change = Math.abs(by - (leads[i - 1]?.by ?? 0));
    if (change > most) [most, found] = [change, at];
  });
  return found;
}
