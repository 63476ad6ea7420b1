import { DIE_COLOURS } from '@vedette/engine';
import { z } from 'zod';

export const dieKindSchema = z
  .object({
    name: z.string(),
    sides: z.int().min(1),
    colour: z.enum(DIE_COLOURS),
    mark: z.string().describe('A letter for those who do not see the colour; empty on a plain die.'),
  })
  .meta({ id: 'DieKind', description: 'A kind of die, as players tell it from others.' });

export const rolledDieSchema = z
  .object({
    die: dieKindSchema,
    face: z.int(),
    replaced: z.literal(true).optional().describe('It lay there before another took its place.'),
    against: z.literal(true).optional().describe('Of an opposed roll, the other side’s.'),
  })
  .meta({ id: 'RolledDie', description: 'A die as it lies.' });
