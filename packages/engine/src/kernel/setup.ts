import { diceFrom } from '../dice/dice.ts';
import type { Game } from './context.ts';
import type { Detachment } from './detachment.ts';
import { checkDocument } from './document.ts';
import { type Options, type OptionTable, optionProblems, withDefaults } from './option.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { MatchSetup, Ruleset } from './ruleset.ts';
import type { Tongue } from './tongue.ts';

/** A match as somebody asks for it; nothing in it is trusted. */
export interface SetupRequest {
  /** Id of a built-in scenario, or a whole one. */
  readonly scenario: unknown;
  readonly seats: readonly { readonly name?: string | undefined; readonly unit: unknown }[];
  readonly options?: Options | undefined;
}

/** Who of a unit may go where a match has room for a part of it only; `scenario` as in a request. */
export function detachmentIn<G extends Game>(
  { scenarios }: Ruleset<G>,
  tongue: Tongue<G>,
  scenario: unknown,
  unit: G['unit'],
  seats: number,
): Detachment<G['unit']> | null {
  const played = typeof scenario === 'string' ? scenarios.list.find(({ id }) => id === scenario) : scenario;
  return played === undefined ? null : (tongue.detachment?.(unit, played as G['scenario'], seats) ?? null);
}

/** Checks a unit: for any match, or, with options, for one that is played by them. */
export function checkUnit<G extends Game>(
  { units, options: table }: Ruleset<G>,
  document: unknown,
  options?: Options,
): Result<G['unit']> {
  const unknown = options === undefined ? [] : optionProblems(table, options);
  if (unknown.length > 0) return refused(...unknown);
  const checked = checkDocument(units, document);
  if (!checked.ok || options === undefined) return checked;
  const problems = units.problemsUnder?.(checked.value, withDefaults(table, options)) ?? [];
  return problems.length === 0 ? checked : refused(...problems);
}

/**
 * Checks a position: by its form and its rules, and that what it lays out is a state as the ruleset says of its states.
 * Any other could be played, saved and, once the rules have changed, never opened again.
 */
export function checkPosition<G extends Game>(
  { positions, states }: Ruleset<G>,
  document: unknown,
  at = '',
): Result<G['position']> {
  const checked = checkDocument(positions, document, at);
  if (!checked.ok) return checked;
  const laidOut = positions.arrange(checked.value, diceFrom({ script: [] }));
  const kept = checkDocument(states, laidOut);
  if (kept.ok) return checked;
  const lead = refusal('position.unkept');
  return refused(
    ...kept.refusals.map((problem) => ({
      ...problem,
      code: lead.code,
      says: problem.says ?? problem.code,
      path: at,
      lead,
    })),
  );
}

/** Turns what was asked for into a match that can begin, or says everything that is wrong with it. */
export function prepare<G extends Game>(ruleset: Ruleset<G>, request: SetupRequest): Result<MatchSetup<G>> {
  const refusals: Refusal[] = [];
  const scenario = findScenario(ruleset, request.scenario);
  if (!scenario.ok) refusals.push(...scenario.refusals);

  const { min, max } = ruleset.seats;
  const asked: readonly unknown[] = Array.isArray(request.seats) ? request.seats : [];
  const count = asked.length;
  if (count < min || count > max) {
    refusals.push(refusal('setup.seats', { min, max, given: count }, '/seats'));
  }
  const seats = asked.map((entry, i) => {
    const seat = isRecord(entry) ? entry : {};
    const unit = checkDocument(ruleset.units, seat['unit'], `/seats/${i}/unit`);
    if (!unit.ok) refusals.push(...unit.refusals);
    const name = typeof seat['name'] === 'string' ? seat['name'] : `Player ${i + 1}`;
    return { name, unit: unit.ok ? unit.value : null };
  });

  const options = isRecord(request.options) ? request.options : {};
  const table = scenario.ok ? optionsIn(ruleset, scenario.value) : ruleset.options;
  refusals.push(...optionProblems(table, options));
  if (!scenario.ok || refusals.length > 0) return refused(...refusals);

  const setup = { scenario: scenario.value, seats, options: withDefaults(table, options) };
  const problems = ruleset.problems(setup);
  return problems.length === 0 ? accepted(setup) : refused(...problems);
}

/** Every option of a match of this scenario. */
function optionsIn<G extends Game>({ options, scenarios }: Ruleset<G>, scenario: G['scenario']): OptionTable {
  return scenarios.options === undefined ? options : { ...scenarios.options(scenario), ...options };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findScenario<G extends Game>(ruleset: Ruleset<G>, wanted: unknown): Result<G['scenario']> {
  if (typeof wanted !== 'string') return checkDocument(ruleset.scenarios, wanted, '/scenario');
  const found = ruleset.scenarios.list.find((scenario) => scenario.id === wanted);
  if (found !== undefined) return accepted(found);
  const known = ruleset.scenarios.list.map((scenario) => scenario.id);
  return refused(refusal('scenario.unknown', { given: wanted, known }, '/scenario'));
}
