import type { SilverCx } from '../../game.ts';
import { takeOut } from '../../rules/damage/at-zero.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import type { Edge } from '../format/words.ts';
import { secured } from '../objects/secure.ts';
import { noteDeed } from '../score/note-deed.ts';
import { happened } from '../story/happened.ts';
import { boardOf, edgesRound } from './board.ts';

/** A base edge this near the edge of a board touches it. */
const AT_EDGE = 0.002;

/** SB-MOV-10, SB-OPS-15: the edges that a figure touches and may leave by, clockwise from the north. */
export function openEdges(s: SilverBayonetState, figure: Figure): readonly Edge[] {
  const { exits, boards } = s.scenario;
  if (s.turn < (exits?.fromTurn ?? 1)) return [];
  if (exits !== undefined && boardOf(s, figure) !== (exits.board ?? boards[0]!.id)) return [];
  const { west, south, east, north } = edgesRound(s, figure);
  const { x, y, radius } = figure;
  const away = { north: north - y, east: east - x, south: y - south, west: x - west };
  const touched = (['north', 'east', 'south', 'west'] as const).filter(
    (edge) => away[edge] - radius <= AT_EDGE,
  );
  return touched.filter((edge) => exits?.edges === undefined || exits.edges.includes(edge));
}

/** SB-MOV-10: off the table by this edge, with all it carries. */
export function exit(cx: SilverCx, figure: Figure, edge: Edge, rule: string): void {
  const { id, side, carries } = figure;
  if (side !== null) {
    noteDeed(cx, { what: 'exited', seat: side, figure: id, edge, turn: cx.s.turn, carrying: [...carries] });
    secured(cx, figure, edge);
  }
  takeOut(cx, figure, 'left', rule);
  if (cx.s.ended === null) happened(cx, { event: 'figure-exited', figure: id, edge });
}
