import type { Gait } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';

const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: readonly string[] = [];
/** FF-MOV-07: nobody enters these on foot; difficult ground shortens the stick and costs nothing by itself. */
const GROUND = { impassable: NEVER, 'deep-water': NEVER, burning: NEVER };

const walking = new Map<number, Gait>();
const MOST_BASES = 50;

/** FF-MOV-02, FF-MOV-07: how a model goes; special rules have the last word. */
export function gaitOf(look: Look, model: Model): Gait {
  return look.modify('gait', model, onFoot(model.radius));
}

/** FF-MOV-02: how anybody walks. */
export function onFoot(radius: number): Gait {
  let gait = walking.get(radius);
  if (gait === undefined) {
    gait = {
      over: 'ground',
      step: STEP,
      ground: GROUND,
      ignores: NOTHING,
      barred: NOTHING,
      stacks: false,
      climb: NEVER,
      descend: NEVER,
      traverse: NEVER,
      climbs: NOTHING,
      leap: null,
      jump: null,
      // FF-MOV-02: the whole base needs room.
      clearance: radius,
      margin: radius,
    };
    if (walking.size >= MOST_BASES) walking.clear();
    walking.set(radius, gait);
  }
  return gait;
}
