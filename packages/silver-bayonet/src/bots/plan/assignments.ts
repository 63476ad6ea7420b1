import type { Spot } from '@vedette/engine/table';
import { onOneBoard } from '../../scenario/boards/board.ts';
import type { Figure, FigureId, SilverBayonetState } from '../../state.ts';
import type { Aim } from '../aims.ts';

/** On another board: as far away as this. */
const ELSEWHERE = 40;

/** A thing that one figure is enough for. */
export type Single = Extract<Aim, { readonly what: 'clue' | 'object' | 'zone' }>;

/** Inches that are walked for nothing, as it were. */
const NEAR = 4;

/** Who goes about what: the best pairs first, one figure for each thing and one thing for each figure. */
export function assignments(
  own: readonly Figure[],
  aims: readonly Aim[],
  apart: (a: Spot, b: Spot) => number,
): ReadonlyMap<Aim, FigureId> {
  const pairs: { readonly aim: Single; readonly figure: Figure; readonly value: number }[] = [];
  for (const aim of aims) {
    if (aim.what === 'kill' || aim.what === 'exit') continue;
    for (const figure of own) {
      // Whoever carries something goes home with it first.
      if (figure.carries.length > 0 || (aim.what === 'clue' && !aim.may(figure))) continue;
      pairs.push({ aim, figure, value: aim.worth / (NEAR + apart(figure, aim.at)) });
    }
  }
  pairs.sort((a, b) => b.value - a.value);
  const taken = new Map<Aim, FigureId>();
  const busy = new Set<FigureId>();
  for (const { aim, figure } of pairs) {
    if (taken.has(aim) || busy.has(figure.id)) continue;
    taken.set(aim, figure.id);
    busy.add(figure.id);
  }
  return taken;
}

/** SB-OPS-04: boards apart have no distance between them. */
export function inchesBetween({ s }: { readonly s: SilverBayonetState }, a: Spot, b: Spot): number {
  if (!onOneBoard(s, a, b)) return ELSEWHERE;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const dz = a.z - b.z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
