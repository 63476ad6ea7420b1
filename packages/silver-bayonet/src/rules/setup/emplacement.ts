import type { Refusal } from '@vedette/engine';
import { z } from 'zod';

const coordinate = z.number().min(0).max(300);

/** SB-ATT-10: how near its gunner must be where a scenario does not say otherwise. */
const WITHIN = 1;

/** SB-EQ-32: a swivel gun as scenarios and positions write it down. Loaded unless they say otherwise. */
const emplacementSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(40),
  x: coordinate,
  y: coordinate,
  z: coordinate.default(0),
  within: z.number().min(0).max(12).default(WITHIN),
  loaded: z.boolean().default(true),
  state: z.enum(['whole', 'fouled']).default('whole'),
});

export const emplacementsSchema = z.array(emplacementSchema).max(20).default([]);

/** Guns are told apart by their ids. */
export function emplacementProblems(guns: readonly { readonly id: string }[]): readonly Refusal[] {
  return guns.flatMap(({ id }, i) => {
    if (guns.findIndex((other) => other.id === id) === i) return [];
    const message = `Two guns are called "${id}".`;
    return [{ code: 'emplacement.twice', rule: 'SB-EQ-32', path: `/emplacements/${i}/id`, message }];
  });
}
