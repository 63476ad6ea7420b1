import { z } from 'zod';

export const refusalSchema = z
  .object({
    code: z.string().describe('Stable; of the kernel, the ruleset or the protocol.'),
    message: z.string().describe('One sentence for the player.'),
    rule: z.string().optional().describe("Id of the rule in the ruleset's catalogue."),
    path: z.string().optional().describe('Where in the document, as a JSON pointer.'),
    params: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What the sentence is made of, for whoever makes his own; left out where it is long.'),
  })
  .meta({ id: 'Refusal', description: 'Why something cannot be done.' });

export const problemsSchema = z
  .array(refusalSchema)
  .describe('Every problem found (100 at most); none: it is fine.');
