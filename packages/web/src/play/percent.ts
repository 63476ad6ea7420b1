import { say } from '../words/say.ts';

/** A number and the sign after it, with a space between them or none. */
export const CHANCE = /\d+\s*%/u;

/** A chance, rounded, but never to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance >= 1 || chance <= 0) return say.percent(chance * 100);
  return say.percent(Math.min(99, Math.max(1, Math.round(chance * 100))));
}
