import type { Modifier } from '../events.ts';
import type { Look } from '../game.ts';
import { passes, type QualityAsked, type QualityTerms, qualityTerms } from '../rules/quality/quality.ts';
import type { Model, ModelId } from '../state.ts';
import { FACES } from './dice.ts';

/** What a Quality roll can show: successes and natural ones, with the ways it comes to that. */
interface Shown {
  readonly successes: number;
  readonly ones: number;
  readonly ways: number;
}

/** All that one roll can show, over so many ways. */
export interface Rolls {
  readonly of: number;
  readonly shown: readonly Shown[];
}

export interface Successes {
  readonly of: number;
  /** Ways by the number of successes: 0 to as many as there are dice. */
  readonly successes: readonly number[];
}

/** FF-GEN-12: a Quality roll before the dice. */
export interface QualityOdds extends Successes {
  readonly model: ModelId;
  readonly quality: number;
  readonly modifiers: readonly Modifier[];
  /** By each die; a 1 fails and a 6 succeeds whatever this says. */
  readonly needed: number;
  readonly dice: number;
  /** FF-SPEC-27: of them, those that succeed unrolled. */
  readonly automatic: number;
  /** FF-SPEC-27: the same if a failed die is rolled again, where that may be; null: it may not. */
  readonly rerolled: Successes | null;
}

/**
 * Any Quality roll, by whoever it is of; several models roll as one (FF-GRP-02).
 * Cost: reckoning the modifiers once (a look at every friend), and ten sums.
 */
export function qualityOdds(
  look: Look,
  models: readonly Model[],
  asked: Omit<QualityAsked, 'rule'>,
): QualityOdds {
  const terms = qualityTerms(look, models, asked);
  const rolls = rollsOf(terms);
  const rerolls = rerollsOf(look, models);
  return {
    ...told(terms),
    ...successesIn(rolls, terms.count),
    rerolled: rerolls === 0 ? null : successesIn(again(rolls, terms, rerolls), terms.count),
  };
}

export function told({ model, quality, modifiers, needed, count, automatic }: QualityTerms) {
  return { model: model.id, quality, modifiers, needed, dice: count, automatic };
}

/** FF-SPEC-27: how many of those who roll may have a die again. */
export function rerollsOf(look: Look, models: readonly Model[]): number {
  return models.filter((model) => look.modify('mayReroll', model, false)).length;
}

/** Faces of a die that pass. */
export function passingFaces(needed: number): number {
  let faces = 0;
  for (let face = 1; face <= FACES; face++) if (passes(face, needed)) faces++;
  return faces;
}

/** Everything that the dice can show. */
export function rollsOf({ needed, count, automatic }: QualityTerms): Rolls {
  const rolled = count - automatic;
  const pass = passingFaces(needed);
  // A natural 1 never passes.
  const miss = FACES - 1 - pass;
  const shown: Shown[] = [];
  for (let ones = 0; ones <= rolled; ones++)
    for (let misses = 0; misses + ones <= rolled; misses++) {
      const passed = rolled - ones - misses;
      const ways = arrangements(rolled, ones, misses) * power(miss, misses) * power(pass, passed);
      if (ways > 0) shown.push({ successes: automatic + passed, ones, ways });
    }
  return { of: power(FACES, rolled), shown };
}

/** So often a failed die is rolled again, a natural one first. */
export function again(rolls: Rolls, { needed, count }: QualityTerms, times: number): Rolls {
  const pass = passingFaces(needed);
  const miss = FACES - 1 - pass;
  let { of, shown } = rolls;
  for (let i = 0; i < times; i++) {
    of *= FACES;
    shown = shown.flatMap(({ successes, ones, ways }) => {
      if (successes === count) return [{ successes, ones, ways: ways * FACES }];
      const left = ones > 0 ? ones - 1 : 0;
      return [
        { successes: successes + 1, ones: left, ways: ways * pass },
        { successes, ones: left, ways: ways * miss },
        { successes, ones: left + 1, ways },
      ].filter((one) => one.ways > 0);
    });
  }
  return { of, shown };
}

export function successesIn({ of, shown }: Rolls, dice: number): Successes {
  const successes = Array.from({ length: dice + 1 }, () => 0);
  for (const { successes: n, ways } of shown) successes[n]! += ways;
  return { of, successes };
}

/** Ways to have all dice, or at least one failure. */
export function allPass({ successes }: Successes): number {
  return successes.at(-1)!;
}

/** Ways that so many dice share three things, where the third has the rest. */
function arrangements(dice: number, first: number, second: number): number {
  return factorial(dice) / (factorial(first) * factorial(second) * factorial(dice - first - second));
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
