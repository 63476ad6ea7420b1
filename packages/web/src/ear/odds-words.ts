import type { ToldProspect } from '@vedette/referee';
import { percent } from '../play/percent.ts';
import { say } from '../words/say.ts';

/** What could be done to whoever is under the pencil, in one sentence each; why nothing can, where that is so. */
export function oddsWords(list: readonly ToldProspect[]): string {
  const possible = list.filter(({ problem }) => problem === null);
  if (possible.length === 0) return list[0]?.problem?.message ?? '';
  return possible
    .map(({ title, chance, out }) => say.ear.odds(title, percent(chance), percent(out)))
    .join(' ');
}
