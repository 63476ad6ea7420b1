import type { DocumentSpec } from '@vedette/engine';
import { type Force, forceSchema } from './force.ts';
import { forceAdvice, forceProblems } from './force-problems.ts';
import { ready } from './ready.ts';

export const forces: DocumentSpec<Force> & { readonly ready: readonly Force[] } = {
  schema: forceSchema,
  problems: forceProblems,
  advice: forceAdvice,
  ready,
};
