/** FF-HTH-06 */
export const FIGHT_MODIFIERS = {
  outnumbered: -1,
  'foe-fallen-or-transfixed': 2,
  'powerful-attack': -1,
  ambush: 1,
  'mounted-vs-foot': 1,
  'larger-size': 1,
  'defending-obstacle': 1,
  'higher-position': 1,
  chainsaw: 2,
  'stake-vs-non-vampire': -1,
  'stake-without-rule': -1,
  'hunter-vs-prey': 1,
  stunned: -1,
  shaken: -1,
  'chainsaw-follow-up': -1,
  unfamiliar: -1,
  'combat-masters': 2,
} as const satisfies Record<string, number>;
export type FightModifierId = keyof typeof FIGHT_MODIFIERS;

/** FF-RNG-21 */
export const SHOT_MODIFIERS = {
  'band-2': -1,
  'band-3': -2,
  cover: -1,
  'target-big-or-huge': 1,
  unfamiliar: -1,
  'night-outdoors': -1,
  'rain-or-storm': -1,
  ambush: 1,
  'target-swarm': -2,
  'target-transfixed': 2,
  'target-acrobat': -1,
  'target-difficult': -1,
  'target-fallen': -1,
  aimed: -1,
  'through-immaterial': -1,
  'wood-vs-non-vampire': -1,
  shaky: -1,
  'burst-step': -1,
  concentrated: -1,
  'hunter-vs-prey': 1,
  shaken: -1,
  'dark-room': -1,
  'combat-masters': 2,
} as const satisfies Record<string, number>;
export type ShotModifierId = keyof typeof SHOT_MODIFIERS;

/** FF-RNG-04 */
export const MUSCLE_FACTOR = 2;

/** FF-HTH-03: how often the loser's total must go into the winner's, and the least that counts as his. */
export const KILL_FACTOR = 2;
export const GRUESOME_FACTOR = 3;
export const LEAST_TOTAL = 1;

/** FF-HTH-05: what an attack is, where the kill table asks. */
export type Killer =
  | 'attack-spell'
  | 'chainsaw'
  | 'claws'
  | 'explosive'
  | 'fire'
  | 'firearm-aimed'
  | 'heavy-weapon-powerful'
  | 'holy-water'
  | 'immaterial'
  | 'magic-weapon'
  | 'silver'
  | 'sun-grenade'
  | 'wood';

export interface KillRow {
  /** What may kill it; null: anything. */
  readonly by: readonly Killer[] | null;
  /** What kills it by beating it. */
  readonly lethal: readonly Killer[];
  /** What kills it by beating it while it is fallen or transfixed. */
  readonly lethalWhenHelpless: readonly Killer[];
  /** What kills it with a natural six, whatever the totals. */
  readonly onSix: readonly Killer[];
  /** Whose claws do not count. */
  readonly notClawsOf: readonly ('werewolf' | 'zombie')[];
  /** Whether everything else leaves it where it stands. */
  readonly untouched: boolean;
}

const NONE = { lethal: [], lethalWhenHelpless: [], onSix: [], notClawsOf: [], untouched: false } as const;

const VAMPIRE = { ...NONE, lethal: ['sun-grenade'], lethalWhenHelpless: ['wood'] } as const;

export type KillTarget =
  | 'immaterial'
  | 'ordinary'
  | 'vampire-by-day'
  | 'vampire-by-night'
  | 'werewolf'
  | 'zombie';

/** FF-HTH-05. An aimed shot finishes a helpless zombie only from beside it. */
export const KILL_TABLE: Readonly<Record<KillTarget, KillRow>> = {
  ordinary: { ...NONE, by: null },
  zombie: {
    ...NONE,
    by: ['heavy-weapon-powerful', 'firearm-aimed', 'attack-spell', 'chainsaw', 'explosive'],
    lethal: ['chainsaw', 'explosive'],
    lethalWhenHelpless: ['firearm-aimed'],
    onSix: ['heavy-weapon-powerful', 'firearm-aimed'],
  },
  'vampire-by-night': {
    ...VAMPIRE,
    by: ['wood', 'fire', 'attack-spell', 'holy-water', 'sun-grenade', 'magic-weapon', 'claws'],
    notClawsOf: ['zombie'],
  },
  'vampire-by-day': { ...VAMPIRE, by: null },
  werewolf: {
    ...NONE,
    by: ['fire', 'attack-spell', 'magic-weapon', 'claws', 'silver'],
    lethal: ['silver'],
    notClawsOf: ['werewolf', 'zombie'],
  },
  immaterial: { ...NONE, by: ['immaterial', 'magic-weapon', 'attack-spell'], untouched: true },
};
