/** Status marks: letter, outline, fill, ink, and how far the letter sits below the middle. */
export interface BadgeArt {
  letter: string;
  d: string;
  fill: string;
  ink: string;
  drop: number;
  /** Drawn instead of the letter. */
  mark?: string;
}

const PEN = '#241f18';
const BONE = '#fbf5e6';
const TRIANGLE = 'M0 9L-9.5-7H9.5Z';
const DROP = 'M0-11C5-4 8.5-1 8.5 3.5A8.5 8.5 0 0 1-8.5 3.5C-8.5-1-5-4 0-11Z';
const LONG_HEXAGON = 'M-12 0L-7-7.5H7L12 0 7 7.5H-7Z';
const PENNON = 'M-9-9L-3-7 1-10 5-7 9-9V3L4 10 0 6-4 10-9 3Z';
const EYE = 'M-13 0Q0-15 13 0 0 15-13 0Z';
const SQUARE = 'M-7.5-7.5H7.5V7.5H-7.5Z';
const OCTAGON = 'M-4-9H4L9-4V4L4 9H-4L-9 4V-4Z';
const DIAMOND = 'M0-10L10 0 0 10-10 0Z';
const PENTAGON = 'M0-10L9.5-3 6 8.5H-6L-9.5-3Z';
const SHIELD = 'M-9-9H9V4L0 10-9 4Z';
const BURST = 'M0-11L3-5 9-8 6-2 12 1 6 4 8 10 2 6-2 11-3 5-9 8-6 2-12-1-6-4-8-10-2-6Z';
const CHEVRONS = 'M-11-8H0L7 0 0 8H-11L-4 0Z';
const MOUND = 'M-11 7Q-10-8 0-8T11 7Z';
const DISC = 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z';
const TAG = 'M-10-6H4L11 0 4 6H-10Z';

const CUBE = 'M-9-4L0-9 9-4V6L0 11-9 6Z';
const FLAME = 'M0-11Q9-3 8 4A8 8 0 0 1-8 4Q-8-1-4-5-4 0-1 0 2-4 0-11Z';

const EYES =
  '<path d="M-9-4L0-9 9-4 0 1Z" fill="#e2604f" stroke="#241f18" stroke-width="1.2"/><ellipse cx="-4.6" cy="4" rx="2.3" ry="3" fill="none" stroke="#fff" stroke-width="1.7"/><ellipse cx="4.6" cy="4" rx="2.3" ry="3" fill="none" stroke="#fff" stroke-width="1.7"/>';
const HAIRS = `<path d="M0-6V-2M0 2V6M-6 0H-2M2 0H6" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`;
const IRIS = '<circle r="4.3" fill="none" stroke="#fff" stroke-width="2.6"/>';
const RUN = `<path d="M-3-4.5L2 0-3 4.5M2-4.5L7 0 2 4.5" transform="translate(-2 0)" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>`;
const SWORDS = `<path d="M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`;
const BARRED = `<circle r="4" fill="none" stroke="#fff" stroke-width="2"/><path d="M-6 6L6-6" stroke="#fff" stroke-width="2.2"/>`;

