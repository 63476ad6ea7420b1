import type { LeavingId } from '../data/leaving.ts';
import { MISHAP_FAILURES, TURNOVER_FAILURES } from '../data/quality.ts';
import type { Look } from '../game.ts';
import { isDust } from '../rules/clock/daylight.ts';
import { declarationOf } from '../rules/declarations/index.ts';
import { type QualityTerms, qualityTerms } from '../rules/quality/quality.ts';
import type { Model, ModelId } from '../state.ts';
import {
  again,
  type QualityOdds,
  type Rolls,
  rerollsOf,
  rollsOf,
  successesIn,
  told,
} from './quality-odds.ts';

/** FF-ACT-03: so many actions, and whether the turn passes after them. */
interface ActivationOutcome {
  readonly actions: number;
  readonly turnover: boolean;
  readonly ways: number;
}

/** FF-ACT-07: what the dice themselves do to somebody who rolls them. */
interface Loss {
  readonly model: ModelId;
  readonly how: LeavingId;
  readonly ways: number;
}

interface ActivationSpread {
  readonly of: number;
  readonly outcomes: readonly ActivationOutcome[];
  /** Ways in which the turn is lost. */
  readonly turnover: number;
  /** FF-ACT-07 (9): ways in which what was declared comes to grief. */
  readonly mishap: number;
  readonly losses: readonly Loss[];
}

export interface ActivationOdds extends Omit<QualityOdds, 'rerolled'>, ActivationSpread {
  /** FF-SPEC-27: the same if a failed die is rolled again; null: none may. */
  readonly rerolled: ActivationSpread | null;
}

const DICE = [1, 2, 3] as const;

/**
 * FF-ACT-03: what so many dice risk. `declared` as at the nomination.
 * Cost: the modifiers once (a look at every friend), then at most ten sums.
 */
export function activationOdds(
  look: Look,
  models: readonly Model[],
  dice: number,
  declared: string | null = null,
): ActivationOdds {
  return spreadOver(
    look,
    models,
    qualityTerms(look, models, { purpose: 'activation', dice, declared }),
    declared,
  );
}

/** The same with one, two and three dice, the modifiers reckoned only once. */
export function activationGambles(
  look: Look,
  models: readonly Model[],
  declared: string | null = null,
): readonly ActivationOdds[] {
  const most = qualityTerms(look, models, { purpose: 'activation', dice: DICE.length, declared });
  return DICE.map((count) =>
    spreadOver(look, models, { ...most, count, automatic: Math.min(count, most.automatic) }, declared),
  );
}

function spreadOver(
  look: Look,
  models: readonly Model[],
  terms: QualityTerms,
  declared: string | null,
): ActivationOdds {
  const rolls = rollsOf(terms);
  const rerolls = rerollsOf(look, models);
  const spread = (of: Rolls) => spreadOf(look, models, terms, of, declared);
  return {
    ...told(terms),
    ...successesIn(rolls, terms.count),
    ...spread(rolls),
    rerolled: rerolls === 0 ? null : spread(again(rolls, terms, rerolls)),
  };
}

function spreadOf(
  look: Look,
  models: readonly Model[],
  { count }: QualityTerms,
  { of, shown }: Rolls,
  declared: string | null,
): ActivationSpread {
  const risky = declarationOf(declared)?.mishap !== undefined;
  const outcomes: { actions: number; turnover: boolean; ways: number }[] = [];
  const losses: { model: ModelId; how: LeavingId; ways: number }[] = [];
  let lost = 0;
  let mishap = 0;
  for (const { successes, ones, ways } of shown) {
    const failures = count - successes;
    const turnover = failures >= TURNOVER_FAILURES;
    if (turnover) lost += ways;
    const known = outcomes.find((one) => one.actions === successes && one.turnover === turnover);
    if (known === undefined) outcomes.push({ actions: successes, turnover, ways });
    else known.ways += ways;
    let gone = false;
    for (const model of models) {
      const how = fateOf(look, model, ones, failures);
      if (how === null) continue;
      gone = true;
      const loss = losses.find((one) => one.model === model.id && one.how === how);
      if (loss === undefined) losses.push({ model: model.id, how, ways });
      else loss.ways += ways;
    }
    if (risky && failures >= MISHAP_FAILURES && !gone) mishap += ways;
  }
  outcomes.sort((a, b) => a.actions - b.actions);
  return { of, outcomes, turnover: lost, mishap, losses };
}

/** FF-ACT-07 (2) to (4): what ends it; of two natural ones the sun kills before the mind gives way. */
function fateOf(look: Look, model: Model, ones: number, failures: number): LeavingId | null {
  if (isDust(look, model, ones)) return 'killed';
  return look.modify('activationFate', model, null, { ones, failures });
}
