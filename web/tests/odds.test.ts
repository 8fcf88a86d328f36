import { describe, expect, test } from 'vitest';
import { fits, needsLegend, segments, tint } from '../src/dock/odds';
import { lead, turningPoint } from '../src/pages/curve';

describe('the odds bar', () => {
  test('rare classes at the far end merge into one, and nothing is lost', () => {
    const shown = segments([
      { label: '0', p: 0.5 },
      { label: '1', p: 0.3 },
      { label: '2', p: 0.17 },
      { label: '3', p: 0.02 },
      { label: '4', p: 0.01 },
    ]);
    expect(shown.map((entry) => entry.label)).toEqual(['0', '1', '2', '3+']);
    expect(shown.reduce((sum, entry) => sum + entry.p, 0)).toBeCloseTo(1);
  });

  test('a rare class before the others joins the next one; what has a name of its own joins nobody', () => {
    const shown = segments([
      { label: '0', p: 0.02 },
      { label: '1', p: 0.09 },
      { label: '2', p: 0.87 },
      { label: '3', p: 0.02 },
    ]);
    expect(shown.map((entry) => entry.label)).toEqual(['0–1', '2+']);
    expect(shown.reduce((sum, entry) => sum + entry.p, 0)).toBeCloseTo(1);
    const named = [
      { label: 'unharmed', p: 0.5 },
      { label: 'stunned', p: 0.49 },
      { label: 'destroyed', p: 0.01 },
    ];
    expect(segments(named)).toEqual(named);
  });

  test('impossible classes take no room', () => {
    expect(
      segments([
        { label: '0', p: 0 },
        { label: '1', p: 1 },
      ]),
    ).toEqual([{ label: '1', p: 1 }]);
  });

  test('a label that does not fit into its segment stands beside the bar, and so do shares without room', () => {
    const plain = (label: string): string => label;
    expect([fits('Shaken', 0.08), fits('Shaken', 0.5), fits('3', 0.05)]).toEqual([false, true, true]);
    expect(
      needsLegend(
        [
          { label: 'Unharmed', p: 0.9 },
          { label: 'Shaken', p: 0.1 },
        ],
        plain,
      ),
    ).toBe(true);
    expect(
      needsLegend(
        [
          { label: 'Miss', p: 0.5 },
          { label: 'Hit', p: 0.5 },
        ],
        plain,
      ),
    ).toBe(false);
    expect(
      needsLegend(
        [
          { label: '0', p: 0.95 },
          { label: '1+', p: 0.05 },
        ],
        plain,
      ),
    ).toBe(false);
    expect(
      needsLegend(
        [
          { label: '0', p: 0.98 },
          { label: '1+', p: 0.02 },
        ],
        plain,
      ),
    ).toBe(true);
    expect(
      needsLegend(
        Array.from({ length: 11 }, (_, n) => ({ label: `${n}`, p: 1 / 11 })),
        plain,
      ),
    ).toBe(true);
  });

  test('the tint runs from the lightest to the darkest', () => {
    expect(tint(0, 5).fill).toBe('var(--card)');
    expect(tint(4, 5).fill).toBe('#6b3208');
  });

  test('the curve of the score stays in its box and ends at the last lead', () => {
    const d = lead(
      [
        { at: 0, scores: [0, 0] },
        { at: 50, scores: [3, 1] },
        { at: 80, scores: [3, 7] },
      ],
      100,
    );
    const heights = [...d.matchAll(/ (-?[\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...heights)).toBeLessThanOrEqual(24);
    expect(d.endsWith('L200 24.0')).toBe(true);
  });
});

describe('the turning point', () => {
  const at = (...leads: number[]) => leads.map((by, i) => ({ at: 10 * i, scores: [by, 0] }));
  test('is where the winner took the lead for good', () => {
    expect(turningPoint(at(0, 2, 3, -1, -2, 1, 4))).toBe(50);
    expect(turningPoint(at(0, 1, 2))).toBe(10);
  });
  test('is nowhere where one side led from the first moment on', () => {
    expect(turningPoint(at(2, 1, 3))).toBe(null);
  });
  test('is the largest change where nobody leads at the end', () => {
    expect(turningPoint(at(0, 1, 5, 0))).toBe(30);
    expect(turningPoint([])).toBe(null);
  });
});
