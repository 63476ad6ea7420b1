import type { ZodType } from 'zod';
import type { Random } from '../dice/generator.ts';
import { DIRECTIONS } from '../table/ground/directions.ts';
import type { Spot } from '../table/ground/piece.ts';
import type { Waypoint } from '../table/move/measure.ts';
import type { Json } from './json.ts';
import { type Refusal, refusal } from './refusal.ts';
import { checkForm } from './setup.ts';
import type { MatchState } from './state.ts';

/** Places in a path; far more than any move needs. */
const LONGEST_PATH = 1000;

/** What an answer looks like; a generic panel can put every form. */
export type Form = 'one' | 'some' | 'number' | 'point' | 'path' | 'formation' | 'document';

export type Answer = string | readonly string[] | number | Spot | readonly Waypoint[] | Formation | Json;

/**
 * One kind of question, declared once by a ruleset. The question put in play carries its facts and its legal
 * options, or its constraints where the answer is continuous.
 */
export interface QuestionSpec<Question extends object, Reply, State extends MatchState = MatchState> {
  readonly form: Form;
  /** Of a document, for whoever helps to write one. */
  readonly schema?: ZodType;
  /** Null when the answer is legal. */
  check(question: Question, answer: unknown, state: State): Refusal | null;
  /** Some legal answer, drawn by chance: what the fuzzer and the random bot play. Null: there is none. */
  sample(question: Question, random: Random, look: () => State): Reply | null;
}

export interface Choice<Id extends string> {
  readonly options: readonly Id[];
}

export interface Several<Id extends string> extends Choice<Id> {
  readonly min: number;
  readonly max: number;
}

export interface Span {
  readonly min: number;
  readonly max: number;
}

/** Pick one of the options. */
export function one<Id extends string = string, Facts extends object = object>(): QuestionSpec<
  Facts & Choice<Id>,
  Id
> {
  return {
    form: 'one',
    check: ({ options }, answer) =>
      typeof answer !== 'string' ? wrongForm('the id of one option') : unlisted(options, answer),
    sample: ({ options }, random) => options[random.below(Math.max(1, options.length))] ?? null,
  };
}

/** Pick between `min` and `max` of the options; the order of the answer is kept and may matter. */
export function some<Id extends string = string, Facts extends object = object>(): QuestionSpec<
  Facts & Several<Id>,
  readonly Id[]
> {
  return {
    form: 'some',
    check: ({ options, min, max }, answer) => checkSome(options, min, max, answer),
    sample: ({ options, min, max }, random) => {
      const most = Math.min(max, options.length);
      if (most < min) return null;
      const left = [...options];
      const count = min + random.below(most - min + 1);
      return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
    },
  };
}

/** A whole number between `min` and `max`. */
export function number<Facts extends object = object>(): QuestionSpec<Facts & Span, number> {
  return {
    form: 'number',
    check: ({ min, max }, answer) => {
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return wrongForm('a whole number');
      if (answer >= min && answer <= max) return null;
      return refusal('answer.out-of-range', `${answer} is not between ${min} and ${max}.`);
    },
    sample: ({ min, max }, random) => (max < min ? null : min + random.below(max - min + 1)),
  };
}

/** Where a whole group goes: its middle, which of the table's 72 directions it faces, and its shape by name. */
export interface Formation {
  readonly middle: Spot;
  readonly facing: number;
  readonly shape: string;
}

export interface Shapes {
  readonly shapes: readonly string[];
}

interface Continuous<Question extends object, Reply, State extends MatchState> {
  check(question: Question, answer: Reply, state: State): Refusal | null;
  sample(question: Question, random: Random, look: () => State): Reply | null;
}

/** A place on the table; the ruleset says which are legal. */
export function point<Question extends object, State extends MatchState>(
  spec: Continuous<Question, Spot, State>,
): QuestionSpec<Question, Spot, State> {
  return {
    form: 'point',
    check: (question, answer, state) =>
      isSpot(answer) ? spec.check(question, answer, state) : wrongForm('a place {x, y, z}'),
    sample: spec.sample,
  };
}

