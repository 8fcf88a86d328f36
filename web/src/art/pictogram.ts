/** Pictograms of counters in a 44 × 28 box round 0,0, in ink; `class="wh"` marks wheels, ringed in bone. */
const man = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle cy="-6" r="4.4"/><path d="M-7 8q0-11 7-11t7 11z"/></g>`;
const line = (d: string, w: number): string => `<path d="${d}" fill="none" stroke-width="${w}"/>`;
const wheels = (xs: number[], y = 8, r = 4.3): string =>
  xs.map((x) => `<circle cx="${x}" cy="${y}" r="${r}" class="wh"/>`).join('');

const PICTOGRAMS: Record<string, string> = {
  infantry: man(-13, 1) + man(13, 1) + man(0, 3),
  command: `${man(0, 4)}<path d="M13-13l1.8 4.2 4.6.4-3.5 3 1 4.5-3.9-2.4-3.9 2.4 1-4.5-3.5-3 4.6-.4z"/>${line('M-16 11V-12', 2.6)}<path d="M-15-12h9l-3 3.4 3 3.4h-9z"/>`,
  medic: '<path d="M-4-12h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>',
  mg: `<path d="M-20-3h12v-3h9v2h21v3H1v4h-9V0h-12z"/>${line('M-3 1l-8 11M-2 1l7 11M-2 1v11', 2.6)}`,
  engineers: `${line('M-15 9L6-9', 3.4)}<path d="M4-13q11-2 12 10-7 3-13-4z"/>${line('M15 9L-4-6', 3.4)}<path d="M-16-11l8-2 6 5-4 6z"/>`,
  recon:
    '<circle cx="-9" cy="3" r="7.6"/><circle cx="9" cy="3" r="7.6"/><path d="M-12-5l3-6h5v8zM12-5L9-11H4v8zM-3 0h6" stroke-width="2.4"/>',
  at: `${line('M-17 9L13-8', 5.6)}<path d="M9-11l11-3-5 10z"/>${line('M-3 2l1 9M5-3l3 7', 2.6)}`,
  sam: `${line('M-10 11L6-5', 5.2)}<path d="M3-8L17-15 12-1z"/>${line('M-14 3l9 9', 2.6)}${line('M8-14q9 2 10 10', 1.8)}`,
  sniper: `${line('M-19 7L18-6', 3)}${line('M-19 7l-2 5M-4 2l-2-6h9l2 3M2 1l3 8', 2.6)}`,
  drone: `${line('M-13-6L13 6M13-6L-13 6', 3)}<circle r="5.4"/>${[
    [-15, -7],
    [15, -7],
    [-15, 7],
    [15, 7],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="3.4" fill="none" stroke-width="2"/>`)
    .join('')}`,
  mortar: `${line('M-6 9L6-10', 6)}${line('M2-2l8 12M-12 11h12', 2.8)}`,
  artillery: `${line('M-8 2L20-9', 4)}${line('M-18 9h14', 3)}<circle cx="-4" cy="5" r="6.5"/>`,
  rocket: `<path d="M-17 10l4-9L9-11q7-3 10-2 1 3-2 9L-5 10z"/>${line('M-17 10l-4 3M-13 1l-7-1M-5 10l1 5', 2.6)}`,
  apc: `<path d="M-22 4L-17-4H14l8 5v5H-22z"/><path d="M-8-4l2-6H6l2 4h13v2H8v2z"/>${wheels([-15, -5, 6, 16])}`,
  tank: '<path d="M-22 2h44l-3 9h-38z"/><path d="M-12 0l3-7H7l4 2h14v3H12l1 2z"/><path d="M-16 6.5h32" stroke-width="2" class="wh" fill="none"/>',
  technical: `<path d="M-21 5v-7h15l3-8h10l5 8 9 2v5z"/>${line('M-14-2v-7M-18-9h16', 2.6)}${wheels([-13, 13], 7, 4.5)}`,
  truck: `<path d="M-21 5V-9H5V5z"/><path d="M7 5V-5h7l7 6v4z"/>${wheels([-13, -4, 13], 7, 4.3)}`,
  helicopter: `<path d="M-8-3q0-6 9-6 13 0 15 9 0 5-8 5H2Q-8 5-8-3z"/>${line('M-8-1l-14-2M-22-8v9M-14-12h32M2-12v4M-4 10h20M0 5v5M10 5v5', 2.4)}`,
  jet: '<path d="M22 0L6-3-6-13h-5l4 10-9 1-5-5h-3l3 7-3 7h3l5-5 9 1-4 10h5L6 3z"/>',
  ship: '<path d="M-21 4h42l-6 8h-30z"/><path d="M-10 2v-7H4V2zM-4-5v-8h4v8z"/>',
  civilians: man(-12, 0) + man(12, 0) + man(0, 4),
  hostile: `${man(-12, 1)}${man(12, 1)}${man(0, 4)}${line('M5-2l7-11M-8-5l-3-9', 2.4)}`,
  bomb: `<circle cx="-2" cy="4" r="9"/>${line('M3-4q3-8 9-6', 2.6)}<path d="M12-15l1.6 3.4L17-10l-3.4 1.6L12-5l-1.6-3.4L7-10l3.4-1.6z"/>`,
  mine: '<ellipse cy="3" rx="14" ry="7"/><path d="M-6-4h12v-4H-6z"/>',
  roadblock:
    '<path d="M-21 5L-11-7h8L-13 5zM-5 5L5-7h8L3 5zM11 5L21-7h2v8l-3 4z"/><path d="M-23-7h46V5h-46z" fill="none" stroke-width="1.8"/>',
  rubble: '<path d="M-20 10l5-9 7-2 4-8 9 2 3 7 8 2 4 8z"/>',
  smoke: '<path d="M-15 8a6 6 0 0 1 1-12 8 8 0 0 1 15-3 7 7 0 0 1 11 6 5 5 0 0 1 2 9z"/>',
  fire: '<path d="M0-14q10 9 9 17a9 9 0 0 1-18 0q0-5 4-9 0 5 4 5Q1-6 0-14z"/>',
  flag: `${line('M-8 13V-13', 2.8)}<path d="M-7-12q6-4 11 0t11 0V1q-6 4-11 0t-11 0z"/>`,
  exit: `${line('M-16 0H10', 4)}<path d="M8-8L19 0 8 8z"/>`,
  crate:
    '<path d="M-14-10h28v20h-28z" fill="none" stroke-width="2.6"/><path d="M-14-10L14 10M14-10L-14 10" stroke-width="2.4"/>',
  barrel: '<path d="M-8-12q8-3 16 0v24q-8 3-16 0z"/><path d="M-8-5h16M-8 5h16" class="wh" stroke-width="1.6"/>',
  objective: `<circle r="11" fill="none" stroke-width="2.6"/><circle r="4.4"/>`,
  skull: '<path d="M-10-1a10 10 0 1 1 20 0q0 5-4 6v5H-6V5q-4-1-4-6z"/>',
  shield: '<path d="M-10-11h20V0q0 9-10 12Q-10 9-10 0z"/>',
  question: '',
};

const ALIKE: Record<string, string> = {
  rifle: 'infantry',
  squad: 'infantry',
  militia: 'infantry',
  paratroops: 'infantry',
  special: 'infantry',
  marines: 'infantry',
  leader: 'command',
  hq: 'command',
  engineer: 'engineers',
  sappers: 'engineers',
  scout: 'recon',
  observer: 'recon',
  spotter: 'recon',
  antitank: 'at',
  rpg: 'at',
  manpads: 'sam',
  aa: 'sam',
  machine_gun: 'mg',
  support: 'mg',
  ifv: 'apc',
  lav: 'apc',
  carrier: 'apc',
  mrap: 'apc',
  vehicle: 'apc',
  mbt: 'tank',
  jeep: 'technical',
  humvee: 'technical',
  car: 'technical',
  cas: 'jet',
  plane: 'jet',
  airstrike: 'jet',
  howitzer: 'artillery',
  gun: 'artillery',
  mlrs: 'rocket',
  missile: 'rocket',
  uav: 'drone',
  population: 'civilians',
  crowd: 'civilians',
  ied: 'bomb',
  explosive: 'bomb',
  barricade: 'roadblock',
  obstacle: 'roadblock',
  wreck: 'rubble',
  unknown: 'question',
};

/** The inside of a counter; one that nobody has drawn yet gets a plain disc. */
export function pictogram(name: string | undefined): string {
  const id = name ?? '';
  return PICTOGRAMS[id] ?? PICTOGRAMS[ALIKE[id] ?? ''] ?? '<circle r="8"/>';
}

export function hasPictogram(name: string | undefined): boolean {
  return name !== undefined && (name in PICTOGRAMS || name in ALIKE);
}

export const PICTOGRAM_NAMES = Object.keys(PICTOGRAMS);
