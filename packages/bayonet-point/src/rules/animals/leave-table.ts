import type { Edge } from '@vedette/scenario';
import { unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { edgeOf } from '../../scenario/story/edge.ts';
import { playable, seatOf } from '../../scenario/story/playable.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { TOUCH } from '../ground/pieces.ts';
import { loseHorse } from '../horses/loose.ts';
import { kindOf, ledBy } from './animal.ts';

/** BP-SCN-13, -16, -18: who touches an edge by his own move may leave there for an objective. */
export function leaveTable(cx: PointCx, f: Figure): void {
  const { s } = cx;
  const touched = edgesTouched(s, f);
  if (touched.length === 0) return;
  const animal = ledBy(s, f);
  if (animal !== null) {
    const { secure, name } = kindOf(s, animal);
    if (seatOf(s, secure.side) !== f.side || !touched.some((edge) => secure.edges.includes(edge))) return;
    animal.taken = f.side;
    animal.leader = null;
    cx.emit({ type: 'animal', rule: 'BP-SCN-16', figure: f.id, name, fate: 'taken' });
    goThrough(cx, f);
    return;
  }
  const open = (playable(s).exits ?? []).filter(({ side }) => seatOf(s, side) === f.side);
  if (open.some(({ edge }) => touched.includes(edgeOf(s, edge)))) goThrough(cx, f);
}

/** BP-SCN-18: he does not come back and is not lost; whoever gathered round him finds another, and his horse does not wait. */
function goThrough(cx: PointCx, f: Figure): void {
  f.standing = 'through';
  const u = unitOf(cx.s, f);
  if (u.anchor === f.id) u.anchor = null;
  loseHorse(cx, f);
  cx.emit({ type: 'through', rule: 'BP-SCN-18', figure: f.id });
}

/** BP-GEN-15 */
function edgesTouched({ terrain }: BayonetPointState, { x, y, radius }: Figure): Edge[] {
  const far = { north: y, east: terrain.width - x, south: terrain.depth - y, west: x };
  return (Object.keys(far) as Edge[]).filter((edge) => far[edge] - radius <= TOUCH);
}