/** A path of waypoints, without its start; empty means staying put. */
export function path<Question extends object, State extends MatchState>(
  spec: Continuous<Question, readonly Waypoint[], State>,
): QuestionSpec<Question, readonly Waypoint[], State> {
  return {
    form: 'path',
    check: (question, answer, state) =>
      isPath(answer)
        ? spec.check(question, answer, state)
        : wrongForm(`a list of at most ${LONGEST_PATH} places {x, y, z}, each perhaps with by`),
    sample: spec.sample,
  };
}

/** A place, a direction and one of the shapes on offer for a group of figures; the ruleset puts each in its place. */
export function formation<Question extends Shapes, State extends MatchState>(
  spec: Continuous<Question, Formation, State>,
): QuestionSpec<Question, Formation, State> {
  return {
    form: 'formation',
    check: (question, answer, state) => {
      if (!isFormation(answer)) return wrongForm('{middle: {x, y, z}, facing: 0 to 71, shape}');
      return unlisted(question.shapes, answer.shape) ?? spec.check(question, answer, state);
    },
    sample: spec.sample,
  };
}

/**
 * A whole document, such as a report or a list of recruits: first by its form, then by the ruleset. The rules get the
 * answer as it was given, so the schema only reads: no defaults, no changes.
 */
export function document<Question extends object, Reply, State extends MatchState>(
  schema: ZodType<Reply>,
  spec: Continuous<Question, Reply, State>,
): QuestionSpec<Question, Reply, State> {
  return {
    form: 'document',
    schema,
    check: (question, answer, state) => {
      const formed = checkForm(schema, answer);
      return formed.ok ? spec.check(question, formed.value, state) : formed.refusals[0]!;
    },
    sample: spec.sample,
  };
}

function isFormation(value: unknown): value is Formation {
  if (typeof value !== 'object' || value === null) return false;
  const { middle, facing, shape, ...rest } = value as Record<string, unknown>;
  if (!isSpot(middle) || typeof shape !== 'string' || Object.keys(rest).length > 0) return false;
  return typeof facing === 'number' && Number.isInteger(facing) && DIRECTIONS[facing] !== undefined;
}

function isSpot(value: unknown): value is Spot {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, z, ...rest } = value as Record<string, unknown>;
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z) && Object.keys(rest).length === 0;
}

function isPath(value: unknown): value is readonly Waypoint[] {
  if (!Array.isArray(value) || value.length > LONGEST_PATH) return false;
  // Not `every`: it would pass over holes.
  return Array.from(value as readonly unknown[]).every(isWaypoint);
}

function isWaypoint(value: unknown): value is Waypoint {
  if (typeof value !== 'object' || value === null) return false;
  if (!('by' in value)) return isSpot(value);
  const { by, ...spot } = value;
  return isSpot(spot) && isManner(by);
}

function isManner(by: unknown): boolean {
  return (
    by === 'jump' ||
    by === 'drop' ||
    (typeof by === 'object' && by !== null && 'link' in by && typeof by.link === 'string')
  );
}

function checkSome(options: readonly string[], min: number, max: number, answer: unknown): Refusal | null {
  if (!Array.isArray(answer) || !Array.from(answer).every((id) => typeof id === 'string'))
    return wrongForm('a list of option ids');
  const ids: readonly string[] = answer;
  if (ids.length < min) return refusal('answer.too-few', `Choose at least ${min}; ${ids.length} chosen.`);
  if (ids.length > max) return refusal('answer.too-many', `Choose at most ${max}; ${ids.length} chosen.`);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return refusal('answer.twice', `"${twice}" is chosen twice.`);
  for (const id of ids) {
    const problem = unlisted(options, id);
    if (problem !== null) return problem;
  }
  return null;
}

function unlisted(options: readonly string[], id: string): Refusal | null {
  return options.includes(id)
    ? null
    : refusal('answer.not-an-option', `"${id}" is not on offer; choose among ${options.join(', ')}.`);
}

function wrongForm(wanted: string): Refusal {
  return refusal('answer.wrong-form', `The answer must be ${wanted}.`);
}
