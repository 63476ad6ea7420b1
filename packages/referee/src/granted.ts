import type { Needless } from '@vedette/engine';
import type { Option, Question } from './snapshot.ts';

/** Why somebody is not asked: the game's own reasons, one answer, or nothing left to do. */
export const GRANTS = ['gains-nothing', 'all-alike', 'only-one', 'nothing-left'] as const satisfies readonly (
  | Needless
  | 'only-one'
  | 'nothing-left'
)[];
export type Grant = (typeof GRANTS)[number];

/** An answer that nothing hangs on. */
export interface TakenForGranted {
  readonly answer: string;
  readonly because: Grant;
  /** Why, in the game's own words, where it has any. */
  readonly words: string | null;
}

/** The answer by which somebody is done, where nothing else is left to him; giving up is left to his own hand. */
export function onlyEnd(options: readonly Option[]): string | null {
  const only = onlyOption(options);
  return only?.ends === 'activation' && only.spends === undefined ? only.id : null;
}

function onlyOption(options: readonly Option[]): Option | null {
  const [common, another] = options.filter(({ grave }) => grave !== true);
  return common === undefined || another !== undefined ? null : common;
}

/** Where nothing hangs on what is answered. */
export function takenForGranted({
  form,
  options,
  foregone,
}: Pick<Question, 'form' | 'options' | 'foregone'>): TakenForGranted | null {
  if (form !== 'one') return null;
  const end = onlyEnd(options);
  if (end !== null) return { answer: end, because: 'nothing-left', words: null };
  if (foregone !== null) return foregone;
  const only = onlyOption(options);
  // What ends a turn or a match is somebody's own decision.
  if (only === null || only.ends !== undefined) return null;
  return { answer: only.id, because: 'only-one', words: null };
}
