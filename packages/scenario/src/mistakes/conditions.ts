import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';
import { limitsSwapped } from './counts.ts';

type Written = Readonly<Record<string, unknown>>;

/** The keys under which conditions stand, in every game. */
const ASKING = ['if', 'cond', 'mainObjective'];

/** What counts, and so says nothing without a limit. */
const COUNTING = ['tally', 'count', 'var', 'number', 'tokens'];
/** What has its limits inside. */
const TIMED = ['turn', 'round'];

/** Every simple condition of a document, those inside others too. */
export function conditionsIn({ path, value }: Part<unknown>): readonly Part<Written>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const part = { path: `${path}/${key}`, value: inner };
    return ASKING.includes(key) && isWritten(inner) ? simpleIn(part) : conditionsIn(part);
  });
}

function simpleIn({ path, value }: Part<unknown>): readonly Part<Written>[] {
  if (!isWritten(value)) return [];
  const { all, any, not } = value;
  const list = (key: string, parts: readonly unknown[]) =>
    parts.flatMap((part, i) => simpleIn({ path: `${path}/${key}/${i}`, value: part }));
  if (Array.isArray(all)) return list('all', all);
  // Of no parts at all none holds: that is something to tell of itself.
  if (Array.isArray(any) && any.length > 0) return list('any', any);
  return not === undefined ? [{ path, value }] : simpleIn({ path: `${path}/not`, value: not });
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Conditions that hold whatever happens, or never: their author has forgotten a number, or mixed two up. */
export function idleConditions(
  document: Part<unknown>,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return conditionsIn(document).flatMap(({ path, value }) => {
    if ('any' in value) return [fault('never-holds', `${path}/any`, say('scenario.any-of-none'), rule)];
    const limits = limitsOf(value);
    if (limits === null) return [];
    const { min, max, minShare } = limits;
    if (min === undefined && max === undefined && minShare === undefined)
      return [fault('always-holds', path, say('scenario.no-limits'), rule)];
    return limitsSwapped(path, min, max, fault, rule);
  });
}

/** Where "min" and "max" of a condition stand; null: it has none. */
function limitsOf(value: Written): Written | null {
  const timed = TIMED.map((key) => value[key]).find(isWritten);
  if (timed !== undefined) return timed;
  return COUNTING.some((key) => key in value) ? value : null;
}

/** A number of a turn that never comes. */
export function lateTurn(
  path: string,
  turn: unknown,
  last: number,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (typeof turn !== 'number' || turn <= last) return [];
  return [fault('too-late', path, say('scenario.too-late', { turn, last }), rule)];
}

/** Turns and rounds after the last: what a rule waits for, and what a condition asks. */
export function lateTurns(
  { path, value }: Part<object>,
  last: number | null,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (last === null) return [];
  const late = (at: string, turn: unknown) => lateTurn(at, turn, last, fault, rule);
  const rules: unknown = Reflect.get(value, 'rules') ?? [];
  const waited = (rules as readonly { readonly when: Written }[]).flatMap(({ when }, i) =>
    WAITED.flatMap((key) => {
      const at = `${path}/rules/${i}/when/${key}`;
      const turns = when[key];
      return Array.isArray(turns) ? turns.flatMap((turn, n) => late(`${at}/${n}`, turn)) : late(at, turns);
    }),
  );
  const asked = conditionsIn({ path, value }).flatMap((condition) => {
    const { turn, round, number, min } = condition.value;
    // Those of everybody are counted together.
    if (isWritten(number) && PASSING.some((key) => key in number && number[key] !== 'everybody'))
      return late(`${condition.path}/min`, min);
    if (isWritten(turn)) return late(`${condition.path}/turn/min`, turn['min']);
    return isWritten(round) ? late(`${condition.path}/round/min`, round['min']) : [];
  });
  return [...waited, ...asked];
}

/** Numbers that count turns, and never pass the last. */
const PASSING = ['round', 'turns', 'turnovers'];

/** The numbers of turns, rounds and turnovers of an event; there are never more turnovers than turns. */
const WAITED = ['turns', 'rounds', 'from', 'which'];
