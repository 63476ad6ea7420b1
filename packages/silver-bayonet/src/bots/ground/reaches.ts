import type { Care } from '@vedette/engine';
import {
  type Gait,
  leastFactorOf,
  type Obstacle,
  type Reach,
  reach,
  type Table,
  type Waypoint,
} from '@vedette/engine/table';
import type { Figure } from '../../state.ts';

/** Who goes, how, how far, and past whom. */
interface Walk {
  readonly mover: Figure;
  readonly gait: Gait;
  readonly budget: number;
  readonly care: Care;
  readonly obstacles: readonly Omit<Obstacle, 'keep'>[];
}

const RESOLUTION = { careful: 0.5, hasty: 1 } as const;
/** Grounds remembered of one table: those of the figures at hand, and as many as the futures of one question bring. */
const MOST = { careful: 16, hasty: 240 } as const;

type Known = Map<string, Reach>;

const byTable = new WeakMap<Table, { readonly [C in Care]: Known }>();

/**
 * The ground within reach. In the futures that a veteran imagines most figures set out from where they stand now, with
 * the same neighbours, so it is kept from position to position.
 */
export function knownReach(table: Table, walk: Walk): Reach {
  const { mover, gait, budget, obstacles, care } = walk;
  const known = knownOn(table)[care];
  const key = keyOf(table, walk);
  let found = known.get(key);
  if (found === undefined) {
    const { x, y, z } = mover;
    const options = { resolution: RESOLUTION[care] };
    found = remembering(reach(table, gait, mover, { x, y, z }, budget, obstacles, options));
    if (known.size >= MOST[care]) known.delete(known.keys().next().value!);
    known.set(key, found);
  }
  return found;
}

function knownOn(table: Table): { readonly [C in Care]: Known } {
  let known = byTable.get(table);
  if (known === undefined) {
    known = { careful: new Map(), hasty: new Map() };
    byTable.set(table, known);
  }
  return known;
}

/** Everything that a reach hangs on; of the obstacles those that can be come near to. */
function keyOf(table: Table, { mover, gait, budget, obstacles }: Walk): string {
  const { x, y, z, radius, height } = mover;
  const far = farthest(table, gait, budget);
  let key = `${x} ${y} ${z} ${radius} ${height} ${budget} ${JSON.stringify(gait)}`;
  for (const { body, block } of obstacles) {
    const dx = body.x - x;
    const dy = body.y - y;
    const near = far + body.radius + radius;
    if (dx * dx + dy * dy <= near * near)
      key += `|${body.x} ${body.y} ${body.z} ${body.radius} ${body.height} ${block}`;
  }
  return key;
}

/** No way leads farther from its start than this. */
function farthest(table: Table, gait: Gait, budget: number): number {
  const { areas, data } = table;
  // Links shorten ways, and other areas lie apart by any distance.
  if (areas.length > 1 || data.links.length > 0) return Number.POSITIVE_INFINITY;
  return budget / leastFactorOf(table, gait);
}

/** The same, which answers a question about a point once. */
function remembering(found: Reach): Reach {
  const costs = new Map<string, number>();
  const paths = new Map<string, Waypoint[] | null>();
  return {
    ...found,
    costAt: (x, y, z) => once(costs, `${x} ${y} ${z}`, () => found.costAt(x, y, z)),
    pathTo: (x, y, z) => once(paths, `${x} ${y} ${z}`, () => found.pathTo(x, y, z)),
  };
}

function once<T>(known: Map<string, T>, key: string, ask: () => T): T {
  let answer = known.get(key);
  if (answer === undefined) {
    answer = ask();
    known.set(key, answer);
  }
  return answer;
}
