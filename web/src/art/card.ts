import { hasPictogram, pictogram } from './pictogram';

/** Pictures of cards from flat shapes, 138 × 84. */
type Picture = { sky: string; inner: string };

const BONE = '#fbf5e6';
const PEN = '#241f18';
const stroke = (d: string, w: number, colour = BONE): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, colour = PEN): string => `<path d="${d}" fill="${colour}"/>`;

const PICTURES: Record<string, Picture> = {
  storm: {
    sky: '#8f2c12',
    inner: [24, 48, 72, 96].map((x, i) => stroke(`M${x} 8q18 16 ${4 + i} 34t6 36`, 4)).join(''),
  },
  quake: {
    sky: '#b8892a',
    inner: fill('M0 84V58l22-18 20 12 26-30 30 26 20-12 20 22v26z') + stroke('M70 22l-6 16 10 8-8 14', 3),
  },
  dusk: {
    sky: '#5d7f8b',
    inner: `<circle cx="94" cy="38" r="22" fill="#f3e3b6"/>${fill('M0 60h138v24H0z', '#3c4b50')}`,
  },
  fire: {
    sky: '#4b1a10',
    inner:
      fill('M70 6q30 26 26 50a27 27 0 0 1-54 0q0-14 12-26 0 14 10 14Q74 30 70 6z', '#e0641f') +
      fill('M70 40q12 12 10 22a11 11 0 0 1-22 0q2-12 12-22z', '#f6c445'),
  },
  skull: {
    sky: '#3b3140',
    inner:
      fill('M44 38a25 25 0 1 1 50 0q0 12-9 15v14H53V53q-9-3-9-15z', BONE) +
      `<circle cx="60" cy="38" r="6.5" fill="${PEN}"/><circle cx="78" cy="38" r="6.5" fill="${PEN}"/>${stroke('M61 60v7M69 60v7M77 60v7', 2.4, PEN)}`,
  },
  shield: {
    sky: '#1d4f6a',
    inner: fill('M43 12h52v26q0 26-26 36-26-10-26-36z', BONE) + stroke('M69 14v56M45 36h48', 3, PEN),
  },
  crosshair: {
    sky: '#27424a',
    inner: `<circle cx="69" cy="42" r="25" fill="none" stroke="${BONE}" stroke-width="3.4"/><circle cx="69" cy="42" r="4" fill="#e0641f"/>${stroke('M69 8v20M69 56v20M35 42h20M83 42h20', 3.4)}`,
  },
  boot: {
    sky: '#5c6b2c',
    inner: fill('M44 12h24v34l26 10q8 3 8 14H40z', PEN) + stroke('M40 62h62M48 20h16M48 28h16', 2.6),
  },
  eye: {
    sky: '#21504a',
    inner:
      fill('M22 42q47-46 94 0-47 46-94 0z', BONE) +
      `<circle cx="69" cy="42" r="15" fill="#0b625b"/><circle cx="69" cy="42" r="6.5" fill="${PEN}"/>`,
  },
  gear: {
    sky: '#4f4a42',
    inner: `<g transform="translate(69 42)">${Array.from({ length: 8 }, (_, i) => `<rect x="-6" y="-32" width="12" height="16" rx="2" fill="${BONE}" transform="rotate(${i * 45})"/>`).join('')}<circle r="23" fill="${BONE}"/><circle r="9" fill="#4f4a42"/></g>`,
  },
  medic: { sky: '#6d2420', inner: fill('M58 14h22v17h17v22H80v17H58V53H41V31h17z', BONE) },
  star: {
    sky: '#22365f',
    inner: fill('M69 8l9.6 21.6 23.4 2.2-17.8 15.6 5.4 23L69 58.2 48.4 70.4l5.4-23L36 31.8l23.4-2.2z', '#f2c544'),
  },
  bolt: { sky: '#403061', inner: fill('M78 6L44 46h20l-8 34 36-44H70z', '#f2c544') },
  wall: {
    sky: '#7b6a4a',
    inner: Array.from({ length: 4 }, (_, r) =>
      Array.from(
        { length: 6 },
        (_, c) =>
          `<rect x="${c * 26 - (r % 2) * 13}" y="${16 + r * 17}" width="24" height="15" rx="2" fill="#c4beb2" stroke="${PEN}" stroke-width="1.4"/>`,
      ).join(''),
    ).join(''),
  },
  radio: {
    sky: '#35492f',
    inner:
      fill('M46 30h46v44H46z', PEN) +
      stroke('M84 30L100 6', 3.4, PEN) +
      `<circle cx="60" cy="56" r="9" fill="${BONE}"/>${stroke('M76 44h10M76 52h10M76 60h10', 2.6)}${stroke('M106 10q8 6 6 16M112 4q12 10 10 26', 2.6)}`,
  },
  flag: {
    sky: '#7a3b16',
    inner: stroke('M48 76V10', 4, PEN) + fill('M50 12q20-9 36 0t34 0v36q-18 9-34 0t-36 0z', BONE),
  },
  claw: { sky: '#51201c', inner: [40, 60, 80].map((x) => stroke(`M${x} 12q16 26 4 60`, 7)).join('') },
  crate: {
    sky: '#6a4f28',
    inner: fill('M36 20h66v52H36z', '#c9a566') + stroke('M36 20h66v52H36zM36 20l66 52M102 20L36 72', 3, PEN),
  },
};

