import { BALL_ENDS, MARKER_KINDS } from '@vedette/engine';
import { z } from 'zod';

const figure = z.string();
const spot = z.object({ x: z.number(), y: z.number(), z: z.number() });

const slip = z.object({
  title: z.string(),
  source: z.string().optional(),
  text: z.string().optional(),
  figure: figure.optional(),
  marker: z.enum(MARKER_KINDS).optional(),
  stats: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
});

/** What a table can show of an event, gesture by gesture. */
export const cueSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), figure, to: spot }),
    z.object({ kind: z.literal('fire'), from: figure, to: z.array(z.union([figure, spot])) }),
    z.object({ kind: z.literal('ball'), from: figure, to: figure, end: z.enum(BALL_ENDS) }),
    z.object({ kind: z.literal('burst'), at: spot }),
    z.object({ kind: z.literal('blow'), from: figure, to: figure, landed: z.boolean() }),
    z.object({ kind: z.literal('back-off'), figure, to: spot }),
    z.object({ kind: z.literal('forced'), figure, mover: figure }),
    z.object({ kind: z.literal('fall'), figure }),
    z.object({ kind: z.literal('spell'), from: figure, to: figure.nullable() }),
    z.object({ kind: z.literal('terror'), figure, held: z.boolean() }),
    z.object({ kind: z.literal('dice'), by: figure }),
    z.object({ kind: z.literal('harm'), figure, points: z.number() }),
    z.object({ kind: z.literal('death'), figure }),
    z.object({ kind: z.literal('arrival'), figure, at: spot }),
    z.object({ kind: z.literal('slip'), slip }),
    z.object({ kind: z.literal('objective'), figure: figure.nullable() }),
  ])
  .meta({ id: 'Cue', description: 'One gesture of an event; figures may be whole groups.' });
