import type { Asked, Ground, Threat, Way, WayStop } from '@vedette/engine';
import { DIRECTIONS, gap, reach, reachOutline, snap, type Waypoint } from '@vedette/engine/table';
import { FORCING_REACH } from '../data/play.ts';
import { enemiesOf, figure as find } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import type { MoveQuestion, PlaceQuestion } from '../questions.ts';
import { enemiesTouching } from '../rules/movement/contact.ts';
import { toFirstContact } from '../rules/movement/first-contact.ts';
import { forcersOf, mayForce } from '../rules/movement/forced-attack.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { firstHalt } from '../rules/movement/halt.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { othersInTheWay, traceOf } from '../rules/movement/path.ts';
import { DIVE } from '../rules/shooting/dive-for-cover.ts';
import { boundsOf } from '../scenario/deployment/area.ts';
import type { AreaShape } from '../scenario/format/shape.ts';
import { middleOfRoom, spanOf } from '../scenario/story/room.ts';
import { boxOf } from '../scenario/story/thing.ts';
import type { Thing } from '../scenario/story/where.ts';
import type { Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** Inches between the points of the survey. */
export const FINE = 0.25;

/** The ground in reach of a Move, or the area to deploy in. */
export function ground(asked: Asked<SilverBayonet>): Ground | null {
  if (asked.kind === 'deploy') {
    const { figure, area } = asked.question;
    return { figure, outlines: area.map(outlineOf) };
  }
  if (asked.kind === 'dive') return divingGround(looking(asked.view()), asked.question.figure);
  if (asked.kind === 'placeFigure') return placingGround(looking(asked.view()), asked.question);
  if (asked.kind !== 'move') return null;
  const { figure, budget } = asked.question;
  const look = looking(asked.view());
  const mover = find(look.s, figure);
  const found = reach(
    groundOf(look, mover),
    gaitOf(look, mover),
    mover,
    mover,
    budget,
    othersInTheWay(look, mover),
    { resolution: FINE },
  );
  return { figure, outlines: reachOutline(found), threats: threatsTo(look, mover, budget) };
}

/** SB-SHT-14. */
function divingGround(look: Look, id: string): Ground {
  const diver = find(look.s, id);
  const table = groundOf(look, diver);
  const others = othersInTheWay(look, diver);
  const found = reach(table, gaitOf(look, diver), diver, diver, DIVE, others, { resolution: FINE });
  const { x, y, z } = diver;
  return { figure: id, outlines: reachOutline(found), within: { x, y, z, most: DIVE } };
}

/** SB-OPS-22. */
function placingGround(look: Look, { figure: id, room }: PlaceQuestion): Ground {
  const { radius } = find(look.s, id);
  const [west, south, east, north] = spanOf(look.s, room, radius);
  if (!('within' in room))
    return { figure: id, outlines: [[west, south, east, south, east, north, west, north]] };
  const bases = radius + ('body' in room.of ? room.of.body.radius : 0);
  const within = { ...middleOfRoom(look.s, room), most: room.within, bases };
  const [x, y] = [limited(west, east), limited(south, north)];
  const outline = roundOf(boxIn(look, room.of), room.within + bases).map((value, i) =>
    (i % 2 === 0 ? x : y)(value),
  );
  return { figure: id, outlines: [outline], ...('body' in room.of ? { within } : {}) };
}

const limited = (least: number, most: number) => (value: number) => Math.min(most, Math.max(least, value));

/** What a distance is measured from: a point in the middle of a base, all of anything else. */
function boxIn({ s }: Look, thing: Thing): readonly [number, number, number, number] {
  if (!('body' in thing)) return boxOf(s, thing);
  const { x, y } = thing.body;
  return [x, y, x, y];
}

/** Everything within a distance of a box. */
function roundOf([west, south, east, north]: readonly number[], distance: number): readonly number[] {
  return DIRECTIONS.flatMap(([dx, dy]) => [
    (dx < 0 ? west! : east!) + dx * distance,
    (dy < 0 ? south! : north!) + dy * distance,
  ]);
}

/** SB-MOV-12, SB-MOV-14: whoever comes so near to one of these may have to fight it; those too far off to matter left out. */
function threatsTo(look: Look, mover: Figure, budget: number): readonly Threat[] {
  return enemiesOf(look.s, mover)
    .filter((enemy) => gap(mover, enemy) <= budget + FORCING_REACH && mayForce(look, enemy, mover))
    .map(({ id, x, y, z, radius, side }) => ({
      figure: id,
      x,
      y,
      z,
      radius: radius + FORCING_REACH + mover.radius,
      words: words.board.threat(side === null),
      rule: 'SB-MOV-12',
    }));
}

function outlineOf(shape: AreaShape): readonly number[] {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return DIRECTIONS.flatMap(([dx, dy]) => [x + dx * radius, y + dy * radius]);
  }
  if ('poly' in shape) return shape.poly.flat();
  const { west, south, east, north } = boundsOf(shape);
  return [west, south, east, south, east, north, west, north];
}

/** SB-MOV-01: a Move as it is being drawn: what it costs, and where it would be interrupted. */
export function way(asked: Asked<SilverBayonet>, path: readonly Waypoint[]): Way {
  if (asked.kind !== 'move') throw new Error(`"${asked.kind}" asks for no path.`);
  const look = looking(asked.view());
  const mover = find(look.s, asked.question.figure);
  const trace = traceOf(look, mover, path);
  const problem = moveProblem(asked.question, path, look);
  return {
    problem,
    cost: Number.isFinite(trace.cost) ? snap(trace.cost, 1000) : 0,
    budget: asked.question.budget,
    points: [{ x: mover.x, y: mover.y, z: mover.z }, ...trace.stretches.map(({ to }) => to)],
    stops: problem === null ? stops(look, mover, path, asked.question) : [],
  };
}

function stops(
  look: Look,
  mover: Figure,
  path: readonly Waypoint[],
  { attack }: MoveQuestion,
): readonly WayStop[] {
  const whole = traceOf(look, mover, path);
  const trace = toFirstContact(look, mover, whole);
  const there = { ...mover, ...trace.end };
  const [target] = attack ? enemiesTouching(look.s, there) : [];
  const forced = forcersOf(look, mover, trace, target ?? null).map(({ enemy, at }): WayStop => {
    const text = words.board.stops.forced(words.nameOf(look.s, enemy.id), enemy.side === null);
    return { ...at.at, kind: 'forced', words: text, rule: 'SB-MOV-12' };
  });
  const halt = firstHalt(look, mover, trace);
  const fall = trace.stretches.find(({ kind }) => kind === 'fall');
  return [
    ...forced,
    ...(halt === null
      ? []
      : [{ ...halt.at.at, kind: 'halt' as const, words: words.board.stops.halt, rule: 'SB-OPS-17' }]),
    ...(fall === undefined
      ? []
      : [{ ...fall.from, kind: 'fall' as const, words: words.board.stops.fall, rule: 'SB-MOV-20' }]),
    ...(target === undefined
      ? []
      : [
          {
            ...trace.end,
            kind: 'contact' as const,
            words: words.board.stops.contact(words.nameOf(look.s, target.id)),
            rule: 'SB-MOV-11',
          },
        ]),
  ];
}
