import { snap } from '@vedette/engine/table';
import { ofScale } from '../../data/distances.ts';
import { GRID, type Layout, layoutOf } from '../../rules/ground/terrain.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Distance } from '../format/words.ts';
import { playable } from './playable.ts';

/** What lengths and places of a scenario hang on. */
export type Told = Pick<BayonetPointState, 'battle' | 'options'>;

/** BP-SCN-06: how the layout of the scenario lies on this table. */
export function layoutIn(s: Told): Layout {
  return layoutOf(s.options['figure-scale'], s.options.table, playable(s).boards[0]);
}

/** BP-GEN-03, BP-SCN-06: a length of the layout is scaled, a pair is used as it is given. */
export function millimetres(s: Told, distance: Distance): number {
  if (typeof distance === 'number') return snap(distance * layoutIn(s).factor, GRID);
  const pair = 'times' in distance ? distance.times : distance;
  const times = 'times' in distance ? (s.battle.variables[distance.var] ?? 0) : 1;
  return times * ofScale(s.options['figure-scale'], [pair.small, pair.large]);
}
