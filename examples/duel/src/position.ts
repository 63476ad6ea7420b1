import {
  type DiceState,
  type DocumentSpec,
  kitOf,
  optionProblems,
  type Refusal,
  secretFor,
  withDefaults,
} from '@vedette/engine';
import { z } from 'zod';
import { groundOf, pieceSchema } from './ground.ts';
import { options } from './options.ts';
import { refuse } from './refusals.ts';
import {
  CARDS,
  type Duellist,
  type DuelOptions,
  type DuelState,
  FATE_DICE,
  FULL_HEALTH,
  GUARD,
  HEIGHT,
  RADIUS,
} from './state.ts';
import { TRAITS } from './unit.ts';

const seat = z.union([z.literal(0), z.literal(1)]);

const figure = z.strictObject({
  name: z.string().min(1).max(40).optional(),
  x: z.number(),
  y: z.number(),
  z: z.number().default(0),
  skill: z.int().default(0),
  guard: z.int().default(GUARD),
  health: z.int().max(FULL_HEALTH).default(FULL_HEALTH),
  fate: z.int().min(0).max(20).default(FATE_DICE),
  card: z.enum(CARDS).nullable().default(null),
  traits: z.array(z.enum(TRAITS)).default([]),
});

const schema = z.strictObject({
  pieces: z.array(pieceSchema).max(50).default([]),
  duellists: z.tuple([figure, figure]),
  phase: z.enum(['cards', 'initiative', 'turn']).default('turn'),
  turn: z.int().min(1).default(1),
  /** Who acts, in order, from now on. */
  order: z.array(seat).max(2).default([0, 1]),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
});

/** Anything that can be laid out, so that one rule can be tried. */
export type Position = z.infer<typeof schema>;

function duellistAt(document: Position['duellists'][number], owner: number): Duellist {
  const { name, card, traits, ...figures } = document;
  return {
    name: name ?? `Duellist ${owner + 1}`,
    radius: RADIUS,
    height: HEIGHT,
    kit: kitOf(traits),
    card: card === null ? null : secretFor([owner], card),
    ...figures,
  };
}

function arrange(position: Position, dice: DiceState): DuelState {
  return {
    ruleset: 'duel',
    seats: 2,
    dice,
    ground: groundOf(position.pieces),
    options: withDefaults(options, position.options) as unknown as DuelOptions,
    duellists: position.duellists.map(duellistAt),
    phase: position.phase,
    turn: position.turn,
    order: position.order,
    next: 0,
    ended: null,
  };
}

function problems({ duellists, order, phase, options: chosen }: Position): readonly Refusal[] {
  const found: Refusal[] = duellists.flatMap((figure, i) =>
    figure.health >= 1 ? [] : [refuse('position.fallen', 'DU-10', null, `/duellists/${i}/health`)],
  );
  if (phase === 'turn' && order.length === 0)
    found.push(refuse('position.nobody-acts', 'DU-04', null, '/order'));
  return [...found, ...optionProblems(options, chosen)];
}

export const positions: DocumentSpec<Position> & { arrange(position: Position, dice: DiceState): DuelState } =
  {
    schema,
    problems,
    arrange,
  };
