import { buildId } from '@vedette/engine';
import { z } from 'zod';
import { tongueOf } from '../../locale.ts';
import type { Shelf } from '../shelf.ts';

export const rulesetIdSchema = z.string().max(1000).describe('Id of a loaded ruleset.');

export const rulesetHeadSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    build: z.string().describe('The same build and the same answers give the same game.'),
  })
  .meta({ id: 'RulesetHead' });

export function rulesetHeads(shelf: Shelf) {
  return shelf.rulesets.map((ruleset) => ({
    id: ruleset.id,
    title: tongueOf(ruleset).title,
    build: buildId(ruleset),
  }));
}
