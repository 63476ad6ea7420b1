import type { Asked, Way, WayStop } from '@vedette/engine';
import { type Spot, snap, type Waypoint } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import { GRID } from '../rules/ground/grid.ts';
import { DREAD_RULES, type Dreaded } from '../rules/movement/hazards.ts';
import { onGrid, planLength, spotOf } from '../rules/movement/line.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { mayStumbleAt } from '../rules/movement/stairs.ts';
import { type Straight, straightMove } from '../rules/movement/straight.ts';
import type { Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';

/** FF-MOV-02, FF-MOV-04: a Move as it is being drawn: how long it is, whom it charges, where it halts or must roll. */
export function way(asked: Asked<FearAndFaith>, path: readonly Waypoint[], words: BoardWords): Way {
  if (asked.kind !== 'move') throw new Error(`"${asked.kind}" asks for no path.`);
  const { question } = asked;
  const look = looking(asked.view());
  const mover = modelOf(look.s, question.model);
  const problem = moveProblem(question, path, look);
  const to = path.at(-1);
  const found = to === undefined || problem !== null ? null : straightMove(look, question, to).way;
  const points = [spotOf(mover), ...(found === null ? path.map(spotOf) : [found.end])];
  return {
    problem,
    cost: points.length < 2 ? 0 : snap(planLength(points[0]!, points.at(-1)!), GRID),
    budget: question.reach,
    points,
    stops: found === null ? [] : stopsOf(look, mover, onGrid(to!), found, words),
  };
}

function stopsOf(
  look: Look,
  mover: Model,
  named: Spot,
  way: Straight,
  { stops, namesOf }: BoardWords,
): readonly WayStop[] {
  const { end, portal, targets, onFoot } = way;
  const halted = end.x !== named.x || end.y !== named.y;
  const fall = onFoot ? mayStumbleAt(look, mover, end) : null;
  const found: (WayStop | null)[] = [
    ...trialsOn(mover, way, stops),
    fall === null ? null : { ...fall, kind: 'fall', words: stops.stairs, rule: 'FF-MOV-14' },
    portal === null ? null : { ...end, kind: 'halt', words: stops[portal.kind], rule: 'FF-MOV-08' },
    portal === null && halted && targets.length === 0
      ? { ...end, kind: 'halt', words: stops.obstacle, rule: 'FF-MOV-09' }
      : null,
    targets.length === 0
      ? null
      : {
          ...end,
          kind: 'contact',
          words: stops.charge(
            namesOf(
              look.s,
              targets.map(({ id }) => id),
            ),
          ),
          rule: 'FF-MOV-04',
        },
  ];
  return found.filter((stop) => stop !== null);
}

/** FF-MOV-24 to -28: ground and garlic that it must roll for. */
function trialsOn(
  mover: Model,
  { end, entered, garlic }: Straight,
  stops: BoardWords['stops'],
): readonly WayStop[] {
  const at = (part: number) => between(mover, end, part);
  return [
    ...entered.map(({ trait, part }): WayStop => {
      const dreaded = trait as Dreaded;
      return { ...at(part), kind: 'forced', words: stops.dreaded[dreaded], rule: DREAD_RULES[dreaded] };
    }),
    ...garlic.map(
      ({ part }): WayStop => ({ ...at(part), kind: 'forced', words: stops.garlic, rule: 'FF-MOV-24' }),
    ),
  ];
}

function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y), z: from.z };
}
