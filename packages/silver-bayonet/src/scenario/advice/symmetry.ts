import type { Refusal } from '@vedette/engine';
import { cornersOf } from '@vedette/scenario';
import { say } from '../../refusals.ts';
import type { Scenario } from '../format/scenario.ts';

type Point = readonly [number, number];

/** Layouts are drawn to two decimals. */
const TOLERANCE = 0.03;

/** SB-OPS-03, SB-OPS-30 `not-symmetric`: a claim of symmetry, tried on every piece and marker. */
export function symmetryAdvice(scenario: Scenario): readonly Refusal[] {
  const { symmetry, boards } = scenario;
  if (symmetry === undefined) return [];
  const first = boards[0]!.id;
  const found: Refusal[] = [];
  for (const { id: board, width, height } of boards) {
    const here = (part: { readonly board?: string | undefined }) => (part.board ?? first) === board;
    const image = ([x, y]: Point): Point => [
      symmetry === 'mirror-north-south' ? x : width - x,
      symmetry === 'mirror-west-east' ? y : height - y,
    ];
    const tell = (path: string, name: string) => {
      const said = say('advice.not-symmetric', { name, symmetry });
      found.push({ code: 'advice.not-symmetric', rule: 'SB-OPS-30', path, ...said });
    };
    const pieces = (scenario.terrain ?? []).filter(here);
    (scenario.terrain ?? []).forEach((piece, i) => {
      if (!here(piece)) return;
      const mirrored = cornersOf(piece.shape).map(image);
      const twin = pieces.some(
        (other) => other.type === piece.type && sameCorners(mirrored, cornersOf(other.shape)),
      );
      if (!twin) tell(`/terrain/${i}`, piece.id);
    });
    (scenario.clues ?? []).forEach((clue, i) => {
      if (!here(clue)) return;
      const mirrored = image(clue.at);
      const twin = (scenario.clues ?? []).some((other) => here(other) && near(other.at, mirrored));
      if (!twin) tell(`/clues/${i}`, clue.id);
    });
  }
  return found;
}

function sameCorners(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every((corner) => b.some((other) => near(corner, other)));
}

function near([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(ax - bx) <= TOLERANCE && Math.abs(ay - by) <= TOLERANCE;
}
