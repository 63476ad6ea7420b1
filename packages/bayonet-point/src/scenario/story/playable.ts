import type { Seat } from '@vedette/engine';
import type { BayonetPointState } from '../../state.ts';
import { isChoice, type Playable } from '../format/scenario.ts';

/** The scenario that is played. BP-SCN-01: once the die has said which. */
export function playable({ battle }: Pick<BayonetPointState, 'battle'>): Playable {
  if (isChoice(battle.scenario)) throw new Error('The die has not said yet which scenario it is.');
  return battle.scenario;
}

/** BP-SCN-03: who has a role. */
export function seatOf({ battle }: Pick<BayonetPointState, 'battle'>, role: string): Seat {
  return battle.roles[role] ?? 0;
}
