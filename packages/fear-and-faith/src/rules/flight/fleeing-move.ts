import type { Stick } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { doorsOnWay } from '../movement/doors.ts';
import { sufferGround } from '../movement/hazards.ts';
import { openDoor } from '../movement/open-door.ts';
import { put } from '../movement/put.ts';
import { enteredOnWay } from '../movement/trials.ts';
import type { FlightGoal } from './aims.ts';
import { type FleeingWay, fleeingWays } from './fleeing-way.ts';

const RULE = 'FF-MOR-04';

/**
 * FF-MOR-04: one fleeing move of a standing model. Free Hacks of enemies in contact (FF-HTH-19) and standing up
 * (FF-MOR-05) come before and are for whoever calls. `gone`: it is out of play now.
 */
export function fleeingMove(
  cx: FaithCx,
  model: Model,
  goal: FlightGoal,
  stick: Stick,
): 'fled' | 'stayed' | 'gone' {
  const ways = fleeingWays(cx, model, goal, stick);
  if (ways === null) {
    leave(cx, model, 'routed', null, RULE);
    return 'gone';
  }
  const way = chosen(cx, model, ways);
  if (way.off) {
    model.escaped = true;
    leave(cx, model, 'routed', null, 'FF-MOV-29');
    return 'gone';
  }
  const { end } = way;
  if (end.x === model.x && end.y === model.y && end.z === model.z) return 'stayed';
  const entered = enteredOnWay(cx, model, end);
  if (!way.flown) for (const door of doorsOnWay(cx, model, end)) openDoor(cx, model, door, RULE);
  put(cx, model, end, 'flee', RULE, 'forced');
  for (const { trait } of entered) if (model.standing === 'table') sufferGround(cx, model, trait);
  return model.standing === 'table' ? 'fled' : 'gone';
}

function chosen(cx: FaithCx, model: Model, ways: readonly FleeingWay[]): FleeingWay {
  if (ways.length === 1) return ways[0]!;
  const answer = cx.ask('flee', model.controller, {
    model: model.id,
    options: ways.map(({ id }) => id),
    at: ways.map(({ end }) => end),
  });
  return ways.find(({ id }) => id === answer)!;
}
