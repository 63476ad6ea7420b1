import { DIRECTIONS, type ShiftRules, type Spot, shift as slide, towards } from '@vedette/engine/table';
import { figure as find, stands } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import { gaitOf } from '../../../rules/movement/gait.ts';
import { groundOf } from '../../../rules/movement/ground-of.ts';
import { put } from '../../../rules/movement/put.ts';
import type { Figure } from '../../../state.ts';
import { amountOf } from '../number.ts';
import { footingsAt } from '../settle.ts';
import { thoseOf } from '../who.ts';
import { toEach } from './each.ts';

type Direction = readonly [number, number];

/** SB-MOV-20.R1: an unguarded drop of this much stops it. */
const DROP = 1;

/** Somebody it slides toward, and the gap it keeps. */
interface Aim {
  readonly at: Figure;
  readonly gap: number;
}

/** SB-OPS-42: a slide in a straight line, as far as nothing stops it; no Move, and nobody Forces an Attack. */
export const shift = toEach<'shift'>((cx, figure, operation, context, world) => {
  const { op, direction, stopShort = 0 } = operation;
  if (!stands(figure)) return false;
  const inches = Math.max(0, amountOf(world, operation.inches, op));
  if (direction === 'random') {
    slideAlong(cx, figure, atRandom(cx), inches, null);
    return true;
  }
  const [id] = thoseOf(world, direction.toward, context, op);
  const at = id === undefined ? figure : find(cx.s, id);
  if (at === figure || !stands(at)) return false;
  // SB-GEN-09.R4
  const way = towards(figure.x, figure.y, at.x, at.y) ?? atRandom(cx);
  slideAlong(cx, figure, way, inches, { at, gap: stopShort });
  return true;
});

/** SB-GEN-02.R2. */
function atRandom(cx: SilverCx): Direction {
  return DIRECTIONS[cx.roll(DIRECTIONS.length, 'in which direction') - 1]!;
}

function slideAlong(cx: SilverCx, figure: Figure, way: Direction, inches: number, aim: Aim | null): void {
  const { grid } = cx.s.terrain;
  const others = cx.s.figures.filter((other) => other !== figure && stands(other));
  const gait = gaitOf(cx, figure);
  const flies = gait.over === 'air';
  const rules: ShiftRules = {
    gait: flies ? { ...gait, over: 'through', ground: {} } : gait,
    others: others.map((body) => ({ body, block: 'always' })),
    keepAway: aim === null ? [] : [{ body: aim.at, distance: aim.gap }],
    drop: { atLeast: DROP, falls: false },
  };
  const { end, travelled } = slide(groundOf(cx, figure), figure, way[0], way[1], inches, rules);
  put(cx, figure, flies ? comeDown(cx, figure, way, travelled, 1 / grid) : end, 'shift', 0, 'SB-OPS-42');
}

/** Who flies comes down at the last legal point of its way. */
function comeDown(cx: SilverCx, figure: Figure, [dx, dy]: Direction, far: number, step: number): Spot {
  for (let gone = far; gone > 0; gone -= step) {
    const spots = footingsAt(cx, figure, { x: figure.x + dx * gone, y: figure.y + dy * gone });
    const [nearest] = [...spots].sort((a, b) => Math.abs(a.z - figure.z) - Math.abs(b.z - figure.z));
    if (nearest !== undefined) return nearest;
  }
  return { x: figure.x, y: figure.y, z: figure.z };
}
