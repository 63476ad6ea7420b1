import { checkDocument } from '@vedette/engine';
import { z } from 'zod';
import { listed } from '../errors.ts';
import { method } from '../method.ts';
import { problemsSchema } from '../schemas/refusal.ts';
import { rulesetIdSchema } from './ruleset-head.ts';

export const unitCheck = method({
  summary: 'Says everything that is wrong with a unit.',
  params: z.strictObject({ ruleset: rulesetIdSchema, unit: z.unknown().describe('The whole document.') }),
  result: z.object({ problems: problemsSchema }),
  run: ({ ruleset, unit }, { shelf }) => {
    const checked = checkDocument(shelf.get(ruleset).units, unit);
    return { result: { problems: checked.ok ? [] : listed(checked.refusals) } };
  },
});
