import { type DiceState, type DocumentSpec, optionProblems, type Refusal } from '@vedette/engine';
import { type TableData, tableProblems } from '@vedette/engine/table';
import { z } from 'zod';
import { GRID, SIZE } from './ground.ts';
import { options } from './options.ts';
import { refuse } from './refusals.ts';
import { CARDS, type DuelOptions, type DuelState, FULL_HEALTH, HEIGHT, RADIUS } from './state.ts';
import { TRAITS } from './unit.ts';

const seat = z.int().min(0).max(1);
const place = z.number().min(0).max(SIZE);
const small = z.int().min(-100).max(100);

const piece = z.strictObject({
  id: z.string().max(60),
  outline: z
    .array(
      z
        .number()
        .min(0)
        .max(2 * SIZE),
    )
    .length(8),
  base: z.literal(0),
  top: z.number().min(0).max(1),
  ground: z.enum(['open', 'mud']),
  solid: z.boolean(),
  climbable: z.boolean(),
  surface: z.enum(['none', 'slope']),
  sight: z.enum(['clear', 'solid']),
  flags: z.tuple([]),
  guarded: z.tuple([]),
  ramps: z.tuple([]),
});

const ground: z.ZodType<TableData> = z.strictObject({
  width: z.literal(SIZE),
  depth: z.literal(SIZE),
  grid: z.literal(GRID),
  regions: z.strictObject({}),
  links: z.tuple([]),
  pieces: z.array(piece).max(50),
});

const duellist = z.strictObject({
  name: z.string().max(60),
  radius: z.literal(RADIUS),
  height: z.literal(HEIGHT),
  kit: z.string().max(100),
  skill: small,
  guard: small,
  x: place,
  y: place,
  z: z.number().min(0).max(10),
  health: z.int().min(-100).max(FULL_HEALTH),
  fate: z.int().min(0).max(20),
  card: z
    .strictObject({
      secret: z.union([z.array(seat).max(2), z.literal('all')]),
      value: z.enum(CARDS).nullable(),
    })
    .nullable(),
});

const schema: z.ZodType<DuelState> = z.strictObject({
  ruleset: z.literal('duel'),
  seats: z.literal(2),
  // The kernel looks at the dice.
  dice: z.custom<DiceState>((value) => typeof value === 'object' && value !== null),
  ground,
  options: z.strictObject({ 'strike-back': z.boolean(), turns: z.number() }) satisfies z.ZodType<DuelOptions>,
  duellists: z.array(duellist).length(2),
  phase: z.enum(['cards', 'initiative', 'turn']),
  turn: z.int().min(1).max(1000),
  order: z.array(seat).max(2),
  next: z.int().min(0).max(2),
  ended: z.strictObject({ winner: seat.nullable(), reason: z.enum(['fallen', 'time']) }).nullable(),
});

/** What no duel can show, though every part has its form. */
function problems({ duellists, ground: table, options: chosen }: DuelState): readonly Refusal[] {
  const strange = duellists.flatMap(({ name, kit }, i) => {
    const known =
      kit === '' || kit.split('+').every((trait) => (TRAITS as readonly string[]).includes(trait));
    return known ? [] : [refuse('state.kit', 'DU-02', { name, kit }, `/duellists/${i}/kit`)];
  });
  const uneven = tableProblems(table).map(({ path, fault }) => {
    return {
      code: 'state.ground',
      rule: 'DU-01',
      path: `/ground${path}`,
      says: 'table.fault',
      params: fault,
    };
  });
  return [...strange, ...uneven, ...optionProblems(options, { ...chosen })];
}

/** What a duel looks like between two steps. */
export const states: DocumentSpec<DuelState> = { schema, problems };