export const BADGES: Record<string, BadgeArt> = {
  pinned: { letter: 'P', d: TRIANGLE, fill: '#f2b632', ink: PEN, drop: -2.2 },
  wounded: { letter: 'W', d: DROP, fill: '#a3231a', ink: '#fff', drop: 2.6 },
  down: { letter: 'K', d: LONG_HEXAGON, fill: '#5b3a8c', ink: '#fff', drop: 0 },
  broken: { letter: 'B', d: PENNON, fill: BONE, ink: PEN, drop: -1 },
  guard: { letter: 'O', d: EYE, fill: '#0b625b', ink: '#fff', drop: 0, mark: IRIS },
  acted: { letter: '✓', d: SQUARE, fill: '#d9d2c3', ink: PEN, drop: 0 },
  out: { letter: 'U', d: OCTAGON, fill: PEN, ink: '#fff', drop: 0 },
  hidden: { letter: 'S', d: DIAMOND, fill: '#474c55', ink: '#fff', drop: 0 },
  poison: { letter: 'X', d: PENTAGON, fill: '#6b7a12', ink: '#fff', drop: 0.5 },
  stunned: { letter: 'Z', d: SHIELD, fill: '#f2b632', ink: PEN, drop: -1.5 },
  ground: { letter: 'G', d: MOUND, fill: '#6b4f28', ink: '#fff', drop: 1.4 },
  dash: { letter: 'D', d: CHEVRONS, fill: '#1f5f86', ink: '#fff', drop: 0, mark: RUN },
  immobile: { letter: 'I', d: DISC, fill: PEN, ink: '#fff', drop: 0, mark: BARRED },
  fighting: { letter: 'F', d: BURST, fill: '#a3231a', ink: '#fff', drop: 0, mark: SWORDS },
  captive: { letter: 'C', d: DISC, fill: '#474c55', ink: '#fff', drop: 0 },
  weapon_lost: { letter: 'L', d: OCTAGON, fill: '#fbf5e6', ink: '#a3231a', drop: 0 },
  shaken: { letter: 'S', d: 'M0 10L-10-7H10Z', fill: '#f2b632', ink: PEN, drop: -2 },
  suppressed: { letter: 'SS', d: 'M0 12L-12-8H12Z', fill: '#f2b632', ink: PEN, drop: -2.2 },
  damage: { letter: '1', d: BURST, fill: '#a3231a', ink: '#fff', drop: 0 },
  overwatch: { letter: 'O', d: CUBE, fill: '#a82e22', ink: '#fff', drop: 0, mark: EYES },
  burning: { letter: 'F', d: FLAME, fill: '#c4441a', ink: '#fff', drop: 3 },
  engaged: { letter: 'E', d: BURST, fill: '#8d2d0e', ink: '#fff', drop: 0, mark: SWORDS },
  aiming: { letter: 'A', d: DISC, fill: '#0b625b', ink: '#fff', drop: 0, mark: HAIRS },
  radiated: { letter: 'R', d: PENTAGON, fill: '#eed84a', ink: '#4a3b00', drop: 0.5 },
  crippled: { letter: 'C', d: LONG_HEXAGON, fill: '#a3231a', ink: '#fff', drop: 0 },
  fleeing: { letter: 'R', d: PENNON, fill: '#fbf5e6', ink: '#a3231a', drop: -1 },
  mined: { letter: 'M', d: OCTAGON, fill: '#f2b632', ink: PEN, drop: 0 },
  tired: { letter: 'T', d: SHIELD, fill: '#d9d2c3', ink: PEN, drop: -1.5 },
  frozen: { letter: 'X', d: DIAMOND, fill: '#8fbac3', ink: PEN, drop: 0 },
  sentry: { letter: 'O', d: EYE, fill: '#0b625b', ink: '#fff', drop: 0, mark: IRIS },
  aboard: { letter: 'A', d: TAG, fill: '#474c55', ink: '#fff', drop: 0 },
};

const ALIKE: Record<string, string> = {
  watch: 'guard',
  waiting: 'guard',
  knocked_down: 'down',
  knockdown: 'down',
  unconscious: 'out',
  poisoned: 'poison',
  sneaking: 'hidden',
  stealth: 'hidden',
  wound: 'wounded',
  wounds: 'wounded',
  routed: 'fleeing',
  fire: 'burning',
  melee: 'engaged',
  aim: 'aiming',
  radiation: 'radiated',
  suppression: 'suppressed',
  damaged: 'damage',
  pin: 'pinned',
  break: 'broken',
  disabled: 'immobile',
  exhausted: 'tired',
  detected: 'guard',
  undetected: 'hidden',
  stun: 'stunned',
  sneak: 'hidden',
  prone: 'ground',
  retreat: 'broken',
};

/** The drawing of a status; one nobody has drawn yet gets its initial on a plain tag. */
export function badgeArt(id: string): BadgeArt {
  return (
    BADGES[id] ??
    BADGES[ALIKE[id] ?? ''] ?? { letter: (id[0] ?? '?').toUpperCase(), d: TAG, fill: BONE, ink: PEN, drop: 0 }
  );
}
