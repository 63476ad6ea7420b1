import type { AdvanceId } from '../data/advances.ts';
import type { RuleText } from '../data/rule-text.ts';
import type { WeaponId } from '../data/weapons/weapons.ts';

/** What a gift can change about whoever got it. */
interface Giftable {
  readonly combat: number;
  readonly rules: readonly RuleText[];
  readonly weapons: readonly WeaponId[];
  readonly hand: readonly WeaponId[];
}

/** FF-CAMP-26, FF-CAMP-31: an advance of one model, for as long as it lives. */
export interface Gift {
  readonly id: AdvanceId;
  readonly rule: string;
  give(model: Giftable): Partial<Giftable>;
}
