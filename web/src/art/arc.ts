import { f, pt } from './path';

/** A slice of a circle about 0,0, half of it to either side of the x axis. */
export function arcPath(r: number, degrees: number): string {
  if (degrees >= 360) return `M${f(-r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-2 * r)} 0Z`;
  const half = (Math.min(degrees, 359.9) * Math.PI) / 360;
  const [x, y] = [r * Math.cos(half), r * Math.sin(half)];
  return `M0 0L${pt(x, -y)}A${f(r)} ${f(r)} 0 ${degrees > 180 ? 1 : 0} 1 ${pt(x, y)}Z`;
}
