import type { Increase } from './officer.ts';
import type { Stats } from './stats.ts';

/** A row of a table read with one die: it holds up to `most`. */
interface Row {
  readonly id: string;
  readonly title: string;
  readonly most: number;
}

/** SB-CAMP-05. */
export const INJURIES = [
  { id: 'dead', title: 'Dead', most: 1 },
  { id: 'permanent-injury', title: 'Permanent Injury', most: 3 },
  { id: 'slow-recovery', title: 'Slow Recovery', most: 4 },
  { id: 'flesh-wound', title: 'Flesh Wound', most: 10 },
] as const satisfies readonly Row[];

/** SB-ATT-53: up to this, an infected wound heals slowly. */
export const INFECTED_MOST = 6;

/** What a madness does: a change of a stat, or an entry of the kit in every game; `adds`: each time anew (SB-CAMP-06.R1). */
export interface Madness extends Row {
  readonly rule: string;
  readonly stat?: { readonly stat: keyof Stats; readonly by: number };
  readonly kit?: string;
  /** How much one more of it adds to the number in the kit. */
  readonly level?: number;
  readonly adds?: true;
}

export const PERMANENTLY_INSANE = 'permanently-insane';

/** SB-CAMP-06. */
export const MADNESSES: readonly Madness[] = [
  { id: PERMANENTLY_INSANE, title: 'Permanently Insane', most: 1, rule: 'SB-CAMP-06' },
  {
    id: 'episodes-of-madness',
    title: 'Episodes of Madness',
    most: 2,
    rule: 'SB-CAMP-07',
    kit: 'episodes-of-madness',
  },
  {
    id: 'spy-for-the-harvestmen',
    title: 'Spy for the Harvestmen',
    most: 3,
    rule: 'SB-CAMP-08',
    kit: 'spy-for-the-harvestmen',
  },
  // The kit's `cursed` is a spell.
  { id: 'cursed', title: 'Cursed', most: 4, rule: 'SB-CAMP-09', kit: 'cursed-for-life' },
  {
    id: 'imbalanced',
    title: 'Imbalanced',
    most: 5,
    rule: 'SB-CAMP-09',
    kit: 'imbalanced',
    level: 3,
    adds: true,
  },
  { id: 'confused', title: 'Confused', most: 7, rule: 'SB-CAMP-09', kit: 'confused' },
  {
    id: 'nagging-doubt',
    title: 'Nagging Doubt',
    most: 10,
    rule: 'SB-CAMP-09',
    stat: { stat: 'health', by: -1 },
    adds: true,
  },
];

/** SB-CAMP-10. */
export const PERMANENT_INJURIES: readonly (Row & { readonly stat: keyof Stats; readonly by: number })[] = [
  { id: 'leg-wound', title: 'Leg Wound', most: 2, stat: 'speed', by: -1 },
  { id: 'arm-wound', title: 'Arm Wound', most: 4, stat: 'melee', by: -1 },
  { id: 'shakes', title: 'Shakes', most: 6, stat: 'accuracy', by: -1 },
  { id: 'jitters', title: 'Jitters', most: 8, stat: 'courage', by: -1 },
  { id: 'internal-injuries', title: 'Internal Injuries', most: 10, stat: 'health', by: -1 },
];

/** SB-ATT-66.R1: our own table. */
export const MUMMYS_CURSES = [
  { id: 'withering', title: 'Withering', most: 2 },
  { id: 'dread', title: 'Dread', most: 5 },
  { id: 'spared', title: 'Spared', most: 10 },
] as const satisfies readonly Row[];

/** SB-CAMP-05.R1, SB-ATT-66: what weighs on a figure in its next game: Health it lacks at the start, or a stat. */
export const NEXT_GAME: Readonly<Record<string, { readonly health?: number; readonly courage?: number }>> = {
  'slow-recovery': { health: -3 },
  withering: { health: -3 },
  dread: { courage: -1 },
};

/** The row of a face. */
export function rowOn<R extends Row>(rows: readonly R[], die: number): R {
  return rows.find(({ most }) => die <= most)!;
}

/** What a tier may bring: a stat, or a new attribute. */
export type TierReward = Increase | 'attribute';

export interface Tier {
  readonly tier: number;
  /** Total that reaches it. */
  readonly xp: number;
  readonly rewards: readonly TierReward[];
}

const COURAGE: Increase = { stat: 'courage', by: 1 };
const HEALTH: Increase = { stat: 'health', by: 1 };
const RECRUITMENT: Increase = { stat: 'recruitment', by: 5 };
const SEASONED: readonly TierReward[] = [HEALTH, 'attribute', RECRUITMENT];
const FAMOUS: readonly TierReward[] = [COURAGE, ...SEASONED];

/** SB-CAMP-15. */
export const TIERS: readonly Tier[] = [
  { tier: 1, xp: 5, rewards: [COURAGE] },
  { tier: 2, xp: 10, rewards: SEASONED },
  {
    tier: 3,
    xp: 18,
    rewards: [
      { stat: 'melee', by: 1 },
      { stat: 'accuracy', by: 1 },
      { stat: 'recruitment', by: 10 },
    ],
  },
  { tier: 4, xp: 30, rewards: [COURAGE] },
  { tier: 5, xp: 45, rewards: SEASONED },
  { tier: 6, xp: 65, rewards: FAMOUS },
  { tier: 7, xp: 100, rewards: FAMOUS },
  { tier: 8, xp: 150, rewards: FAMOUS },
  { tier: 9, xp: 200, rewards: FAMOUS },
];

/** The first tier that the printed table does not limit to (O) attributes (SB-CAMP-15.R1). */
export const HIGH_TIER = 6;

/** SB-CAMP-25: what the lower-ranked unit gets, from this differential on. */
export interface Handicap {
  readonly from: number;
  readonly fateDice: number;
  readonly bonusXp: number;
}

export const HANDICAPS: readonly Handicap[] = [
  { from: 0, fateDice: 0, bonusXp: 0 },
  { from: 5, fateDice: 0, bonusXp: 1 },
  { from: 12, fateDice: 1, bonusXp: 2 },
  { from: 17, fateDice: 1, bonusXp: 4 },
  { from: 22, fateDice: 2, bonusXp: 6 },
  { from: 25, fateDice: 3, bonusXp: 8 },
  { from: 30, fateDice: 4, bonusXp: 8 },
];

/** SB-CAMP-25: from here on the book would rather start again. */
export const FAR_APART = 30;

/** SB-RAND-01: one die; the first is a 1. */
export const RANDOM_SCENARIOS: readonly string[] = [
  'the-investigation',
  'the-revenants',
  'troll-bridge',
  'confirmed-kill',
  'sunken-treasure',
  'the-haunted-ruins',
  'last-stand',
  'loup-garou-surprise',
  'infested-monastery',
  'ship-in-the-fog',
];
