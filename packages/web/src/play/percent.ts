import { say } from '../words/say.ts';

/** A chance, rounded, but never to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance >= 1 || chance <= 0) return say.percent(chance * 100);
  return say.percent(Math.min(99, Math.max(1, Math.round(chance * 100))));
}
