import type { Refusal } from '@vedette/engine';
import { cornersOf, type OutlinedPiece, overlapsOf } from '@vedette/scenario';
import { terrainType } from '../../data/terrain.ts';
import { say } from '../../refusals.ts';
import { layoutOf, outlinesOf, type TerrainDocument } from '../../rules/ground/terrain.ts';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** Pieces are drawn to the millimetre: so much may two of them bite into one another. */
const TOLERANCE = 4;

/** Everything on the board, and no house in another. */
export function groundProblems(scenario: Playable): readonly Refusal[] {
  return [...strays(scenario), ...overlaps(scenario)];
}

type Point = readonly [number, number];

function pointsOf(shape: TerrainDocument['shape']): readonly Point[] {
  if ('line' in shape) return shape.line;
  return 'circle' in shape ? [[shape.circle[0], shape.circle[1]]] : cornersOf(shape);
}

function strays(scenario: Playable): readonly Refusal[] {
  const { width, height } = scenario.boards[0]!;
  const check = (points: readonly Point[], path: string): readonly Refusal[] => {
    const off = points.find(([x, y]) => x < 0 || y < 0 || x > width || y > height);
    if (off === undefined) return [];
    const said = say('scenario.off-board', { off: off[0], off2: off[1], width, height });
    return [fault('off-board', path, said, 'BP-SCN-06')];
  };
  return [
    ...(scenario.terrain ?? []).flatMap(({ shape }, i) => check(pointsOf(shape), `/terrain/${i}/shape`)),
    ...Object.entries(scenario.zones ?? {}).flatMap(([name, { shape }]) => {
      const points: readonly Point[] =
        'circle' in shape ? [[shape.circle[0], shape.circle[1]]] : cornersOf(shape);
      return check(points, `/zones/${name}/shape`);
    }),
    ...allOperations(scenario).flatMap(({ path, value }) =>
      value.op === 'place-objects' || (value.op === 'join' && value.at !== undefined)
        ? check([value.at!], `${path}/at`)
        : [],
    ),
    ...allOperations(scenario).flatMap(({ path, value }) =>
      value.op === 'blast' && 'point' in value.of ? check([value.of.point], `${path}/of/point`) : [],
    ),
  ];
}

interface Solid extends OutlinedPiece {
  readonly type: string;
}

function overlaps({ terrain = [], boards }: Playable): readonly Refusal[] {
  const layout = layoutOf('large', 'standard', boards[0]);
  const pieces: readonly Solid[] = terrain.map((document) => ({
    id: document.id,
    group: document.group,
    type: document.type,
    outlines: outlinesOf(document, layout),
  }));
  return overlapsOf(pieces, { tolerance: TOLERANCE, mayOverlap, fault, rule: 'BP-SCN-06' });
}

/** Woods, hills, roads and water lie under anything; walls may meet; nothing else stands in a house. */
function mayOverlap(a: Solid, b: Solid): boolean {
  const [first, second] = [terrainType(a.type), terrainType(b.type)];
  const solid = (foot: string) => foot === 'cross' || foot === 'enter' || foot === 'barred';
  if (!solid(first.foot) || !solid(second.foot)) return true;
  return first.foot === 'cross' && second.foot === 'cross';
}
