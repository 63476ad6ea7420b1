import { type Body, gap } from '@vedette/engine/table';
import { enemiesOf } from '../figures.ts';
import type { Look } from '../game.ts';
import type { Figure } from '../state.ts';
import { CONTACT } from './movement/contact.ts';

/** SB-GEN-09.R1: levels this far apart are out of reach of a marker. */
export const MARKER_REACH = 1;

/** SB-GEN-09.R1: a base that touches or overlaps a marker's disc. */
export function touchesMarker(figure: Body, marker: Body): boolean {
  return Math.abs(marker.z - figure.z) < MARKER_REACH && gap(figure, marker) <= CONTACT.tolerance;
}

/** SB-CLUE-01.R1, SB-SCN-GEN-17.R2: no enemy of this figure, monsters included, within so much of the marker's disc. */
export function clearOfEnemies(look: Look, figure: Figure, marker: Body, inches: number): boolean {
  return look.table.within(marker, inches, enemiesOf(look.s, figure)).length === 0;
}
