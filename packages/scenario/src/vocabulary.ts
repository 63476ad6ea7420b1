import { z } from 'zod';
import { says } from './sentences.ts';

/** The small words every scenario is written in. */

/**
 * Ids of the scenario's own: kebab-case. "constructor" is the one such word that every object answers to by birth, so
 * that it would be found where nobody has put it.
 */
export const id = z
  .string()
  .max(60, { abort: true })
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/, says('scenario.bad-name'));

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export const edge = z.enum(EDGES);
export type Edge = z.infer<typeof edge>;

/** Turns an event is limited to. */
export const turns = z.array(z.int().min(1).max(99)).min(1);

/** Text for the players. */
export const text = z.string().min(1).max(600);

/** A switch of the scenario's own; the first value is the default. */
export const option = z.strictObject({ values: z.array(z.string().min(1)).min(2), text });
export type ScenarioOption = z.infer<typeof option>;
