import { type Spot, towards } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import { isMarker } from '../../models.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { mayBeNominated } from '../../rules/nominations/model.ts';
import type { Model } from '../../state.ts';
import { reachOf } from '../ground/danger.ts';
import { apart, type Mind, once, ours } from '../mind.ts';

/** What it is worth to see what a counter is before it strikes out of the mist, in points; half of them are nothing. */
const SEEN = 8;
/** Those who can fall upon it in the same turn: so many are enough, and so near they must be. */
const ENOUGH = 2;
const AT_HAND = 300;
/** What it costs to find it when nobody is there to help. */
const ALONE = 4;
/** Well within Short, where nothing stays hidden. */
const INSIDE = 4;

/** FF-SCN-31: counters of the enemy's, the nearest first. */
function counters({ s }: Mind, model: Model): readonly Model[] {
  return s.models
    .filter((m) => isMarker(m) && m.party !== model.party)
    .sort((a, b) => apart(model, a) - apart(model, b));
}

function gapTo(model: Model, at: Spot, marker: Model): number {
  return apart(at, marker) - model.radius - marker.radius;
}

/** FF-SCN-31: where to go so that the nearest counter must show itself, if it is no farther than so many millimetres. */
export function unveilingSpots(mind: Mind, model: Model, within: number): readonly Spot[] {
  return counters(mind, model)
    .slice(0, 1)
    .flatMap((marker) => {
      const away = towards(marker.x, marker.y, model.x, model.y);
      if (away === null) return [];
      const far = LENGTH.short - INSIDE + model.radius + marker.radius;
      if (apart(model, marker) - far > within) return [];
      return [onGrid({ x: marker.x + away[0] * far, y: marker.y + away[1] * far, z: marker.z })];
    });
}

/** What a model shows by standing there, in points: the more friends are still to act, the better it is to know. */
export function unveiledAt(mind: Mind, model: Model, at: Spot): number {
  let sum = 0;
  for (const marker of counters(mind, model)) {
    if (gapTo(model, at, marker) > LENGTH.short) continue;
    const hands = once(mind, `hands ${marker.id} ${model.id}`, () => handsAt(mind, model, marker));
    sum += hands === 0 ? -ALONE : (SEEN * Math.min(ENOUGH, hands)) / ENOUGH;
  }
  return sum;
}

/** The same with so many actions, by distances alone. */
export function unveiledBy(mind: Mind, model: Model, actions: number): number {
  const [spot] = unveilingSpots(mind, model, actions * reachOf(mind, model));
  return spot === undefined ? 0 : unveiledAt(mind, model, spot);
}

function handsAt(mind: Mind, model: Model, marker: Model): number {
  return ours(mind).filter(
    (m) => m.id !== model.id && apart(m, marker) <= AT_HAND && mayBeNominated(mind.look, mind.seat, m),
  ).length;
}
