import { ENGINE_VERSION } from '@vedette/engine';
import { z } from 'zod';
import { VERSION } from '../../version.ts';
import { LIMITS } from '../limits.ts';
import { method } from '../method.ts';
import { rulesetHeadSchema, rulesetHeads } from './ruleset-head.ts';

/** Counted up when an old client would no longer understand. */
const PROTOCOL = 1;

const amount = z.int().min(1);

export const hello = method({
  summary: 'Who is there: versions, methods, rulesets, limits.',
  params: z.strictObject({}),
  result: z.object({
    name: z.literal('vedette'),
    version: z.string(),
    build: z.string().describe('Of the engine; each ruleset has its own build id besides.'),
    protocol: z.int().describe('Number of this protocol.'),
    methods: z.array(z.string()),
    rulesets: z.array(rulesetHeadSchema),
    limits: z.object({
      lineBytes: amount,
      depth: amount,
      values: amount,
      batch: amount,
      milliseconds: amount.describe('For one line; then it is broken off.'),
      replyBytes: amount.describe('Of the reply to one line.'),
      matches: amount,
      matchBytes: amount.describe('Of one match, as it is kept.'),
      allMatchBytes: amount.describe('Of all open matches together.'),
      memoryBytes: amount.describe('Of the whole process.'),
      playAnswers: amount,
      simulations: amount,
      problems: amount,
      waypoints: amount.describe('Of a path that is measured.'),
      ahead: amount.describe('Answers in mind.'),
    }),
  }),
  run: (_, { shelf, methods, allowed }) => ({
    result: {
      name: 'vedette' as const,
      version: VERSION,
      build: `engine ${ENGINE_VERSION}`,
      protocol: PROTOCOL,
      methods,
      rulesets: rulesetHeads(shelf),
      limits: { ...LIMITS, ...allowed },
    },
  }),
});
