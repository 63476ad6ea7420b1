import { type Body, type ContactRules, inContact, tableOf } from '@vedette/engine/table';
import { enemiesOf } from '../../figures.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { STEP } from './gait.ts';

/** SB-GEN-09: bases within 0.02", levels closer than the lower figure's height; across a low thin barrier too. */
export const CONTACT: ContactRules = {
  tolerance: 0.02,
  reach: 'lower-height',
  acrossBarrier: { height: 1, thickness: 0.5 },
  step: STEP,
  wallsSeparate: false,
};

export function touch(s: SilverBayonetState, a: Body, b: Body): boolean {
  return inContact(tableOf(s.terrain), a, b, CONTACT);
}

export function enemiesTouching(s: SilverBayonetState, figure: Figure): Figure[] {
  return enemiesOf(s, figure).filter((enemy) => touch(s, figure, enemy));
}
