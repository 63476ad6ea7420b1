export const LEAVING_IDS = [
  'killed',
  'killed-gruesome',
  'routed',
  'collapsed',
  'banished',
  'sacrificed',
  'left',
  'dismissed',
] as const;
export type LeavingId = (typeof LEAVING_IDS)[number];

/** FF-GEN-21: what follows when a model is out of play. */
export interface Leaving {
  /** Whether friends who see it test Fear; a sacrifice has a rule of its own (FF-MAG-14). */
  readonly fear: boolean | 'special';
  readonly fearModifier: number;
  /** Whether a lost Leader shakes his friends. */
  readonly morale: boolean;
  readonly countsForHalf: boolean;
  /** Whether it scores like a kill; `scenario`: like one unless a scenario says otherwise. */
  readonly scores: boolean | 'scenario';
  readonly corpse: boolean;
}

const QUIET: Leaving = {
  fear: false,
  fearModifier: 0,
  morale: false,
  countsForHalf: true,
  scores: true,
  corpse: false,
};

export const LEAVING: Readonly<Record<LeavingId, Leaving>> = {
  killed: { ...QUIET, fear: true, morale: true, corpse: true },
  'killed-gruesome': { ...QUIET, fear: true, fearModifier: -1, morale: true, corpse: true },
  routed: QUIET,
  collapsed: QUIET,
  banished: { ...QUIET, morale: true },
  sacrificed: { ...QUIET, fear: 'special', scores: false },
  left: { ...QUIET, scores: 'scenario' },
  dismissed: { ...QUIET, countsForHalf: false, scores: false },
};
