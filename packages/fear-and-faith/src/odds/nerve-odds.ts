import {
  FEAR_DICE,
  HEART,
  INSANITIES,
  INSANITY,
  type InsanityId,
  MORALE_DICE,
  MORALE_MOVES,
  SCARED,
  type ScaredEffect,
} from '../data/nerve.ts';
import type { Look } from '../game.ts';
import { isTransfixed } from '../models.ts';
import { isDust } from '../rules/clock/daylight.ts';
import { isTrapped } from '../rules/flight/flee.ts';
import { footOf } from '../rules/movement/drop-climber.ts';
import { drivesMad, type Fright, fearResult, frightModifiers } from '../rules/nerve/fear-test.ts';
import { isWorse } from '../rules/nerve/insanity.ts';
import { checksMorale } from '../rules/nerve/morale-checks.ts';
import { rowOf } from '../rules/nerve/table-die.ts';
import { type Frightened, frightenedBy } from '../rules/nerve/who-tests.ts';
import { type QualityTerms, qualityTerms, sumOf } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';
import { FACES, PAIRS, type Ways } from './dice.ts';
import { type FallOdds, fallOdds } from './fall-odds.ts';
import {
  again,
  allPass,
  passingFaces,
  type QualityOdds,
  qualityOdds,
  type Rolls,
  rerollsOf,
  rollsOf,
  successesIn,
  told,
} from './quality-odds.ts';

/** FF-FEAR-05, FF-FEAR-06: what becomes of whoever tests. `flees`: a Short move after the recoil. `lost`: it is gone. */
export const FEAR_OUTCOMES = [
  'steady',
  'recoil',
  'flees',
  'shaken',
  'falls',
  'frozen',
  'panics',
  'lost',
] as const;
export type FearOutcome = (typeof FEAR_OUTCOMES)[number];

interface FearSpread {
  /** The ways of the test's dice, of the die on a table after it, and of one Quality die after that. */
  readonly of: number;
  readonly outcomes: Ways<FearOutcome>;
  /** Ways in which it rolls on the insanity table, if it is still there by then. */
  readonly mad: number;
}

export interface FearOdds extends FearSpread, InsanityOdds {
  readonly test: QualityOdds;
  readonly manner: Frightened;
  /** FF-MOV-19: the fall that any failure is to a climber, before all else; null: it does not hang anywhere. */
  readonly drop: FallOdds | null;
  readonly rerolled: FearSpread | null;
}

/** FF-FEAR-08: a die on the insanity table, if it comes to that. */
export interface InsanityOdds {
  /** Of six, what the table then does; `unchanged`: nothing worse than it has already. Null: it cannot go mad. */
  readonly insanity: Ways<InsanityId | 'unchanged'> | null;
  /** The roll of whoever faints last; null: it cannot come to that. */
  readonly heart: HeartOdds | null;
}

const NOT_MAD: InsanityOdds = { insanity: null, heart: null };

/** FF-FEAR-08, with what was added to the test. Cost: six rows, and a Quality roll at worst. */
export function insanityOdds(look: Look, model: Model, sum: number): InsanityOdds {
  if (!look.modify('canGoMad', model, true)) return NOT_MAD;
  return { insanity: insanityWays(model, sum), heart: heartOdds(look, model, sum) };
}

interface HeartOdds {
  readonly of: number;
  readonly dies: number;
}

/**
 * FF-FEAR-03 to -09: null where it does not test for this. What recoil and flight lead to is not in it.
 * Cost: the modifiers once, then about a hundred sums.
 */
