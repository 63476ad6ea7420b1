import { checkUnit } from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { listed } from '../errors.ts';
import { method } from '../method.ts';
import { problemsSchema } from '../schemas/refusal.ts';
import { rulesetIdSchema } from './ruleset-head.ts';

export const unitCheck = method({
  summary: 'Says everything that is wrong with a unit.',
  params: z.strictObject({
    ruleset: rulesetIdSchema,
    unit: z.unknown().describe('The whole document.'),
    options: z
      .record(z.string(), z.union([z.boolean(), z.number(), z.string()]))
      .optional()
      .describe(
        'Those of the match it is for, the rest as the ruleset has them. Without them: what no match allows.',
      ),
  }),
  result: z.object({
    problems: problemsSchema,
    advice: problemsSchema.describe('What is legal, but hardly what its author wants.'),
  }),
  run: ({ ruleset: id, unit, options }, { shelf }) => {
    const ruleset = shelf.get(id);
    const { refusals } = tongueOf(ruleset);
    const checked = checkUnit(ruleset, unit, options);
    if (!checked.ok) return { result: { problems: listed(refusals, checked.refusals), advice: [] } };
    return {
      result: { problems: [], advice: listed(refusals, ruleset.units.advice?.(checked.value) ?? []) },
    };
  },
});
