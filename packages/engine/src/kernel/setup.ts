import type { ZodType } from 'zod';
import type { Game } from './context.ts';
import { MOST_MISFITS, misfits } from './misfit.ts';
import { type Options, type OptionTable, optionProblems, withDefaults } from './option.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { Detachment, DocumentSpec, MatchSetup, Ruleset } from './ruleset.ts';

/** A match as somebody asks for it; nothing in it is trusted. */
export interface SetupRequest {
  /** Id of a built-in scenario, or a whole one. */
  readonly scenario: unknown;
  readonly seats: readonly { readonly name?: string | undefined; readonly unit: unknown }[];
  readonly options?: Options | undefined;
}

/** Who of a unit may go where a match has room for a part of it only; `scenario` as in a request. */
export function detachmentIn<G extends Game>(
  { units, scenarios }: Ruleset<G>,
  scenario: unknown,
  unit: G['unit'],
  seats: number,
): Detachment<G['unit']> | null {
  const played = typeof scenario === 'string' ? scenarios.list.find(({ id }) => id === scenario) : scenario;
  return played === undefined ? null : (units.detachment?.(unit, played as G['scenario'], seats) ?? null);
}

/** Checks a document by form and by rule; every problem is told, with its path. */
export function checkDocument<T>(spec: DocumentSpec<T>, document: unknown, at = ''): Result<T> {
  if (isTooDeep(document)) return refused(tooDeep(at));
  const formed = checkForm(spec.schema, document, at);
  if (!formed.ok) return spec.misfitCodes === undefined ? formed : refused(...inOwnCodes(spec, document, at));
  const problems = spec.problems(formed.value);
  return problems.length === 0 ? formed : refused(...problems.map((problem) => under(at, problem)));
}

export function checkForm<T>(schema: ZodType<T>, document: unknown, at = ''): Result<T> {
  if (isTooDeep(document)) return refused(tooDeep(at));
  const parsed = schema.safeParse(document);
  if (parsed.success) return accepted(parsed.data);
  return refused(
    ...parsed.error.issues.slice(0, MOST_MISFITS).map((issue) => {
      const path = `${at}${pointer(issue.path)}`;
      return refusal('schema.invalid', `${path === '' ? 'The document' : path}: ${issue.message}.`, path);
    }),
  );
}

/** Parts within parts: far more than anybody writes, far fewer than a schema that calls itself can follow. */
const DEEPEST = 100;

function isTooDeep(part: unknown, depth = 0): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return depth >= DEEPEST || Object.values(part).some((inner) => isTooDeep(inner, depth + 1));
}

function tooDeep(at: string): Refusal {
  const message = `There are parts within parts more than ${DEEPEST} deep; nobody can follow that.`;
  return refusal('schema.invalid', message, at);
}

/** Documents people write by hand are told more: what was likely meant, by the ruleset's own codes. */
function inOwnCodes<T>(
  { schema, misfitCodes }: DocumentSpec<T>,
  document: unknown,
  at: string,
): readonly Refusal[] {
  return misfits(schema, document).map((misfit) => ({
    ...misfitCodes!(misfit),
    message: misfit.message,
    path: `${at}${pointer(misfit.path)}`,
  }));
}

function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${pointerPart(String(key))}`).join('');
}

/** A key as a part of a JSON pointer. */
function pointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function under(at: string, problem: Refusal): Refusal {
  return at === '' ? problem : { ...problem, path: `${at}${problem.path ?? ''}` };
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
    refusals.push(
      refusal(
        'setup.seats',
        `${ruleset.title} seats ${min === max ? min : `${min} to ${max}`}, not ${count}.`,
        '/seats',
      ),
    );
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
  const known = ruleset.scenarios.list.map((scenario) => scenario.id).join(', ');
  return refused(
    refusal('scenario.unknown', `There is no scenario "${wanted}"; there are: ${known}.`, '/scenario'),
  );
}
