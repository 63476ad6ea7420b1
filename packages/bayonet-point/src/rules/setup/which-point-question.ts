import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { UnitId } from '../../state.ts';

export interface WhichPointQuestion extends Choice<string> {
  readonly unit: UnitId;
  /** Where each of the options is. */
  readonly at: readonly Spot[];
}

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

const any = one<string, WhichPointQuestion>();

/** BP-SCN-11: which of the points for this unit. */
export const whichPoint: QuestionSpec<WhichPointQuestion, string> = {
  ...any,
  check(question, answer, state) {
    if (typeof answer === 'string' && pointFor(question.at, answer) !== undefined) return null;
    return any.check(question, answer, state);
  },
};
