import { checkDocument } from '@vedette/engine';
import { z } from 'zod';
import { listed } from '../errors.ts';
import { method } from '../method.ts';
import { problemsSchema } from '../schemas/refusal.ts';
import { rulesetIdSchema } from './ruleset-head.ts';

export const unitCheck = method({
  summary: 'Says everything that is wrong with a unit.',
  params: z.strictObject({ ruleset: rulesetIdSchema, unit: z.unknown().describe('The whole document.') }),
  result: z.object({
    problems: problemsSchema,
    advice: problemsSchema.describe('What is legal, but hardly what its author wants.'),
  }),
  run: ({ ruleset, unit }, { shelf }) => {
    const spec = shelf.get(ruleset).units;
    const checked = checkDocument(spec, unit);
    if (!checked.ok) return { result: { problems: listed(checked.refusals), advice: [] } };
    return { result: { problems: [], advice: listed(spec.advice?.(checked.value) ?? []) } };
  },
});
