import { diceFrom } from '@vedette/engine';
import { type Position, positions } from './position.ts';
import type { DuelState } from './state.ts';

type Figure = Partial<Position['duellists'][number]>;

/** A position for the specs: two duellists face to face, seat 0 about to act, unless said otherwise. */
export function scene(first: Figure = {}, second: Figure = {}, rest: Partial<Position> = {}): DuelState {
  const document = {
    duellists: [
      { name: 'Vane', x: 5.5, y: 6, fate: 0, ...first },
      { name: 'Roux', x: 6.5, y: 6, fate: 0, ...second },
    ],
    ...rest,
  };
  return positions.arrange(positions.schema.parse(document), diceFrom({ script: [] }));
}
