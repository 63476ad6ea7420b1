import { areEnemies } from '../figures.ts';
import type { Attribute, Look, SilverCx } from '../game.ts';
import { take } from '../kit.ts';
import { readDeedId } from '../option-ids.ts';
import { comesWithin } from '../rules/movement/comes-within.ts';
import { speedOf } from '../rules/movement/speed.ts';
import type { Figure } from '../state.ts';

const RULE = 'SB-ATT-86';
/** What it may do meanwhile: move, reload, search and tend. */
const QUIET = [
  'move',
  'dismount',
  'reload',
  'reload-for-move',
  'quick-reload',
  'investigate',
  'investigate-for-move',
  'tend',
];

/** SB-ATT-86: unseen behind any cover, from farther away than it moves, until it acts again or somebody comes near. */
export const sneaking: Attribute = {
  id: 'sneaking',
  rule: RULE,
  order: 99,
  on: {
    activationBegins: (_, cx, bearer) => stop(cx, bearer),
    mayMoveToAttack: () => false,
    mayShoot: () => false,
    keepsAway: (_inches, _, look, bearer) => speedOf(look, bearer),
    actions: (options) => options.filter((action) => QUIET.includes(readDeedId(action).deed)),
    canBeSeen(seen, { viewer, cover }, look, bearer) {
      if (!areEnemies(look.s, bearer, viewer)) return seen;
      return seen && (!cover || isClose(look, bearer, viewer));
    },
    considered(considered, { monster }, look, bearer) {
      if (!considered || isClose(look, bearer, monster) || findsHidden(look, monster)) return considered;
      return look.table.sight(monster, bearer).visible;
    },
    sawPass({ mover, way }, cx, bearer) {
      if (areEnemies(cx.s, bearer, mover) && comesWithin(bearer, mover, way, speedOf(cx, bearer)))
        stop(cx, bearer);
    },
  },
};

function stop(cx: SilverCx, bearer: Figure): void {
  take(bearer, 'sneaking');
  cx.emit({ type: 'marked', rule: RULE, figure: bearer.id, mark: 'sneaking', value: 0 });
}

/** No farther than it moves. */
function isClose(look: Look, bearer: Figure, other: Figure): boolean {
  return look.table.inRange(other, bearer, speedOf(look, bearer));
}

function findsHidden(look: Look, viewer: Figure): boolean {
  const plain = { throughTerrain: false, range: Number.POSITIVE_INFINITY, findsHidden: false };
  return look.modify('eyes', viewer, plain).findsHidden;
}
