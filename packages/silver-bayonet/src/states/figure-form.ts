import { z } from 'zod';
import { ITEMS } from '../data/armoury/armoury.ts';
import type { Stats } from '../data/stats.ts';
import type { Figure, Gear } from '../state.ts';
import { count, list, names, place, seat, word } from './words.ts';

/** More than any printed line, record and spell bring about; fewer than make a rule lose itself. */
const value = z.int().min(-200).max(200);

export const statsForm: z.ZodType<Stats> = z.strictObject({
  speed: z.number().min(-200).max(200),
  melee: value,
  accuracy: value,
  defence: value,
  courage: value,
  health: value,
});

const itemId = z.enum(ITEMS.map(({ id }) => id) as [string, ...string[]]);

const gear: z.ZodType<Gear> = z.strictObject({
  item: itemId,
  upgrades: list(itemId),
  loaded: z.boolean(),
  state: z.enum(['whole', 'fouled', 'broken', 'lost']),
  types: names,
  of: z.exactOptional(word),
});

/** SB-MON-03.R2: the largest base, in real millimetres on a metric table. */
const LARGEST_BASE = 1.5;
const TALLEST = 6;

export const figureForm: z.ZodType<Figure> = z.strictObject({
  id: word,
  name: word,
  side: seat.nullable(),
  home: seat.nullable(),
  role: z.enum(['officer', 'soldier', 'monster']),
  type: word,
  stats: statsForm,
  kit: z.string().max(2000),
  ...place,
  radius: z.number().positive().max(LARGEST_BASE),
  height: z.number().positive().max(TALLEST),
  standing: z.enum(['waiting', 'standing', 'down', 'removed', 'collapsed', 'left']),
  health: value,
  fatigue: count,
  terror: z
    .strictObject({ kind: z.enum(['paralysed', 'shaken', 'stunned', 'distracted']), activations: count })
    .nullable(),
  mounted: z.boolean(),
  activated: z.boolean(),
  gear: list(gear),
  marks: z.record(word, z.number().min(-10_000).max(10_000)),
  carries: names,
  fallenTo: seat.nullable(),
});
