import type { DocumentSpec } from '@vedette/engine';
import { ready } from './ready.ts';
import { type Unit, unitSchema } from './unit.ts';
import { problemsInAnyMatch, problemsUnder } from './unit-problems.ts';
import { unitWarnings } from './unit-warnings.ts';

/** Units for the engine, which checks them before it knows the options; `problemsInThisMatch` does the rest. */
export const units: DocumentSpec<Unit> & {
  readonly ready: readonly Unit[];
  readonly problemsUnder: typeof problemsUnder;
} = {
  schema: unitSchema,
  problems: problemsInAnyMatch,
  problemsUnder,
  advice: unitWarnings,
  ready,
};
