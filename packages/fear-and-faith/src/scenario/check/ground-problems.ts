import type { Params, Refusal } from '@vedette/engine';
import { tableProblems } from '@vedette/engine/table';
import { cornersOf, overlapsOf } from '@vedette/scenario';
import { refusal } from '../../refusal.ts';
import type { TERRAIN_TYPES } from '../../rules/ground/types.ts';
import type { Scenario } from '../format/scenario.ts';
import type { GroundDocument } from '../story/ground.ts';
import { fault } from './finding.ts';
import { extentOf, groundsOf, tableOn } from './grounds.ts';
import { allOperations } from './operations-of.ts';

/** Pieces are drawn to the millimetre: so much may two of them bite into one another. */
const TOLERANCE = 4;

/** Everything on the board, and no house in another. */
export function groundProblems(scenario: Scenario): readonly Refusal[] {
  return [
    ...groundsOf(scenario).flatMap(({ path, ground }) => broken(scenario, ground, path)),
    ...strays(scenario, scenario, ''),
    ...(scenario.layouts ?? []).flatMap((layout, i) => strays(scenario, layout, `/layouts/${i}`)),
    ...groundsOf(scenario).flatMap(({ path, ground }) => overlaps(scenario, ground, path)),
    ...farBlasts(scenario),
  ];
}

/** FF-GEN-03: what goes off does so on the table. */
function farBlasts(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'blast' || typeof value.of === 'string' || !('point' in value.of)) return [];
    return offBoard(scenario, [value.of.point], `${path}/of/point`);
  });
}

function offBoard(scenario: Scenario, points: readonly Point[], path: string): readonly Refusal[] {
  const { width, height } = extentOf(scenario);
  const off = points.find(([x, y]) => x < 0 || y < 0 || x > width || y > height);
  if (off === undefined) return [];
  const params = { x: off[0], y: off[1], width, height };
  return [refusal('scenario.off-board', 'FF-GEN-03', params, path)];
}

/** What cannot lie on a table. */
function broken(scenario: Scenario, ground: GroundDocument, at: string): readonly Refusal[] {
  return tableProblems(tableOn(scenario, ground)).map(({ fault: wrong, path }) => ({
    code: 'scenario.terrain',
    rule: 'FF-SET-03',
    path: `${at}/terrain${path}`,
    says: 'table.fault',
    params: wrong as unknown as Params,
  }));
}

type Point = readonly [number, number];

/** What the scenario itself has on its table, or one of its layouts. */
type Laid = Pick<Scenario, 'anchors' | 'captives' | 'doors' | 'slots' | 'terrain' | 'zones'>;

function strays(scenario: Scenario, laid: Laid, at: string): readonly Refusal[] {
  const check = (points: readonly Point[], path: string) => offBoard(scenario, points, `${at}${path}`);
  const { terrain = [], slots = [], doors = [], zones = {}, anchors = {}, captives = [] } = laid;
  const ends = ([ax, ay, bx, by]: (typeof doors)[number]['line']): readonly Point[] => [
    [ax, ay],
    [bx, by],
  ];
  return [
    ...terrain.flatMap(({ shape }, i) => check(pointsOf(shape), `/terrain/${i}/shape`)),
    ...slots.flatMap(({ shape }, i) => check(pointsOf(shape), `/slots/${i}/shape`)),
    ...doors.flatMap(({ line }, i) => check(ends(line), `/doors/${i}/line`)),
    ...Object.entries(zones).flatMap(([name, { shape }]) =>
      check(
        'circle' in shape ? [[shape.circle[0], shape.circle[1]]] : cornersOf(shape),
        `/zones/${name}/shape`,
      ),
    ),
    ...Object.entries(anchors).flatMap(([name, point]) => check([point], `/anchors/${name}`)),
    ...captives.flatMap(({ at: point }, i) => check([point], `/captives/${i}/at`)),
  ];
}

function pointsOf(shape: GroundDocument['terrain'][number]['shape']): readonly Point[] {
  if ('line' in shape) return shape.line;
  return 'circle' in shape ? [[shape.circle[0], shape.circle[1]]] : cornersOf(shape);
}

/** FF-SET-03: what is solid stands in nothing else that is; walls meet, and whatever is flat lies under anything. */
function overlaps(scenario: Scenario, ground: GroundDocument, at: string): readonly Refusal[] {
  const types = new Map([...ground.terrain, ...ground.slots].map(({ id, type }) => [id, type]));
  const { pieces } = tableOn(scenario, { ...ground, doors: [] });
  const solid = pieces
    .filter((piece) => piece.solid)
    .map(({ id, outline }) => ({ id, outlines: [outline], thing: id.split('/')[0]! }));
  const found = overlapsOf(solid, {
    tolerance: TOLERANCE,
    mayOverlap: (a, b) => a.thing === b.thing || (isThin(types.get(a.thing)) && isThin(types.get(b.thing))),
    fault,
    rule: 'FF-SET-03',
  });
  return found.map((one) => ({ ...one, path: pathOf(scenario, at, one.params) }));
}

/** Where in the document a piece is drawn, part of a line or not. */
function pathOf(scenario: Scenario, at: string, params: Refusal['params']): string {
  const { pieceId: piece } = params as unknown as { readonly pieceId: string };
  const layout = scenario.layouts?.[Number(at.split('/').at(-1))];
  const lists = [
    ['/terrain', scenario.terrain],
    ['/slots', scenario.slots],
    [`${at}/terrain`, layout?.terrain],
    [`${at}/slots`, layout?.slots],
  ] as const;
  for (const [path, list = []] of lists) {
    const i = list.findIndex(({ id }) => id === piece.split('/')[0]);
    if (i >= 0) return `${path}/${i}/shape`;
  }
  return at;
}

const THIN: readonly (keyof typeof TERRAIN_TYPES | undefined)[] = ['fence', 'low-wall', 'obstacle', 'wall'];

function isThin(type: keyof typeof TERRAIN_TYPES | undefined): boolean {
  return THIN.includes(type);
}
