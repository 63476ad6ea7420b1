import { nearestWord } from '@vedette/engine';

/** What somebody named that is not there, what was likely meant, and what there is. */
export function notThere(what: string, written: string, known: readonly string[]): Error {
  const meant = nearestWord(written, known);
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
  return new Error(`There is no ${what} "${written}".${hint} There are: ${known.join(', ')}.`);
}
