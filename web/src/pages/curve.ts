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
