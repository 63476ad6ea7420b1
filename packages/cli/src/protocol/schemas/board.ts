import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { seatSchema } from './dice.ts';
import { refusalSchema } from './refusal.ts';
import { matchSchema } from './standing.ts';

const FAR = 1_000_000;
const coordinate = z.number().min(-FAR).max(FAR);

export const spotSchema = z
  .object({ x: coordinate, y: coordinate, z: coordinate })
  .meta({ id: 'Spot', description: "A place on the table, in the ruleset's unit of length." });

const waypointSchema = z
  .object({
    x: coordinate,
    y: coordinate,
    z: coordinate,
    by: z
      .union([z.enum(['jump', 'drop']), z.object({ link: z.string() })])
      .optional()
      .describe('How it is reached; without it on foot.'),
  })
  .meta({ id: 'Waypoint', description: 'A place of a path.' });

export const pathSchema = z.array(waypointSchema).max(LIMITS.waypoints);

/** As the table counts directions: five degrees apart. */
const LAST_FACING = 71;

export const formationSchema = z
  .object({ middle: spotSchema, facing: z.int().min(0).max(LAST_FACING), shape: z.string().max(100) })
  .meta({ id: 'Formation', description: 'Where a group goes, as an answer has it.' });

export const figureIdSchema = z.string().max(200).describe('Id of a figure of the scene.');

export const aheadSchema = z
  .array(z.json())
  .max(LIMITS.ahead)
  .optional()
  .describe(
    'Answers that this seat has in mind before; only where no die falls and nothing is shown by them.',
  );

/** Whose eyes measure. */
export const lookParams = {
  match: matchSchema,
  seat: seatSchema.nullable().describe('Whose knowledge counts; null: an onlooker.'),
};

export const asksSchema = z
  .string()
  .nullable()
  .describe(
    'Kind of the question that was measured for; null: nothing is asked of this seat, or that cannot be known beforehand.',
  );

const outline = z.array(z.number()).describe('x0, y0, x1, y1, …');

const threatSchema = z.object({
  figure: figureIdSchema,
  ...spotSchema.shape,
  radius: z.number().describe("How near the middle of the mover's base comes when it begins to matter."),
  words: z.string(),
  rule: z.string(),
});

export const zonesSchema = z
  .array(threatSchema)
  .describe('Circles within which somebody minds the mover going by, by the rules of the game.');

export const groundSchema = z
  .object({
    figure: figureIdSchema.nullable().describe('Null: something is put down there that is nobody.'),
    outlines: z.array(outline).describe('Of the ground in reach; holes run the other way.'),
    straight: z.literal(true).optional().describe('One straight line leads there.'),
    threats: zonesSchema.optional(),
    within: z
      .object({ ...spotSchema.shape, most: z.number() })
      .optional()
      .describe('Not farther than this from a place.'),
  })
  .meta({ id: 'Ground', description: 'Ground that a figure can get to.' });

export const waySchema = z
  .object({
    places: z
      .literal(true)
      .optional()
      .describe('Places named one after the other; no way leads from one to the next.'),
    problem: refusalSchema.nullable().describe('Why it cannot be gone; null when it can.'),
    cost: z.number(),
    budget: z.number(),
    points: z.array(z.object(spotSchema.shape)).describe('As it is gone, the start included.'),
    stops: z
      .array(
        z.object({
          ...spotSchema.shape,
          kind: z.enum(['forced', 'contact', 'fall', 'halt']),
          words: z.string(),
          rule: z.string(),
        }),
      )
      .describe('What happens on the way.'),
  })
  .meta({ id: 'Way', description: 'A path, measured by the rules.' });

const seenSchema = z.enum(['clear', 'cover', 'hidden']);

export const bearingSchema = z
  .object({
    figure: figureIdSchema,
    distance: z.number(),
    sight: seenSchema.describe('What the figure sees of it.'),
    looksBack: z.boolean().describe('Whether it sees the figure.'),
  })
  .meta({ id: 'Bearing', description: 'How somebody stands to a figure.' });

export const sightSchema = z
  .object({
    visible: z.boolean(),
    cover: z.boolean(),
    distance: z.number(),
    eye: z.object(spotSchema.shape),
    lines: z.array(
      z.object({
        end: z.object(spotSchema.shape),
        state: z.enum(['clear', 'obscured', 'stopped']),
        by: z.string().nullable().describe('What lies between, in words.'),
        at: z.object(spotSchema.shape).nullable(),
      }),
    ),
  })
  .meta({ id: 'Sight', description: 'What a figure sees of another, line by line.' });

export const enemySchema = z.object({
  figure: figureIdSchema,
  name: z.string(),
  side: seatSchema.nullable(),
  distance: z.number(),
  sees: seenSchema.describe('What it sees of the figure there.'),
});

const chance = z.number().describe('From 0 to 1.');

export const prospectSchema = z
  .object({
    title: z.string(),
    shoots: z.literal(true).optional().describe('It is done from afar.'),
    problem: refusalSchema.nullable().describe('Why it cannot be; the rest is empty then.'),
    chance: chance.describe('That it succeeds, from 0 to 1.'),
    needed: z.number(),
    needs: z.string().describe('What the dice must show.'),
    reasons: z
      .array(z.object({ words: z.string(), value: z.number(), rule: z.string() }))
      .describe('Everything that counts for or against it.'),
    harm: z.array(z.object({ points: z.number(), chance })),
    fates: z
      .array(
        z.object({
          figure: figureIdSchema,
          name: z.string(),
          ends: z.array(z.object({ words: z.string(), chance })),
        }),
      )
      .optional()
      .describe('What may become of each, where that is more than points.'),
    out: chance.describe('That the target is out of the fight after it, from 0 to 1.'),
    besides: z.array(z.object({ words: z.string(), chance })),
  })
  .meta({ id: 'Prospect', description: 'What might come of an attack, in chances.' });
