import type { DocumentSpec, Refusal } from '@vedette/engine';
import { z } from 'zod';
import { refuse } from './refusals.ts';

export const TRAITS = ['stubborn', 'strong:1', 'strong:2', 'timid'] as const;

const MOST_MERITS = 3;

const schema = z.strictObject({
  name: z.string().min(1).max(40),
  skill: z.int().min(0).max(2),
  traits: z.array(z.enum(TRAITS)).max(2),
});

/** A duellist as its player writes him down. */
export type Unit = z.infer<typeof schema>;

/** DU-02 */
function problems({ skill, traits }: Unit): readonly Refusal[] {
  const found: Refusal[] = [];
  if (new Set(traits.map((trait) => trait.split(':')[0])).size < traits.length) {
    found.push(refuse('unit.twice', 'DU-02', null, '/traits'));
  }
  if (skill + traits.length > MOST_MERITS) {
    const merits = { skill, traits: traits.length, most: MOST_MERITS };
    found.push(refuse('unit.too-good', 'DU-02', merits, '/traits'));
  }
  return found;
}

const ready: readonly Unit[] = [
  { name: 'Captain Vane', skill: 2, traits: ['stubborn'] },
  { name: 'Monsieur Roux', skill: 1, traits: ['strong:2', 'stubborn'] },
];

export const units: DocumentSpec<Unit> & { readonly ready: readonly Unit[] } = { schema, problems, ready };