const KINDS: Record<string, string> = {
  strategy: 'storm',
  tactic: 'boot',
  gear: 'gear',
  resource: 'crate',
  warlord: 'star',
  order: 'radio',
  attack: 'crosshair',
  defence: 'shield',
  event: 'dusk',
};

/** A word in a card's id that says what is on it. */
const HINTS: [RegExp, string][] = [
  [/storm|wind|cinder|ash/, 'storm'],
  [/quake|shudder|ground|earth|mine/, 'quake'],
  [/dusk|night|fog|veil|smoke|dark/, 'dusk'],
  [/fire|burn|flame|scorch|inferno/, 'fire'],
  [/dead|death|fear|terror|skull|grave|doom/, 'skull'],
  [/shield|armour|armor|guard|cover|plate|ward/, 'shield'],
  [/aim|shot|scope|target|sight|snip|marks/, 'crosshair'],
  [/march|run|move|charge|rush|swift|haste|advance|boots/, 'boot'],
  [/watch|eye|scan|scout|recon|vigil/, 'eye'],
  [/heal|medic|med|stim|patch/, 'medic'],
  [/inspir|hero|command|courage|banner|rally|lead/, 'star'],
  [/bolt|light|spark|static|power|psy|mind|warp/, 'bolt'],
  [/wall|dig|trench|fort|barric/, 'wall'],
  [/radio|jam|call|signal|comm/, 'radio'],
  [/flag|claim|object/, 'flag'],
  [/claw|blade|melee|rage|fury|blood|frenzy/, 'claw'],
  [/ammo|supply|supplies|cache|crate|reload|grenade/, 'crate'],
  [/gear|tool|weapon|engine/, 'gear'],
];

/** What a card brings to the map, as its counter shows it. */
function pictured(art: string): string {
  return `<rect width="138" height="84" fill="#3a4a36"/><path d="M0 62q34-14 70-4t68-6v32H0z" fill="#26331f"/><g transform="translate(69 42) scale(2.1)" fill="${BONE}" stroke="${BONE}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">${pictogram(art)}</g>`;
}

/** The picture of a card: by its own name, by a word of its id, or by its kind. */
export function cardArt(art: string | undefined, id: string, kind: string | undefined): string {
  if (!(art && art in PICTURES) && hasPictogram(art)) return pictured(art ?? '');
  const hint = HINTS.find(([word]) => word.test(id))?.[1];
  const found =
    PICTURES[art ?? ''] ??
    PICTURES[hint ?? ''] ??
    PICTURES[KINDS[kind ?? ''] ?? 'storm'] ??
    (PICTURES['storm'] as Picture);
  return `<rect width="138" height="84" fill="${found.sky}"/>${found.inner}`;
}

export const CARD_BACK = `<path d="M0-42L36-21V21L0 42-36 21V-21Z" fill="${BONE}" stroke="${PEN}" stroke-width="3" stroke-linejoin="round"/><path d="M0-22L22 18H-22ZM0-42V-22M-36-21L-22 18M36-21L22 18M-36-21L0-22 36-21M-22 18L0 42 22 18M-36 21L-22 18M36 21L22 18" fill="none" stroke="${PEN}" stroke-width="2" stroke-linejoin="round"/>`;