export function fearOdds(look: Look, model: Model, fright: Fright): FearOdds | null {
  const manner = frightenedBy(look, model, fright.cause, fright.source);
  if (manner === null) return null;
  const extra = frightModifiers(look, model, fright);
  const terms = qualityTerms(look, [model], { purpose: 'fear', dice: FEAR_DICE, extra });
  const rolls = rollsOf(terms);
  const rerolls = rerollsOf(look, [model]);
  const sum = sumOf(terms.modifiers);
  const facts: FearFacts = {
    count: terms.count,
    lost: isTransfixed(model) || look.modify('nerveFate', model, null, { test: 'fear' }) !== null,
    manner,
    scared: scaredWays(look, model, sum),
    mad: look.modify('canGoMad', model, true),
    madAnyway: drivesMad(look, model, fright, manner),
  };
  const rerolled = rerolls === 0 ? null : again(rolls, terms, rerolls);
  const spread = fearSpread(rolls, facts);
  return {
    test: testOdds(terms, rolls, rerolled),
    manner,
    drop: dropOdds(look, model),
    ...spread,
    ...(spread.mad === 0 ? NOT_MAD : insanityOdds(look, model, sum)),
    rerolled: rerolled === null ? null : fearSpread(rerolled, facts),
  };
}

/** FF-MOV-19 */
function dropOdds(look: Look, model: Model): FallOdds | null {
  const { climbing, transfixed } = model.conditions;
  if (climbing === undefined) return null;
  const landed = { ...model, ...footOf(look, model, climbing.height) };
  return fallOdds(look, landed, climbing.height, transfixed === undefined);
}

function testOdds(terms: QualityTerms, rolls: Rolls, rerolled: Rolls | null): QualityOdds {
  return {
    ...told(terms),
    ...successesIn(rolls, terms.count),
    rerolled: rerolled === null ? null : successesIn(rerolled, terms.count),
  };
}

interface FearFacts {
  readonly count: number;
  /** FF-MAG-10, FF-SPEC-30: any failed die is its end. */
  readonly lost: boolean;
  readonly manner: Frightened;
  readonly scared: Ways<FearOutcome>;
  readonly mad: boolean;
  readonly madAnyway: boolean;
}

function fearSpread({ of, shown }: Rolls, facts: FearFacts): FearSpread {
  const { count, lost, manner, scared } = facts;
  const outcomes: Partial<Record<FearOutcome, number>> = {};
  const add = (outcome: FearOutcome, ways: number) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + ways;
  };
  let mad = 0;
  for (const { successes, ways } of shown) {
    const result = fearResult(manner, count - successes);
    if (result === 'none') add('steady', ways * PAIRS);
    else if (lost) add('lost', ways * PAIRS);
    else if (result === 'panic-and-insanity') add('panics', ways * PAIRS);
    else if (result === 'recoil') add('recoil', ways * PAIRS);
    else for (const outcome of FEAR_OUTCOMES) if (scared[outcome]) add(outcome, ways * scared[outcome]);
    const loses = result === 'panic-and-insanity' || (result !== 'none' && facts.madAnyway);
    if (loses && facts.mad && !lost) mad += ways * PAIRS;
  }
  return { of: of * PAIRS, outcomes, mad };
}

/** FF-FEAR-06: of thirty-six, what a row does in the end; the Quality die is rolled where a row asks for it. */
function scaredWays(look: Look, model: Model, sum: number): Ways<FearOutcome> {
  const steady = qualityTerms(look, [model], { purpose: 'scared', dice: 1 });
  const holds = steady.automatic > 0 ? FACES : passingFaces(steady.needed);
  const ways: Partial<Record<FearOutcome, number>> = {};
  const add = (outcome: FearOutcome, n: number) => {
    ways[outcome] = (ways[outcome] ?? 0) + n;
  };
  for (let die = 1; die <= FACES; die++) {
    const { effects } = rowOf(SCARED, die - sum);
    if (effects.includes('freezes-unless-steady')) {
      add('recoil', holds);
      add('frozen', FACES - holds);
    } else add(outcomeOf(effects), FACES);
  }
  return ways;
}

function outcomeOf(effects: readonly ScaredEffect[]): FearOutcome {
  if (effects.includes('freezes')) return 'frozen';
  if (effects.includes('fall')) return 'falls';
  if (effects.includes('shaken')) return 'shaken';
  return effects.includes('flee-short') ? 'flees' : 'recoil';
}

