/** Pictograms in a 24 box, 1.9 px stroke, round ends. */
export const ICONS: Record<string, string> = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  move: 'M4 20C8 10 12 14 18 6M18 6h-6M18 6v6',
  aim: 'M12 3v6M12 15v6M3 12h6M15 12h6M12 12h.01',
  movefire: 'M3 18c4-8 6-4 9-9M16 5v4M16 13v4M11 11h4M17 11h4',
  charge: 'M4 12h11M10 6l6 6-6 6M19 5v14',
  eye: 'M2 12q10-12 20 0-10 12-20 0zM12 12h.01M12 9a3 3 0 1 0 .01 0',
  skill: 'M14 4l6 6-3 3-6-6zM11 10l-7 7 3 3 7-7',
  ruler: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  sight: 'M3 12h12M19 12h2M12 8l4 4-4 4',
  template: 'M12 21L5 5q7-4 14 0z',
  rotate: 'M20 12a8 8 0 1 1-3-6.2M17 2v4h-4',
  hand: 'M5 3l14 8-6 2-3 6z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  print: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z',
  text: 'M4 5h16M4 10h16M4 15h10M4 20h7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M19 14A8 8 0 1 1 10 5a6 6 0 0 0 9 9z',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  check: 'M4 13l5 5L20 6',
  cross: 'M5 5l14 14M19 5L5 19',
  info: 'M12 11v6M12 7h.01M12 3a9 9 0 1 0 .01 0',
  die: 'M4 4h16v16H4zM9 9h.01M15 15h.01M12 12h.01',
  people: 'M8 11a3 3 0 1 0-.01 0M3 20q0-7 5-7t5 7M17 11a2.5 2.5 0 1 0-.01 0M15 14q6-1 6 6',
  flag: 'M5 21V4M5 5q4-3 7 0t7 0v8q-4 3-7 0t-7 0',
  truck: 'M2 7h12v9H2zM14 10h4l4 3v3h-8zM6 19a2 2 0 1 0-.01 0M18 19a2 2 0 1 0-.01 0',
  step: 'M6 5v14M10 12l9-7v14z',
  back: 'M6 5v14M10 12l9-7v14z',
  next: 'M18 5v14M14 12L5 5v14z',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 12h4M16 12h4',
  dash: 'M3 7h6M2 12h8M3 17h6M12 6l6 6-6 6',
  ground: 'M3 19q9-11 18 0M12 4v6M9 8l3 3 3-3',
  rally: 'M5 21V4M5 5h11l-3 4 3 4H5',
  wait: 'M12 3a9 9 0 1 0 .01 0M12 7v5l4 2',
  keys: 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.6 3.2 1.4-6.3L3 9.6 9.3 9z',
  dice: 'M4 4h16v16H4zM8 8h.01M16 8h.01M8 16h.01M16 16h.01M12 12h.01',
  save: 'M5 4h11l4 4v12H5zM8 4v5h7V4M8 20v-6h8v6',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  list: 'M8 6h13M8 12h13M8 18h13M4 6h.01M4 12h.01M4 18h.01',
};

const ALIKE: Record<string, string> = {
  fire: 'aim', hide: 'ground', duck: 'dash', run_ducking: 'dash', ducking: 'dash', mount: 'truck', get_in: 'truck', get_out: 'truck', dismount: 'truck', drive: 'truck', retreat: 'undo', shoot: 'aim', attack: 'aim', walk: 'move', walk_fire: 'movefire', move_fire: 'movefire', assault: 'charge',
  guard: 'eye', overwatch: 'eye', on_guard: 'eye', go_to_ground: 'ground', double: 'dash', run: 'dash', pass: 'wait', use: 'skill', board: 'truck',
  morale: 'rally', roll: 'die',
};

export function iconPath(name: string): string {
  return ICONS[name] ?? ICONS[ALIKE[name] ?? ''] ?? (ICONS['step'] as string);
}

export function hasIcon(name: string | undefined): boolean {
  return name !== undefined && (name in ICONS || name in ALIKE);
}
