import type { Item, Shot } from './item.ts';

/** Two slots, as the guns it is fired like: a lit torch bars it (SB-EQ-24). */
const SWIVEL_GUN = {
  class: 'firearm',
  armoury: 'artillery',
  slots: 2,
  unlosable: true,
  page: '94, 99, 111',
  rule: 'SB-EQ-32',
} as const;

/** SB-EQ-32.R1: its ammunition lies beside it. SB-CAV-13: no rider fires it. */
const SHOT = {
  ignoresArmour: 1,
  loading: 'reload',
  needs: null,
  mounted: false,
  technology: true,
  types: [],
} as const;

const ball: Shot = {
  ...SHOT,
  range: 24,
  damage: { die: 'power', modifier: 4 },
  modifier: 0,
  targets: 1,
  spread: null,
};

const scatter: Shot = {
  ...SHOT,
  range: 14,
  damage: { die: 'power', modifier: 1 },
  modifier: -1,
  targets: 3,
  spread: 'common-point',
};

/** One gun, two ways to fire it: an Artillerist chooses at each shot. */
export const SWIVEL_SHOTS = { ball: 'swivel-gun-ball', scatter: 'swivel-gun-scatter' } as const;

/** SB-EQ-32.R1: what its gunner needs with the option. */
export const SWIVEL_AMMUNITION = 'cartridge-box';

export const ARTILLERY: readonly Item[] = [
  { ...SWIVEL_GUN, id: SWIVEL_SHOTS.ball, title: 'Swivel gun, ball', shot: ball },
  { ...SWIVEL_GUN, id: SWIVEL_SHOTS.scatter, title: 'Swivel gun, scatter', shot: scatter },
];
