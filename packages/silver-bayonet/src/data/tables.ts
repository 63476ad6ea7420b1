/** SB-EVT-01: one die; the first row is a 1. */
export const EVENTS = [
  { id: 'rain', title: 'Rain', rule: 'SB-EVT-02' },
  { id: 'fog', title: 'Fog', rule: 'SB-EVT-03' },
  { id: 'wail-of-terror', title: 'Wail of Terror', rule: 'SB-EVT-04' },
  { id: 'deluge', title: 'Deluge', rule: 'SB-EVT-05' },
  { id: 'artillery-strike', title: 'Artillery Strike', rule: 'SB-EVT-06' },
  { id: 'wheel-of-fate', title: 'The Wheel of Fate Turns', rule: 'SB-EVT-07' },
  { id: 'strength-of-the-faithful', title: 'Strength of the Faithful', rule: 'SB-EVT-08' },
  { id: 'powerful-enchantment', title: 'Powerful Enchantment', rule: 'SB-EVT-09' },
  { id: 'mysterious-movement', title: 'Mysterious Movement', rule: 'SB-EVT-10' },
  { id: 'lucky-find', title: 'Lucky Find', rule: 'SB-EVT-11' },
] as const;

export type EventId = (typeof EVENTS)[number]['id'];

export function eventOn(die: number): EventId {
  return EVENTS[die - 1]!.id;
}

/** SB-ENC-01: two dice; the first entry is a 2. */
export const ENCOUNTERS = [
  'demon',
  'troll',
  'black-dog',
  'possessed',
  'goblin',
  'ghoul',
  'vampire-bat',
  'revenant',
  'bandit',
  'cultist',
  'hobgoblin',
  'dark-wolf',
  'living-scarecrow',
  'changeling',
  'living-armour',
  'pixie',
  'ghost',
  'werewolf',
  'vampire',
] as const;

export function encounterOn(total: number): string {
  return ENCOUNTERS[total - 2]!;
}

/** SB-TER-02, worst first: the row of a total is the first whose `most` it does not pass. */
export const TERROR_ROWS = [
  { id: 'collapse', title: 'Collapse', most: 2, rule: 'SB-TER-04' },
  { id: 'paralysed', title: 'Paralysed', most: 4, rule: 'SB-TER-05' },
  { id: 'shaken', title: 'Shaken', most: 6, rule: 'SB-TER-06' },
  { id: 'stunned', title: 'Stunned', most: 8, rule: 'SB-TER-07' },
  { id: 'distracted', title: 'Distracted', most: 10, rule: 'SB-TER-08' },
] as const;

export type TerrorResult = (typeof TERROR_ROWS)[number]['id'] | 'no-effect';

export function terrorOn(total: number): TerrorResult {
  return TERROR_ROWS.find(({ most }) => total <= most)?.id ?? 'no-effect';
}

/** SB-MOV-21: dice of damage for a fall of so many inches. */
export function fallDice(drop: number): number {
  return drop <= 3 ? 0 : Math.ceil(drop / 3) - 1;
}

/** SB-ATT-83: one die. */
const RAISED = [
  { most: 5, monster: 'skeletal-soldier' },
  { most: 8, monster: 'revenant' },
  { most: 9, monster: 'black-dog' },
  { most: 10, monster: 'ghost' },
] as const;

export function raisedOn(die: number): string {
  return RAISED.find(({ most }) => die <= most)!.monster;
}

/** SB-SHT-09. */
export const SHOOTING_MODIFIERS = { moved: -1, cover: -1, mountedShooter: -2 } as const;

/** SB-FATE-01. */
export const STARTING_POOL = { power: 2, skill: 2, monster: 1 } as const;

/** SB-SOLO-05. */
export const SOLO_POOL = { power: 1, skill: 1, monster: 0 } as const;
