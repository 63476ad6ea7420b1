import { type Spot, tableOf, towards } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { Model, ModelId } from '../../state.ts';
import { nearestOnOutline } from '../ground/outline.ts';

/** FF-MOR-04, FF-FEAR-07: where somebody flees to: the closest table edge, his Spiritual Leader, or cover. */
export type FlightGoal =
  | { readonly kind: 'edge' }
  | { readonly kind: 'model'; readonly model: ModelId }
  | { readonly kind: 'cover'; readonly piece: string };

/** A straight way to a goal. */
export interface Aim {
  readonly name: string;
  readonly direction: readonly [number, number];
  /** How far the middle of the base may go towards it; an edge is run over. */
  readonly limit: number;
  /** How far a place is from the goal. */
  away(at: Spot): number;
}

/** FF-MOR-04: the ways to the goal; several where several edges are equally near (FF-GEN-17). */
export function aimsAt(look: Look, model: Model, goal: FlightGoal): readonly Aim[] {
  if (goal.kind === 'edge') return edgeAims(look, model);
  const aim = goal.kind === 'model' ? leaderAim(look, model, goal.model) : coverAim(look, model, goal.piece);
  return aim === null ? [] : [aim];
}

function edgeAims({ s }: Look, model: Model): readonly Aim[] {
  const { width, depth } = s.terrain;
  const far = Number.POSITIVE_INFINITY;
  const edges: readonly Aim[] = [
    { name: 'north', direction: [0, 1], limit: far, away: ({ y }) => depth - y },
    { name: 'east', direction: [1, 0], limit: far, away: ({ x }) => width - x },
    { name: 'south', direction: [0, -1], limit: far, away: ({ y }) => y },
    { name: 'west', direction: [-1, 0], limit: far, away: ({ x }) => x },
  ];
  const least = Math.min(...edges.map((edge) => edge.away(model)));
  return edges.filter((edge) => edge.away(model) === least);
}

/** FF-FEAR-07: it stops in contact. */
function leaderAim({ s }: Look, model: Model, id: ModelId): Aim | null {
  const leader = modelOf(s, id);
  const direction = towards(model.x, model.y, leader.x, leader.y);
  if (direction === null) return null;
  const away = ({ x, y }: Spot) => lengthTo(x, y, leader.x, leader.y) - leader.radius - model.radius;
  return { name: id, direction, limit: away(model), away };
}

/** FF-FEAR-07: it stops beside it, or is in it already. */
function coverAim({ s }: Look, model: Model, piece: string): Aim | null {
  const table = tableOf(s.terrain);
  const p = table.pieces.findIndex(({ id }) => id === piece);
  const [x, y] = nearestOnOutline(table.pieces[p]!.outline, model.x, model.y);
  const direction = towards(model.x, model.y, x, y);
  if (direction === null) return null;
  const away = (at: Spot) => lengthTo(at.x, at.y, x, y) - model.radius;
  return { name: piece, direction, limit: away(model), away };
}

function lengthTo(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}
