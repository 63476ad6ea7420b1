import type { Refusal } from '@vedette/engine';
import { z } from 'zod';
import { say } from '../../refusals.ts';
import { spotOn } from '../../scenario/boards/board.ts';
import { crew, deniedBy } from '../../scenario/format/declarations.ts';
import type { Emplacement, SilverBayonetState } from '../../state.ts';

const coordinate = z.number().min(0).max(300);

/** SB-OPS-12: a swivel gun as positions write it down. Loaded, and served by whoever stands by it, unless they say otherwise. */
const emplacementSchema = z.strictObject({
  id: z
    .string()
    .max(40, { abort: true })
    .regex(/^[a-z0-9-]+$/),
  x: coordinate,
  y: coordinate,
  z: coordinate.default(0),
  crew: crew.default({ attribute: 'artillerist', adjacent: true }),
  deniedBy: deniedBy.default({ enemyWithin: 1 }),
  enchantWithPowerDie: z.boolean().default(false),
  loaded: z.boolean().default(true),
  state: z.enum(['whole', 'fouled']).default('whole'),
});

export const emplacementsSchema = z.array(emplacementSchema).max(20).default([]);

/** SB-OPS-12, SB-SCN-GEN-26: the guns of a scenario as the game finds them. */
export function emplacementsOf(s: Pick<SilverBayonetState, 'scenario' | 'terrain'>): Emplacement[] {
  return (s.scenario.emplacements ?? []).map((gun) => ({
    id: gun.id,
    ...spotOn(s, gun.board, gun.at[0], gun.at[1], gun.level),
    crew: gun.crew,
    deniedBy: gun.deniedBy,
    enchantWithPowerDie: gun.enchantWithPowerDie ?? false,
    loaded: gun.loaded,
    state: 'whole',
  }));
}

/** Guns are told apart by their ids. */
export function emplacementProblems(guns: readonly { readonly id: string }[]): readonly Refusal[] {
  return guns.flatMap(({ id }, i) => {
    if (guns.findIndex((other) => other.id === id) === i) return [];
    const said = say('emplacement.twice', { id });
    return [{ code: 'emplacement.twice', rule: 'SB-EQ-32', path: `/emplacements/${i}/id`, ...said }];
  });
}
