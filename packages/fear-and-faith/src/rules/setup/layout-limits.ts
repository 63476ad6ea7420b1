import { SPREAD_BASE } from '../../data/bodies.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { LayOutLimits } from '../../questions.ts';
import type { GroundLimits } from '../../scenario/format/declarations.ts';
import type { Distance } from '../../scenario/format/words.ts';

/** FF-SET-03: without a scenario, with two standard bases between pieces. */
export const USUAL_LIMITS: LayOutLimits = {
  least: 4,
  most: 8,
  across: LENGTH.short,
  gap: 2 * SPREAD_BASE,
  edge: 25,
  cover: false,
  hiding: 0,
};

/** FF-SCN-03, FF-SCN-14: as a scenario has them. */
export function limitsFrom({ pieces, across, gap, edge, cover, hiding }: GroundLimits): LayOutLimits {
  const far = (distance: Distance | undefined) =>
    typeof distance === 'string' ? LENGTH[distance] : (distance ?? 0);
  return {
    least: pieces[0],
    most: pieces[1],
    across: far(across),
    gap: far(gap),
    edge: far(edge),
    cover: cover ?? false,
    hiding: hiding ?? 0,
  };
}
