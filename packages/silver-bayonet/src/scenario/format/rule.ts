import { ownAction } from '@vedette/scenario';
import { z } from 'zod';
import { condition } from './condition.ts';
import { operations } from './operation.ts';
import { filter } from './who.ts';
import { id, text, turns } from './words.ts';

const from = z.int().min(1).max(99).optional();

/** SB-OPS-17: what a rule waits for. */
const when = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('setup') }),
  z.strictObject({ event: z.literal('deployed') }),
  z.strictObject({ event: z.literal('turn-start'), turns: turns.optional(), from }),
  z.strictObject({ event: z.literal('initiative-rolled'), anyDie: z.int().min(1).max(10).optional() }),
  z.strictObject({
    event: z.literal('phase-start'),
    phase: z.enum(['primary-1', 'monster', 'secondary', 'primary-2', 'player-1', 'player-2']),
    turns: turns.optional(),
  }),
  z.strictObject({ event: z.literal('activation-start'), who: filter.optional(), zone: id.optional() }),
  z.strictObject({
    event: z.literal('zone-entered'),
    zones: z.array(id).min(1),
    who: filter.optional(),
  }),
  z.strictObject({ event: z.literal('contact'), who: filter.optional(), by: filter.optional() }),
  z.strictObject({ event: z.literal('damaged'), who: filter.optional() }),
  z.strictObject({ event: z.literal('figure-down'), who: filter.optional() }),
  z.strictObject({ event: z.literal('figure-exited'), who: filter.optional() }),
  z.strictObject({ event: z.literal('clue-investigated'), decks: z.array(id).min(1).optional() }),
  z.strictObject({ event: z.literal('object-secured'), objects: z.array(id).min(1).optional() }),
  z.strictObject({ event: z.literal('turn-end'), turns: turns.optional(), from }),
]);

export type When = z.infer<typeof when>;
export type ScenarioEvent = When['event'];

/** SB-OPS-16. */
export const scenarioRule = z.strictObject({
  id,
  /** What the log says when it has its day; without it, its id. */
  text: text.optional(),
  when,
  if: condition.optional(),
  limit: z.int().min(1).max(99).optional(),
  do: operations,
});
export type ScenarioRule = z.infer<typeof scenarioRule>;

/** SB-OPS-16: something that soldiers can do here and nowhere else. */
export const scenarioAction = z.strictObject({
  ...ownAction(filter, condition, operations),
  /** What it takes of an activation; the action, unless it says so. */
  spends: z.enum(['action', 'move']).optional(),
  limit: z.int().min(1).max(99).optional(),
});
export type ScenarioAction = z.infer<typeof scenarioAction>;
