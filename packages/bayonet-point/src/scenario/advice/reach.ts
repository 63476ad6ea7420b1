import type { Refusal } from '@vedette/engine';
import { route, type Spot, type Table, tableOf } from '@vedette/engine/table';
import { cornersOf } from '@vedette/scenario';
import { DISTANCES } from '../../data/distances.ts';
import { terrainType } from '../../data/terrain.ts';
import { HEIGHT } from '../../muster/mustered.ts';
import { say } from '../../refusals.ts';
import { layoutOf, tableFrom } from '../../rules/ground/terrain.ts';
import { engineGait } from '../../rules/movement/engine-gait.ts';
import { allOperations } from '../check/operations-of.ts';
import type { Playable } from '../format/scenario.ts';
import type { AreaShape } from '../format/words.ts';
import { advise } from './advise.ts';

const MAN = { radius: DISTANCES['foot-base'][1] / 2, height: HEIGHT, mounted: false };
const RESOLUTION = 30;
/** No way on a table is longer. */
const FAR = 20_000;
/** Places tried in a zone and along an edge, as parts of its length. */
const PARTS = [0.5, 0.25, 0.75];

/** BP-GEN-16: things and places that impassable ground shuts off from every edge. Walls and houses do not: men climb. */
export function reachAdvice(scenario: Playable): readonly Refusal[] {
  const barring = (scenario.terrain ?? []).filter(({ type }) => terrainType(type).foot === 'barred');
  if (barring.length === 0) return [];
  const table = tableOf(tableFrom(layoutOf('large', 'standard', scenario.boards[0]), barring));
  const shut = (places: readonly Spot[]) => !places.some((place) => reachesEdge(table, place));
  const things = allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'place-objects' || !shut([spot(...value.at)])) return [];
    return [advise('out-of-reach', 'BP-GEN-16', `${path}/at`, say('advice.objects-out-of-reach'))];
  });
  const contested = JSON.stringify([scenario.end ?? [], scenario.limit.cases ?? []]);
  const places = Object.entries(scenario.zones ?? {}).flatMap(([name, { shape }]) => {
    if (!contested.includes(`"zone":${JSON.stringify(name)}`) || !shut(spotsIn(shape))) return [];
    const said = say('advice.zone-out-of-reach', { name });
    return [advise('out-of-reach', 'BP-GEN-16', `/zones/${name}`, said)];
  });
  return [...things, ...places];
}

function spot(x: number, y: number): Spot {
  return { x, y, z: 0 };
}

function spotsIn(shape: AreaShape): readonly Spot[] {
  if ('circle' in shape) return [spot(shape.circle[0], shape.circle[1])];
  const corners = cornersOf(shape);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const along = (values: readonly number[], part: number) =>
    Math.min(...values) + part * (Math.max(...values) - Math.min(...values));
  return PARTS.flatMap((across) => PARTS.map((down) => spot(along(xs, across), along(ys, down))));
}

function reachesEdge(table: Table, from: Spot): boolean {
  const { width, depth } = table;
  const { radius } = MAN;
  const edges = PARTS.flatMap((part) => [
    spot(part * width, radius),
    spot(part * width, depth - radius),
    spot(radius, part * depth),
    spot(width - radius, part * depth),
  ]);
  const gait = engineGait(MAN);
  return edges.some((to) => route(table, gait, MAN, from, to, FAR, [], { resolution: RESOLUTION }) !== null);
}
