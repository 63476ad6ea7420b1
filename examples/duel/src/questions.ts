import { one, path, type Seat } from '@vedette/engine';
import type { Card } from './state.ts';

export interface Roll {
  readonly power: number;
  readonly skill: number;
  readonly total: number;
  readonly needed: number;
}

/** Everything a player can ever be asked; which walks are legal is in `judges.ts`. */
export const questions = {
  /** DU-03 */
  chooseCard: one<Card>(),
  /** DU-05: a path of up to `budget` paces; empty to stay. */
  walk: path<{ readonly seat: Seat; readonly budget: number }>(),
  /** DU-06 */
  strike: one<'strike' | 'hold', { readonly target: Seat }>(),
  /** DU-07 */
  spendFate: one<'keep' | 'power' | 'skill', Roll>(),
  /** DU-08 */
  playCard: one<'keep' | 'play', { readonly card: Card }>(),
  /** DU-09 */
  strikeBack: one<'strike-back' | 'back-off', { readonly against: Seat }>(),
  /** DU-11 */
  standFast: one<'spend' | 'fall'>(),
};
