import { buildId, type Game, type Ruleset, titledOptions, unitId } from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import { method } from '../method.ts';
import { rulesetHeadSchema, rulesetHeads, rulesetIdSchema } from './ruleset-head.ts';
import { scenarioHeadSchema, scenarioHeads } from './scenario.ts';

const listed = z.object({
  rulesets: z.array(rulesetHeadSchema),
  loadable: z.array(z.string()).describe('Names that `ruleset.load` takes.'),
});

export const rulesetList = method({
  summary: 'The rulesets that matches can be created with.',
  params: z.strictObject({}),
  result: listed,
  run: (_, { shelf }) => ({ result: { rulesets: rulesetHeads(shelf), loadable: shelf.examples } }),
});

export const rulesetLoad = method({
  summary: 'Loads an example ruleset that players are not offered. Loading it again changes nothing.',
  params: z.strictObject({
    name: z.string().max(100).describe('One of the `loadable` names; no path, no package.'),
  }),
  result: rulesetHeadSchema,
  run: async ({ name }, { shelf }) => {
    const ruleset = await shelf.fetch(name);
    const result = { id: ruleset.id, title: tongueOf(ruleset).title, build: buildId(ruleset) };
    return { result, commit: () => shelf.add(ruleset) };
  },
});

const jsonSchema = z.record(z.string(), z.unknown());

const optionSchema = z
  .object({
    title: z.string(),
    rule: z.string(),
    kind: z.enum(['switch', 'choice', 'number']),
    default: z.union([z.boolean(), z.string(), z.number()]),
    values: z.array(z.string()).optional(),
    valueTitles: z.record(z.string(), z.string()).optional().describe('What the values are called.'),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .meta({ id: 'Option' });

export const rulesetShow = method({
  summary: 'Everything about a ruleset that a client needs: questions, options, scenarios, units, schemas.',
  params: z.strictObject({ ruleset: rulesetIdSchema }),
  result: z.object({
    ...rulesetHeadSchema.shape,
    seats: z.object({ min: z.int(), max: z.int() }),
    unit: z.string().describe('Name of the unit all lengths are in.'),
    questions: z
      .record(z.string(), z.object({ form: z.string(), schema: jsonSchema.optional() }))
      .describe(
        'Kinds of question, each with the form of its answer, and a JSON Schema where that is a document.',
      ),
    moments: z.array(z.string()).describe('Moments at which abilities act.'),
    abilities: z.array(z.string()),
    options: z.record(z.string(), optionSchema),
    scenarios: z.array(scenarioHeadSchema),
    units: z.array(z.unknown()).describe('Ready-made units, whole.'),
    schemas: z
      .object({ unit: jsonSchema, scenario: jsonSchema, position: jsonSchema, odds: jsonSchema.nullable() })
      .describe('JSON Schemas of the documents it takes; `odds` is null where it computes none.'),
  }),
  run: ({ ruleset }, { shelf }) => ({ result: described(shelf.get(ruleset)) }),
});

const descriptions = new WeakMap<Ruleset<Game>, ReturnType<typeof describeRuleset>>();

/** Made once: nothing in it ever changes, and its schemas take their time. */
function described(ruleset: Ruleset<Game>) {
  const known = descriptions.get(ruleset) ?? describeRuleset(ruleset);
  descriptions.set(ruleset, known);
  return known;
}

function describeRuleset(ruleset: Ruleset<Game>) {
  const tongue = tongueOf(ruleset);
  const questions = Object.entries(ruleset.questions).map(
    ([kind, { form, schema }]) =>
      [kind, schema === undefined ? { form } : { form, schema: schemaOf(schema) }] as const,
  );
  return {
    id: ruleset.id,
    title: tongue.title,
    build: buildId(ruleset),
    seats: ruleset.seats,
    unit: unitId(ruleset.unit),
    questions: Object.fromEntries(questions),
    moments: ruleset.hooks.moments,
    abilities: ruleset.hooks.abilities,
    options: titledOptions(ruleset.options, tongue.options),
    scenarios: scenarioHeads(ruleset),
    units: ruleset.units.ready,
    schemas: {
      unit: schemaOf(ruleset.units.schema),
      scenario: schemaOf(ruleset.scenarios.schema),
      position: schemaOf(ruleset.positions.schema),
      odds: ruleset.odds === null ? null : schemaOf(ruleset.odds.schema),
    },
  };
}

/** The form a document comes in; what a schema cannot say is left open, and `check` still says it. */
function schemaOf(schema: z.ZodType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}
