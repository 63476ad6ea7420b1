import type { Judge } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { WhichPointQuestion } from '../../questions.ts';

/** A point that a side has named, as an option: by where it is. */
export function pointId({ x, y }: Pick<Spot, 'x' | 'y'>): string {
  return `${x},${y}`;
}

/** Answers kept by games before version 3 count the points. */
const COUNTED = /^point-([1-9])$/;

/** The point an answer means; undefined: none. */
export function pointFor(points: readonly Spot[], answer: string): Spot | undefined {
  const [, number] = COUNTED.exec(answer) ?? [];
  return number === undefined
    ? points.find((point) => pointId(point) === answer)
    : points[Number(number) - 1];
}

/** BP-SCN-11: which of the points for this unit. */
export const whichPoint: Judge<WhichPointQuestion, string, unknown> = {
  otherwise: ({ at }, answer, _, problem) =>
    typeof answer === 'string' && pointFor(at, answer) !== undefined ? null : problem,
};
