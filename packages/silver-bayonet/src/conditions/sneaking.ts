import { type Body, bodyAt, type Spot, towards } from '@vedette/engine/table';
import { areEnemies } from '../figures.ts';
import type { Attribute, Look, SilverCx } from '../game.ts';
import { take } from '../kit.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { sees } from '../rules/shooting/sight.ts';
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
    actions: (options) => options.filter((action) => QUIET.includes(action.split(':')[0]!)),
    canBeSeen(seen, { viewer, cover }, look, bearer) {
      if (!areEnemies(look.s, bearer, viewer)) return seen;
      return seen && (!cover || isClose(look, bearer, viewer));
    },
    considered(considered, { monster }, look, bearer) {
      if (!considered || isClose(look, bearer, monster) || findsHidden(look, monster)) return considered;
      return sees(look, monster, bearer).visible;
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
  return distanceBetween(other, bearer) <= speedOf(look, bearer);
}

function findsHidden(look: Look, viewer: Figure): boolean {
  const plain = { throughTerrain: false, range: Number.POSITIVE_INFINITY, findsHidden: false };
  return look.modify('eyes', viewer, plain).findsHidden;
}

/** Whether a way, ends included, comes this near: at its ends or where it passes closest in plan. */
function comesWithin(self: Body, mover: Body, way: readonly Spot[], range: number): boolean {
  const near = (spot: Spot) => distanceBetween(self, bodyAt(spot, mover)) <= range;
  return way.some((spot, i) => near(spot) || (i > 0 && near(closestOn(way[i - 1]!, spot, self))));
}

function closestOn(a: Spot, b: Spot, { x, y }: Spot): Spot {
  const way = towards(a.x, a.y, b.x, b.y);
  if (way === null) return b;
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const along = Math.min(length, Math.max(0, (x - a.x) * way[0] + (y - a.y) * way[1]));
  const t = along / length;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
}
