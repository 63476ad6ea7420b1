import { fuzz } from '@vedette/engine/testing';
import duel from './index.ts';

/** A checksum over random games, to be the same wherever it is made. */
export function freshGames(games: number): { readonly checksum: string; readonly failures: number } {
  const { checksum, failures } = fuzz(duel, { games, seed: 'everywhere' });
  return { checksum, failures: failures.length };
}
