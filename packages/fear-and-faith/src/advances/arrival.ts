import type { Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { PrintedId } from '../data/profiles/lists.ts';
import { profile } from '../data/profiles/profiles.ts';
import type { FaithCx } from '../game.ts';
import { newcomer } from '../rules/magic/newcomer.ts';
import { put } from '../rules/movement/put.ts';
import { D6 } from '../rules/quality/quality.ts';
import { firstSpot } from '../rules/setup/deploy-question.ts';
import { allOperations } from '../scenario/check/operations-of.ts';
import { groundOf } from '../scenario/story/ground.ts';
import type { Model } from '../state.ts';

/** FF-GEN-17: in the order of the die; whatever is above is rolled again. */
const BY_DIE: readonly Edge[] = ['north', 'east', 'south', 'west'];

function randomEdge(cx: FaithCx, seat: Seat, rule: string): Edge {
  for (;;) {
    const die = cx.roll(D6, 'edge');
    cx.emit({ type: 'rolled', rule, seat, model: null, die, purpose: 'edge' });
    const edge = BY_DIE[die - 1];
    if (edge !== undefined) return edge;
  }
}

/** FF-OPT-26: the points at which the scenario lets others arrive; an open fight has none. */
function entryPoints({ s }: FaithCx): readonly Spot[] {
  if (!s.options['zombie-entry-points']) return [];
  const { anchors } = groundOf(s.story);
  const named = allOperations(s.story.document).flatMap(({ value }) =>
    value.op === 'arrive' && 'anchors' in value.at ? value.at.anchors : [],
  );
  return [...new Set(named)].map((name) => ({ x: anchors[name]![0], y: anchors[name]![1], z: 0 }));
}

function fresh({ s }: FaithCx, seat: Seat, who: PrintedId): Model {
  return newcomer(s, profile(who), seat, seat, 'joined');
}

/** FF-CAMP-29, FF-CAMP-33: somebody comes over a random edge and is this seat's; where there is no room nobody does. */
export function comesOverAnEdge(cx: FaithCx, seat: Seat, who: PrintedId, rule: string): void {
  const { s } = cx;
  const model = fresh(cx, seat, who);
  const edge = randomEdge(cx, seat, rule);
  const depth = 2 * model.radius;
  s.models.push(model);
  if (firstSpot(cx, model, edge, depth) === null) {
    s.models = s.models.filter((other) => other !== model);
    return;
  }
  const spot = cx.ask('deploy', seat, { model: model.id, edge, depth });
  model.standing = 'table';
  put(cx, model, spot, 'placed', rule);
}

/** FF-CAMP-33, FF-OPT-26: the same, or at one of the agreed points where there are any. */
export function comesIn(cx: FaithCx, seat: Seat, who: PrintedId, rule: string): void {
  const points = entryPoints(cx);
  if (points.length === 0) {
    comesOverAnEdge(cx, seat, who, rule);
    return;
  }
  const model = fresh(cx, seat, who);
  const drawn = points[cx.roll(points.length, 'entry') - 1]!;
  const spot = cx.table.room(model, drawn);
  if (spot === null) return;
  cx.s.models.push(model);
  model.standing = 'table';
  put(cx, model, spot, 'placed', rule);
}
