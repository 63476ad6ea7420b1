import type { AdvanceId } from './advances.ts';
import type { FightModifierId, ShotModifierId } from './fighting.ts';
import type { BashModifierId, ClimbModifierId } from './moving.ts';
import type { FearModifierId } from './nerve.ts';
import type { QualityModifierId } from './quality.ts';
import type { SpecialRuleId } from './special-rules.ts';
import type { WeaponId } from './weapons/weapons.ts';

/** Rows of the tables of modifiers, and the few that stand in none; each has its words in `words/en/said.ts`. */
export type TableModifierId =
  | BashModifierId
  | ClimbModifierId
  | FearModifierId
  | FightModifierId
  | QualityModifierId
  | ShotModifierId
  | 'enclosed'
  | 'held-stake'
  | 'sacrifice'
  | 'scenario';

/** A number that goes into a roll, and what it is for. */
export interface Modifier {
  readonly by: TableModifierId | SpecialRuleId | WeaponId | AdvanceId;
  readonly rule: string;
  readonly value: number;
}
