import type { Pending } from '@vedette/engine';
import type { BayonetPoint } from '../../game.ts';

/** A line for those who play for the first time. */
const HINTS: Readonly<Partial<Record<Pending<BayonetPoint>['kind'], string>>> = {
  deploy: 'Tap inside the gold ground. Hedges and walls make good neighbours.',
  march:
    'The gold ground is what the leader can reach. The others follow as far as they get, some of them beyond it.',
  move: 'The gold ground is in reach. Point at an enemy to see the odds from where the way ends.',
  counterCharge: 'Those who go to meet a charge count as charging themselves, and strike the better for it.',
  shootWhom: 'Range and cover are counted in.',
};

export function hintOn(kind: Pending<BayonetPoint>['kind']): string | null {
  return HINTS[kind] ?? null;
}
