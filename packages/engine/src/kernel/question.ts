import type { ZodType } from 'zod';
import type { Random } from '../dice/generator.ts';
import { DIRECTIONS } from '../table/ground/directions.ts';
import type { Spot } from '../table/ground/piece.ts';
import type { Waypoint } from '../table/move/measure.ts';
import type { AnswerForm } from './codes.ts';
import { checkForm } from './document.ts';
import type { Json } from './json.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Places in a path; far more than any move needs. */
const LONGEST_PATH = 1000;

/** What an answer looks like; a generic panel can put every form. */
export type Form = 'one' | 'some' | 'number' | 'point' | 'path' | 'formation' | 'document';

export type Answer = string | readonly string[] | number | Spot | readonly Waypoint[] | Formation | Json;

/**
 * One kind of question, declared once by a ruleset. The question put in play carries its facts and its legal
 * options, or its constraints where the answer is continuous. The declaration knows no rule, so that rules can be
 * written against it: what only they can judge is added by `judged`.
 */
export interface QuestionKind<Question extends object, Reply> {
  readonly form: Form;
  /** Of a document, for whoever helps to write one. */
  readonly schema?: ZodType;
  /** What is wrong with an answer before any rule is asked; null when the rules may look at it. */
  formed(question: Question, answer: unknown): Refusal | null;
  /** Some answer that needs no rule to be legal, drawn by chance; null: there is none, or the rules must find it. */
  drawn(question: Question, random: Random): Reply | null;
  /** Types only; never present. */
  readonly types?: { readonly question: Question; readonly reply: Reply };
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
export function one<Id extends string = string, Facts extends object = object>(): QuestionKind<
  Facts & Choice<Id>,
  Id
> {
  return {
    form: 'one',
    formed: ({ options }, answer) =>
      typeof answer !== 'string' ? wrongForm('one') : unlisted(options, answer),
    drawn: ({ options }, random) => options[random.below(Math.max(1, options.length))] ?? null,
  };
}

/** Pick between `min` and `max` of the options; the order of the answer is kept and may matter. */
export function some<Id extends string = string, Facts extends object = object>(): QuestionKind<
  Facts & Several<Id>,
  readonly Id[]
> {
  return {
    form: 'some',
    formed: ({ options, min, max }, answer) => checkSome(options, min, max, answer),
    drawn: ({ options, min, max }, random) => {
      const most = Math.min(max, options.length);
      if (most < min) return null;
      const left = [...options];
      const count = min + random.below(most - min + 1);
      return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
    },
  };
}

/** A whole number between `min` and `max`. */
export function number<Facts extends object = object>(): QuestionKind<Facts & Span, number> {
  return {
    form: 'number',
    formed: ({ min, max }, answer) => {
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return wrongForm('number');
      if (answer >= min && answer <= max) return null;
      return refusal('answer.out-of-range', { given: answer, min, max });
    },
    drawn: ({ min, max }, random) => (max < min ? null : min + random.below(max - min + 1)),
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

/** A kind whose answers only the rules can judge: they must. */
export interface OpenKind<Question extends object, Reply> extends QuestionKind<Question, Reply> {
  readonly open: true;
}

/** A place on the table; the ruleset says which are legal. */
export function point<Question extends object>(): OpenKind<Question, Spot> {
  return open('point', (_, answer) => (isSpot(answer) ? null : wrongForm('point')));
}

/** A path of waypoints, without its start; empty means staying put. */
export function path<Question extends object>(): OpenKind<Question, readonly Waypoint[]> {
  return open('path', (_, answer) => (isPath(answer) ? null : wrongForm('path', LONGEST_PATH)));
}

/** A place, a direction and one of the shapes on offer for a group of figures; the ruleset puts each in its place. */
export function formation<Question extends Shapes>(): OpenKind<Question, Formation> {
  return open('formation', ({ shapes }, answer) =>
    isFormation(answer) ? unlisted(shapes, answer.shape) : wrongForm('formation', DIRECTIONS.length - 1),
  );
}

/**
 * A whole document, such as a report or a list of recruits: first by its form, then by the ruleset. The rules get the
 * answer as it was given, so the schema only reads: no defaults, no changes.
 */
export function document<Question extends object, Reply>(schema: ZodType<Reply>): OpenKind<Question, Reply> {
  const formed = (_: Question, answer: unknown): Refusal | null => {
    const read = checkForm(schema, answer);
    return read.ok ? null : read.refusals[0]!;
  };
  return { ...open<Question, Reply>('document', formed), schema };
}

function open<Question extends object, Reply>(
  form: Form,
  formed: QuestionKind<Question, Reply>['formed'],
): OpenKind<Question, Reply> {
  return { form, open: true, formed, drawn: () => null };
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
    return wrongForm('some');
  const ids: readonly string[] = answer;
  if (ids.length < min) return refusal('answer.too-few', { least: min, given: ids.length });
  if (ids.length > max) return refusal('answer.too-many', { most: max, given: ids.length });
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return refusal('answer.twice', { given: twice });
  for (const id of ids) {
    const problem = unlisted(options, id);
    if (problem !== null) return problem;
  }
  return null;
}

function unlisted(options: readonly string[], id: string): Refusal | null {
  return options.includes(id) ? null : refusal('answer.not-an-option', { given: id, options });
}

function wrongForm(wanted: AnswerForm, most?: number): Refusal {
  return refusal('answer.wrong-form', most === undefined ? { wanted } : { wanted, most });
}
