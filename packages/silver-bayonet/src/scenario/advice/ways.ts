import type { Refusal } from '@vedette/engine';
import { type Gait, nearestPlace, type Reach, reach, tableOf } from '@vedette/engine/table';
import { say } from '../../refusals.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { spotOn } from '../boards/board.ts';
import { type DeploymentPart, deploymentParts, type Field, fieldOf } from '../check/field.ts';
import { boundsOf } from '../deployment/area.ts';
import type { Scenario } from '../format/scenario.ts';
import { advise } from './advise.ts';
import { DESIGN } from './design.ts';

/** SB-OPS-30: nobody is expected to climb higher than this. */
const CLIMB = 3;
const RESOLUTION = 0.5;
/** No way on a table is longer. */
const FAR = 400;
/** SB-GEN-11. */
const RING = 0.1;

/** A marker with the cost of the way to it from each part of the deployment; Infinity: there is none. */
interface Way {
  readonly clue: number;
  readonly costs: readonly number[];
  readonly straight: readonly number[];
}

/** SB-OPS-30 `clue-unreachable`, SB-SCNMAKE-02, -04: the ways from where units start to where things are. */
export function wayAdvice(scenario: Scenario): readonly Refusal[] {
  const field = fieldOf(scenario);
  const parts = deploymentParts(scenario, field);
  const ways = waysTo(scenario, field, parts);
  return [
    ...unreachable(scenario, ways),
    ...detours(scenario, parts, ways),
    ...unfair(scenario, field, parts, ways),
  ];
}

function waysTo(scenario: Scenario, field: Field, parts: readonly DeploymentPart[]): readonly Way[] {
  const { look, soldier } = field;
  const table = tableOf({ ...look.s.terrain, pieces: look.s.terrain.pieces.map(lowEnough) });
  // The way there is reckoned backwards, so both directions must cost the same.
  const gait: Gait = { ...gaitOf(look, soldier), leap: null, jump: null };
  return (scenario.clues ?? []).map(({ at: [x, y], level, board }, clue) => {
    const marker = spotOn(look.s, board, x, y, level);
    const straight = parts.map((part) => straightTo(part, marker.x, marker.y));
    const start = nearestPlace(table, soldier, marker, [], { gait, ring: RING, limit: 2 });
    if (start === null) return { clue, straight, costs: parts.map(() => Number.POSITIVE_INFINITY) };
    const ground = reach(table, gait, soldier, start, FAR, [], { resolution: RESOLUTION });
    return { clue, straight, costs: parts.map((part) => costTo(part, ground)) };
  });
}

type Piece = Field['look']['s']['terrain']['pieces'][number];

function lowEnough(piece: Piece): Piece {
  return piece.top - piece.base > CLIMB ? { ...piece, climbable: false } : piece;
}

function costTo({ shapes }: DeploymentPart, ground: Reach): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ground.count; i++) {
    if (ground.cost[i]! >= least) continue;
    const [x, y] = [ground.x[i]!, ground.y[i]!];
    if (shapes.some((shape) => outside(boundsOf(shape), x, y) === 0)) least = ground.cost[i]!;
  }
  return least;
}

function straightTo({ shapes }: DeploymentPart, x: number, y: number): number {
  return Math.min(...shapes.map((shape) => outside(boundsOf(shape), x, y)));
}

/** How far a point lies outside of a rectangle. */
function outside({ west, south, east, north }: ReturnType<typeof boundsOf>, x: number, y: number): number {
  const dx = Math.max(0, west - x, x - east);
  const dy = Math.max(0, south - y, y - north);
  return Math.sqrt(dx * dx + dy * dy);
}

function unreachable({ clues }: Scenario, ways: readonly Way[]): readonly Refusal[] {
  return ways.flatMap(({ clue, costs }) => {
    if (costs.some(Number.isFinite)) return [];
    const said = say('advice.clue-unreachable', { id: clues![clue]!.id, climb: CLIMB });
    return [{ code: 'advice.clue-unreachable', rule: 'SB-OPS-30', path: `/clues/${clue}`, ...said }];
  });
}

/** SB-SCNMAKE-02.R1. */
function detours(
  { clues }: Scenario,
  parts: readonly DeploymentPart[],
  ways: readonly Way[],
): readonly Refusal[] {
  const { factor, inches } = DESIGN.detour;
  return ways.flatMap(({ clue, costs, straight }) =>
    costs.flatMap((cost, i) => {
      if (!Number.isFinite(cost) || cost <= straight[i]! * factor + inches) return [];
      const [way, line] = [Math.round(cost), Math.round(straight[i]!)];
      const said = say('advice.detour', { part: parts[i]!.name, way, id: clues![clue]!.id, line });
      return [advise(2, `/clues/${clue}`, said)];
    }),
  );
}

/** SB-SCNMAKE-04.R1. */
function unfair(
  scenario: Scenario,
  field: Field,
  parts: readonly DeploymentPart[],
  ways: readonly Way[],
): readonly Refusal[] {
  if (scenario.deployment.order !== 'roll-off') return [];
  const monsters = monsterPoints(scenario, field);
  return scenario.deployment.pairs.flatMap((pair, n) => {
    const [a, b] = [n * 2, n * 2 + 1];
    const path = `/deployment/pairs/${n}`;
    const found: Refusal[] = [];
    const nearest = (part: number) => Math.min(...monsters.map(({ x, y }) => straightTo(parts[part]!, x, y)));
    if (monsters.length > 0 && Math.abs(nearest(a) - nearest(b)) > DESIGN.unfair) {
      const said = say('advice.unfair-monster', {
        a: Math.round(nearest(a)),
        pair: pair[0],
        b: Math.round(nearest(b)),
        pair2: pair[1],
      });
      found.push(advise(4, path, said));
    }
    const sorted = (part: number) => ways.map(({ costs }) => costs[part]!).sort((s, t) => s - t);
    const [ours, theirs] = [sorted(a), sorted(b)];
    const rank = ours.findIndex((cost, i) => Math.abs(cost - theirs[i]!) > DESIGN.unfair);
    if (rank >= 0) {
      const [one, other] = [wayOf(ours[rank]!), wayOf(theirs[rank]!)];
      const said = say('advice.unfair-marker', {
        number: rank + 1,
        one,
        pair: pair[0],
        other,
        pair2: pair[1],
      });
      found.push(advise(4, path, said));
    }
    return found;
  });
}

/** In whole inches; null: there is no way. */
function wayOf(cost: number): number | null {
  return Number.isFinite(cost) ? Math.round(cost) : null;
}

/** Where monsters stand at the start, or arrive at a point that is known. */
function monsterPoints(scenario: Scenario, { look }: Field) {
  const standing = (scenario.monsters ?? []).map(({ at: [x, y], board }) => spotOn(look.s, board, x, y));
  const arriving = (scenario.rules ?? []).flatMap(({ do: list }) =>
    list.flatMap((operation) => {
      if (operation.op !== 'place-monster') return [];
      const { at } = operation;
      if ('point' in at) return [spotOn(look.s, at.board, at.point[0], at.point[1])];
      if (!('anchor' in at)) return [];
      const anchor = scenario.anchors?.[at.anchor];
      if (anchor === undefined) return [];
      const [x, y] = Array.isArray(anchor) ? anchor : anchor.at;
      return [spotOn(look.s, Array.isArray(anchor) ? undefined : anchor.board, x, y)];
    }),
  );
  return [...standing, ...arriving];
}
