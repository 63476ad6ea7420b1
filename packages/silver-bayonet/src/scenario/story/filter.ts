import { isGuest } from '@vedette/scenario';
import { stands, waitsToDeploy } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { entryOf } from '../../kit.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure } from '../../state.ts';
import { boardOf } from '../boards/board.ts';
import type { Filter } from '../format/who.ts';
import { hasStatus } from '../statuses/status.ts';
import type { Context } from './context.ts';
import { near } from './near.ts';

/** Mark of a figure that has lost Health in this game. */
export const HURT = 'hurt';

type Test<Key extends keyof Filter> = (
  wanted: NonNullable<Filter[Key]>,
  figure: Figure,
  look: Look,
  context: Context,
) => boolean;

/** SB-OPS-19: whether a figure that may be meant at all has each of these. */
const TESTS: { readonly [Key in keyof Filter]-?: Test<Key> } = {
  is: (kind, { side }) => kind === 'figure' || (kind === 'monster') === (side === null),
  side: (whose, { side }, { s }, { player }) =>
    player !== null && (whose === 'own') === onOneSide(s, player, side),
  monster: (id, { home, type }) => home === null && type === id,
  guest: (name, { id }) => isGuest(id, name),
  group: (name, { id }, { s }) => s.story.groups[id] === name,
  attribute: (id, figure) => entryOf(figure, id) !== null,
  item: (id, { gear }) =>
    gear.some(({ item, upgrades, state }) => state !== 'lost' && (item === id || upgrades.includes(id))),
  status: (name, figure) => hasStatus(figure, name),
  zone: (name, figure, { table }) => stands(figure) && table.inZone(figure, name),
  board: (id, figure, { s }) => stands(figure) && boardOf(s, figure) === id,
  undamaged: (_, { marks }) => marks[HURT] === undefined,
  carrying: (what, { carries }) =>
    typeof what === 'number' ? carries.length === what : carries.includes(what),
  mounted: (wanted, { mounted }) => mounted === wanted,
  stored: (name, { id }, { s }) => s.story.figures[name]?.includes(id) === true,
  notStored: (name, { id }, { s }) => s.story.figures[name]?.includes(id) !== true,
  near: ({ within, of }, figure, look, context) => stands(figure) && near(look, figure, within, of, context),
  alive: () => true,
};

/** SB-OPS-19: every key must fit, and the figure must be on the table; unit members about to deploy count as on it. */
export function fits(look: Look, filter: Filter, figure: Figure, context: Context): boolean {
  if (!isOnTable(figure) && !(filter.alive === true && hasLeft(figure))) return false;
  return matches(look, filter, figure, context);
}

/** The same for a figure that need not be on the table: one that has just left it (SB-OPS-17). */
export function matches(look: Look, filter: Filter, figure: Figure, context: Context): boolean {
  for (const key of Object.keys(filter) as (keyof Filter)[]) {
    const wanted = filter[key];
    if (wanted === undefined) continue;
    const test = TESTS[key] as Test<keyof Filter>;
    if (!test(wanted, figure, look, context)) return false;
  }
  return true;
}

/** On the table for a scenario: on its feet, or a unit member beside it who has not deployed yet. */
export function isOnTable(figure: Figure): boolean {
  return stands(figure) || (figure.side !== null && waitsToDeploy(figure));
}

/** A unit member who quit the table alive. */
export function hasLeft({ home, standing }: Figure): boolean {
  return home !== null && standing === 'left';
}
