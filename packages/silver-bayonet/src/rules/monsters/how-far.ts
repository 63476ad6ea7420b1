import { type Body, DIRECTIONS, type Reach, reach, snap } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import { distanceToShape } from '../../scenario/story/shape-distance.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { gaitOf } from '../movement/gait.ts';
import { groundOf } from '../movement/ground-of.ts';

const RESOLUTION = 0.25;
/** Longer than any way. */
const FAR = 10_000;
/** Of the 72 directions those in which a way to somebody is looked for. */
const EVERY = 6;

/**
 * SB-GEN-09.R3, SB-OPS-04: how far a monster is from each of these, to find the closest; on another board that is the
 * length of its shortest way there through links, or Infinity when somebody on its own board is closer.
 */
export function howFar(look: Look, monster: Figure, bodies: readonly Body[]): readonly number[] {
  const never = Number.POSITIVE_INFINITY;
  const here = bodies.map((body) =>
    onOneBoard(look.s, monster, body) ? distanceBetween(monster, body) : never,
  );
  const nearest = Math.min(...here);
  if (!here.includes(never) || nearest <= toNearestLink(look, monster)) return here;
  const widest = Math.max(...bodies.map(({ radius }) => radius));
  const ways = waysOf(look, monster, Math.min(FAR, nearest + monster.radius + widest));
  const { grid } = look.s.terrain;
  return bodies.map((body, i) =>
    here[i] === never && !onOneBoard(look.s, monster, body)
      ? snapped(lengthTo(ways, monster, body), grid)
      : here[i]!,
  );
}

function snapped(length: number, grid: number): number {
  return Number.isFinite(length) ? snap(length, grid) : length;
}

/** No way to another board is shorter than that to the middle of a link. */
function toNearestLink({ s }: Look, { x, y }: Figure): number {
  const away = s.terrain.links.flatMap(({ ends }) =>
    ends.map(({ opening, within, ...end }) => {
      if (opening !== undefined) return distanceToShape(opening, x, y);
      const [dx, dy] = [end.x - x, end.y - y];
      return Math.sqrt(dx * dx + dy * dy) - within;
    }),
  );
  return Math.min(...away);
}

/** Everywhere it can walk to within so many inches, whoever stands about. */
function waysOf(look: Look, monster: Figure, inches: number): Reach {
  const options = { resolution: RESOLUTION };
  return reach(groundOf(look, monster), gaitOf(look, monster), monster, monster, inches, [], options);
}

/** Of its way to the edge of the other's base. */
function lengthTo(ways: Reach, { radius }: Figure, body: Body): number {
  const apart = radius + body.radius;
  let least = ways.costAt(body.x, body.y, body.z) - apart;
  for (let i = 0; i < DIRECTIONS.length; i += EVERY) {
    const [dx, dy] = DIRECTIONS[i]!;
    least = Math.min(least, ways.costAt(body.x + dx * apart, body.y + dy * apart, body.z));
  }
  return Math.max(0, least);
}