/** FF-FEAR-08, FF-FEAR-09 */
function insanityWays(model: Model, sum: number): Ways<InsanityId | 'unchanged'> {
  const ways: Partial<Record<InsanityId | 'unchanged', number>> = {};
  for (let die = 1; die <= FACES; die++) {
    const { insanity } = rowOf(INSANITY, die - sum);
    const what = isWorse(model, INSANITIES.indexOf(insanity) + 1) ? insanity : 'unchanged';
    ways[what] = (ways[what] ?? 0) + 1;
  }
  return ways;
}

/** FF-FEAR-08 (10) */
function heartOdds(look: Look, model: Model, sum: number): HeartOdds | null {
  if (rowOf(INSANITY, FACES - sum).insanity !== 'faint-heart') return null;
  const { of, successes } = qualityOdds(look, [model], { purpose: 'insanity', dice: HEART.dice });
  const dies = successes.reduce((all, ways, n) => (HEART.dice - n >= HEART.deadly ? all + ways : all), 0);
  return { of, dies };
}

/** FF-MOR-02: `flees-once`, `flees-twice`: so many fleeing moves, of which one may be to get up (FF-MOR-05). */
type MoraleOutcome = 'stands' | 'flees-once' | 'flees-twice' | 'routed' | 'lost' | 'dust';

interface MoraleSpread {
  readonly of: number;
  readonly outcomes: Ways<MoraleOutcome>;
}

export interface MoraleOdds extends MoraleSpread {
  readonly test: QualityOdds;
  /** FF-MOV-19, as for Fear. */
  readonly drop: FallOdds | null;
  readonly rerolled: MoraleSpread | null;
}

/** FF-MOR-02 to -05: null where it does not check. Cost: the modifiers once, then ten sums. */
export function moraleOdds(look: Look, model: Model): MoraleOdds | null {
  if (!checksMorale(look, model)) return null;
  const terms = qualityTerms(look, [model], { purpose: 'morale', dice: MORALE_DICE });
  const rolls = rollsOf(terms);
  const rerolls = rerollsOf(look, [model]);
  const rerolled = rerolls === 0 ? null : again(rolls, terms, rerolls);
  return {
    test: testOdds(terms, rolls, rerolled),
    drop: dropOdds(look, model),
    ...moraleSpread(look, model, terms.count, rolls),
    rerolled: rerolled === null ? null : moraleSpread(look, model, terms.count, rerolled),
  };
}

function moraleSpread(look: Look, model: Model, count: number, { of, shown }: Rolls): MoraleSpread {
  const outcomes: Partial<Record<MoraleOutcome, number>> = {};
  for (const { successes, ones, ways } of shown) {
    const outcome = moraleOutcome(look, model, count - successes, ones);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + ways;
  }
  return { of, outcomes };
}

function moraleOutcome(look: Look, model: Model, failures: number, ones: number): MoraleOutcome {
  if (failures === 0) return 'stands';
  if (isDust(look, model, ones)) return 'dust';
  if (look.modify('nerveFate', model, null, { test: 'morale' }) !== null || isTransfixed(model))
    return 'lost';
  if (isTrapped(look, model)) return 'lost';
  const moves = MORALE_MOVES[failures]!;
  if (moves === null) return 'routed';
  return moves === 1 ? 'flees-once' : 'flees-twice';
}

/** FF-MAG-09: a die for each point of power; one failure, and it is held, cursed or possessed. */
export interface ResistOdds {
  readonly roll: QualityOdds;
  readonly of: number;
  /** Ways in which it does not resist. */
  readonly fails: number;
}

/** Cost: the modifiers once, then ten sums. */
export function resistOdds(look: Look, target: Model, power: number): ResistOdds {
  const roll = qualityOdds(look, [target], { purpose: 'resist', dice: power });
  return { roll, of: roll.of, fails: roll.of - allPass(roll) };
}
