import type { Seat } from '@vedette/engine';
import type { BayonetPointState } from '../../state.ts';

/** BP-GEN-19, BP-MEL-03, BP-MOR-13: whose figures come first: the active player's, or whoever won the initiative. */
export function leadingSide({ step, active, first }: BayonetPointState): Seat {
  return step === 'activations' ? active : first;
}
