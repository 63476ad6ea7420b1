/** FF-GEN-12: dice of one Quality roll at most, and the faces that settle it whatever is added. */
export const MOST_DICE = 3;
export const ALWAYS_FAILS = 1;
export const ALWAYS_SUCCEEDS = 6;
/** FF-SPEC-41: at this number nobody lives. */
export const DEAD_AT = 7;

export type QualityUse = 'activation' | 'climbing' | 'fear' | 'morale' | 'spell' | 'other';

/** FF-GEN-13: one row; those with a value of their own elsewhere have their table there. */
export interface QualityModifier {
  readonly value: number;
  readonly uses: readonly QualityUse[] | 'all';
  readonly rule: string;
}

const row = (value: number, uses: QualityModifier['uses'], rule: string): QualityModifier => ({
  value,
  uses,
  rule,
});

export type QualityModifierId =
  | 'blitzkrieg'
  | 'daylight'
  | 'depressive'
  | 'fear-feeds-magic'
  | 'frightened'
  | 'full-moon'
  | 'just-summoned'
  | 'leader'
  | 'manic'
  | 'master'
  | 'steadfast';

/** FF-GEN-13: Leader and Master do not add up. */
export const QUALITY_MODIFIERS: Readonly<Record<QualityModifierId, QualityModifier>> = {
  blitzkrieg: row(1, ['activation'], 'FF-CAMP-20'),
  daylight: row(-1, 'all', 'FF-SET-07'),
  depressive: row(-1, 'all', 'FF-FEAR-08'),
  'fear-feeds-magic': row(1, ['spell'], 'FF-MAG-06'),
  frightened: row(-1, ['fear', 'morale'], 'FF-FEAR-08'),
  'full-moon': row(1, 'all', 'FF-SET-08'),
  'just-summoned': row(-1, 'all', 'FF-SPEC-15'),
  leader: row(1, 'all', 'FF-SPEC-32'),
  manic: row(1, 'all', 'FF-FEAR-08'),
  master: row(1, ['activation'], 'FF-SPEC-36'),
  steadfast: row(1, ['morale'], 'FF-SPEC-51'),
};

/** FF-ACT-03, FF-GEN-14: failures on one activation roll that hand the turn over. */
export const TURNOVER_FAILURES = 2;
/** FF-MAG-03, FF-SPEC-58: and of one for something declared, those that are a mishap. */
export const MISHAP_FAILURES = 3;
