import type { SceneDraft } from '../../scene.spec-support.ts';
import { scene } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';

/** Where the cellar of the house begins on the table: beyond the hall and the void. */
export const CELLAR = 120;

/** SB-OPS-04: a house of two boards, 20" square: a hall, and a dark cellar under it. */
export const HOUSE: Partial<Scenario> = {
  boards: [
    { id: 'hall', width: 20, height: 20 },
    { id: 'cellar', width: 20, height: 20, maxSight: 6 },
  ],
};

type Link = NonNullable<Scenario['links']>[number];

/** A trap door of 2" round (10, 10), in both floors. */
export const TRAP_DOOR: Link = {
  id: 'trap-door',
  kind: 'hatch',
  a: { board: 'hall', rect: [9, 9, 2, 2] },
  b: { board: 'cellar', rect: [9, 9, 2, 2] },
  cost: 0,
  auto: true,
};

/** Stairs from (4, 10) in the hall to (4, 10) in the cellar. */
export const STAIRS: Link = {
  id: 'stairs',
  kind: 'stairs',
  a: { at: [4, 10], level: 0, board: 'hall' },
  b: { at: [4, 10], level: 0, board: 'cellar' },
  cost: 4,
};

/** A scene in the house, with these ways between its floors. */
export function inHouse(links: readonly Link[], { scenario, ...draft }: SceneDraft): SilverBayonetState {
  return scene({ ...draft, scenario: { ...HOUSE, links: [...links], ...scenario } });
}
