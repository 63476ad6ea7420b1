import type { Json, Refusal } from '@vedette/engine';
import type { Modifier } from '../moments.ts';
import type { AttackOdds } from './attack-odds.ts';

export type Answer = { readonly [key: string]: Json };

/** Why there are no odds: what is asked about cannot happen. Its sentence is made where it is told. */
export function impossible(why: Refusal): Answer {
  return { possible: false, why: { ...why } as unknown as Json };
}

/** Chances as they are told: without the dust of binary fractions. */
export function told(chance: number): number {
  return Math.round(chance * 1e10) / 1e10;
}

/** Chances by name or number, without those that cannot be. */
export function toldEach(chances: Iterable<readonly [string | number, number]>): Answer {
  const some = [...chances].filter(([, chance]) => chance > 0);
  return Object.fromEntries(some.map(([name, chance]) => [String(name), told(chance)]));
}

export function toldModifiers(modifiers: readonly Modifier[]): Json {
  return modifiers.map(({ by, rule, value }) => ({ by, rule, value }));
}

export function toldOdds(odds: AttackOdds): Answer {
  return {
    hit: told(odds.hit),
    critical: told(odds.critical),
    failure: told(odds.failure),
    shattered: told(odds.shattered),
    damage: toldEach(odds.damage.entries()),
    mean: told(odds.mean),
    out: told(odds.out),
  };
}
