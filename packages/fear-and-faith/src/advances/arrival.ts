import type { Seat } from '@vedette/engine';
import type { Edge } from '@vedette/scenario';
import type { PrintedId } from '../data/profiles/lists.ts';
import { profile } from '../data/profiles/profiles.ts';
import type { FaithCx } from '../game.ts';
import { newcomer } from '../rules/magic/newcomer.ts';
import { put } from '../rules/movement/put.ts';
import { D6 } from '../rules/quality/quality.ts';
import { firstSpot } from '../rules/setup/deploy-question.ts';

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

/** FF-CAMP-29, FF-CAMP-33: somebody comes over a random edge and is this seat's; where there is no room nobody does. */
export function arrives(cx: FaithCx, seat: Seat, who: PrintedId, rule: string): void {
  const { s } = cx;
  const model = newcomer(s, profile(who), seat, seat, 'joined');
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
