/** Miniatures from above, facing up, in a 100-wide box round 0,0. The silhouette tells the kind. */
const BODIES: Record<string, string> = {
  armoured:
    '<path d="M-30-9H30V15Q0 27-30 15Z"/><circle cx="-31" cy="3" r="12.5"/><circle cx="31" cy="3" r="12.5"/><circle cx="0" cy="1" r="15.5"/><path d="M-10-5Q0-13 10-5" fill="none"/>',
  light: '<ellipse cx="0" cy="5" rx="31" ry="14"/><circle cx="0" cy="1" r="14.5"/><path d="M-14 3H14" fill="none"/>',
  brute:
    '<path d="M-44 10C-44-12-22-16 0-15S44-12 44 10C38 30 16 24 0 31-16 24-38 30-44 10Z"/><path d="M-26 13q11 7 26 2 15 5 26-2" fill="none"/><circle cx="0" cy="-2" r="12.5"/><path d="M-6-7h12" fill="none"/>',
  ragged:
    '<path d="M-33 11L-19-8 19-8 33 11 22 25 11 15 0 28-11 15-22 25z"/><circle cx="0" cy="-1" r="13.5"/><path d="M-5-6v6M5-6v6" fill="none"/>',
  robot:
    '<path d="M-28-12H28V18H-28Z"/><rect x="-40" y="-8" width="13" height="22" rx="3"/><rect x="27" y="-8" width="13" height="22" rx="3"/><rect x="-12" y="-14" width="24" height="22" rx="4"/><path d="M-7-5h14" fill="none"/>',
  beast:
    '<path d="M0-34Q16-30 15-12 34-14 38 4 28 2 20 8 24 30 0 40-24 30-20 8-28 2-38 4-34-14-15-12-16-30 0-34Z"/><path d="M-7-22v4M7-22v4M-10 8q10 8 20 0" fill="none"/>',
  mounted:
    '<path d="M0-44Q13-34 12-6L16 34Q0 46-16 34L-12-6Q-13-34 0-44Z"/><ellipse cx="0" cy="6" rx="25" ry="11"/><circle cx="0" cy="3" r="12"/>',
  cloaked: '<path d="M0-20Q26-14 34 22 16 18 0 32-16 18-34 22-26-14 0-20Z"/><path d="M-11-2Q0-20 11-2 0 8-11-2Z"/>',
  plain: '<ellipse cx="0" cy="5" rx="28" ry="13"/><circle cx="0" cy="1" r="13"/>',
};

const gun = (d: string, w: number): string =>
  `<path d="${d}" class="gh" style="stroke-width:${w + 9}"/><path d="${d}" class="gun" style="stroke-width:${w}"/>`;

const WEAPONS: Record<string, string> = {
  rifle: gun('M20 2L17-47', 7),
  assault: gun('M20 2L17-44', 8) + '<path d="M20-14l9 4" class="gun" style="stroke-width:6"/>',
  smg: gun('M20-4L18-34', 8) + '<path d="M19-16l8 3" class="gun" style="stroke-width:5"/>',
  shotgun: gun('M20 0L18-40', 10),
  sniper: gun('M21 8L16-58', 5.5) + '<path d="M13-14h9" class="gun" style="stroke-width:6"/>',
  heavy: gun('M20 6L17-46', 13),
  support: gun('M20 6L17-50', 13) + '<path d="M17-38l-9-10M17-38l9-10" class="gun" style="stroke-width:4"/>',
  pistol: gun('M20-8L18-32', 8),
  rpg: gun('M24 34L20-40', 10) + '<path d="M20-56l-9 16h18z" class="fill"/>',
  launcher: gun('M24 20L20-34', 15),
  mini: gun('M22 8L18-46', 12) + '<path d="M10-30h17M10-20h17" class="gun" style="stroke-width:5"/>',
  flamer: gun('M20 6L18-38', 9) + '<path d="M18-58q-8 10 0 16 8-6 0-16z" class="fill"/>',
  mortar: '<circle cx="0" cy="-30" r="13"/><circle cx="0" cy="-30" r="6" class="fill"/>',
  club: gun('M30 0L38-36', 10),
  blade: gun('M28 0L34-44', 6),
  none: '',
};

/** Names that other rulebooks use for the same silhouette. */
const ALIKE: Record<string, string> = {
  lmg: 'support',
  mg: 'support',
  hmg: 'support',
  mmg: 'support',
  saw: 'support',
  gpmg: 'support',
  cannon: 'heavy',
  autocannon: 'heavy',
  carbine: 'rifle',
  musket: 'rifle',
  laser: 'rifle',
  bazooka: 'rpg',
  rocket: 'rpg',
  at: 'rpg',
  grenade: 'launcher',
  minigun: 'mini',
  flame: 'flamer',
  flamethrower: 'flamer',
  sword: 'blade',
  knife: 'blade',
  melee: 'club',
  smg_pistol: 'smg',
  '': 'none',
};

const BODIES_ALIKE: Record<string, string> = {
  power: 'armoured',
  heavy: 'armoured',
  mutant: 'brute',
  giant: 'brute',
  ghoul: 'ragged',
  raider: 'ragged',
  tribal: 'ragged',
  creature: 'beast',
  animal: 'beast',
  dog: 'beast',
  deathclaw: 'beast',
  human: 'light',
  soldier: 'light',
  cyborg: 'robot',
  drone: 'robot',
  hooded: 'cloaked',
  mystic: 'cloaked',
  hero: 'armoured',
};

export function bodyArt(kind: string | undefined): string {
  return BODIES[kind ?? ''] ?? BODIES[BODIES_ALIKE[kind ?? ''] ?? ''] ?? (BODIES['plain'] as string);
}

/** The silhouette a weapon is drawn with: its own, or that of one like it. */
export function silhouette(kind: string | undefined): string {
  const name = kind ?? '';
  return name in WEAPONS ? name : (ALIKE[name] ?? 'rifle');
}

export function weaponArt(kind: string | undefined): string {
  return WEAPONS[silhouette(kind)] ?? '';
}
