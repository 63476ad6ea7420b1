import type { ZodType, z } from 'zod';
import { notedForm, notedIn } from './form-fault.ts';
import type { Misfit } from './misfit.ts';
import { MOST_MISFITS } from './misfit-reading.ts';
import { misfits } from './misfits.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { HomeOfWords, Slips } from './slips.ts';

/** A document that users write: its form as a schema, and every problem beyond the form. */
export interface DocumentSpec<T> {
  readonly schema: ZodType<T>;
  problems(document: T): readonly Refusal[];
  /**
   * What its author cannot have meant, though it can be played: a variable that nobody sets. Told as wrong to whoever
   * writes; a match takes it all the same, so that no game that was begun is ever refused.
   */
  mistakes?(document: T): readonly Refusal[];
  /** What is legal, but hardly what its author wants. */
  advice?(document: T): readonly Refusal[];
  /** Codes of the ruleset's own for what misses the form. */
  readonly misfitCodes?: MisfitCodes;
  /** What its authors write in place of what they mean. */
  readonly slips?: Slips;
}

/** The code and rule by which a kind of misfit is known; without one it is `schema.invalid`. */
export type MisfitCodes = (misfit: Misfit) => Pick<Refusal, 'code' | 'rule'>;

/** Checks a document by form and by rule; every problem is told, with its path. */
export function checkDocument<T>(spec: DocumentSpec<T>, document: unknown, at = ''): Result<T> {
  const monstrous = monstrosity(document, at);
  if (monstrous !== null) return refused(monstrous);
  const formed = checkForm(spec.schema, document, at);
  if (!formed.ok) return spec.misfitCodes === undefined ? formed : refused(...inOwnCodes(spec, document, at));
  const problems = spec.problems(formed.value);
  return problems.length === 0 ? formed : refused(...problems.map((problem) => under(at, problem)));
}

/** The same as its author should hear it: mistakes are wrong too, and hints come where nothing is. */
export function reviewDocument<T>(spec: DocumentSpec<T>, document: unknown, home?: HomeOfWords): Review {
  const { slips } = spec;
  const told = slips === undefined || home === undefined ? spec : { ...spec, slips: { ...slips, home } };
  const checked = checkDocument(told, document);
  if (!checked.ok) return { problems: checked.refusals, advice: [] };
  const { value } = checked;
  return { problems: spec.mistakes?.(value) ?? [], advice: spec.advice?.(value) ?? [] };
}

export interface Review {
  readonly problems: readonly Refusal[];
  readonly advice: readonly Refusal[];
}

export function checkForm<T>(schema: ZodType<T>, document: unknown, at = ''): Result<T> {
  const monstrous = monstrosity(document, at);
  if (monstrous !== null) return refused(monstrous);
  const parsed = schema.safeParse(document, { error: notedForm });
  if (parsed.success) return accepted(parsed.data);
  return refused(...parsed.error.issues.slice(0, MOST_MISFITS).map((issue) => unformed(issue, at)));
}

function unformed(issue: z.core.$ZodIssue, at: string): Refusal {
  const path = `${at}${pointer(issue.path)}`;
  const { says, params } = notedIn(issue);
  return { code: 'schema.invalid', says, path, params: { at: path, ...params } };
}

/** Parts within parts: far more than anybody writes, far fewer than a schema that calls itself can follow. */
const DEEPEST = 100;

function isTooDeep(part: unknown, depth = 0): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return depth >= DEEPEST || Object.values(part).some((inner) => isTooDeep(inner, depth + 1));
}

/** JSON may have this key, but a schema passes over it without a word. */
const NO_KEY = '__proto__';

function hasNoKey(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.hasOwn(part, NO_KEY) || Object.values(part).some(hasNoKey);
}

/** What no schema should be asked about. */
function monstrosity(document: unknown, at: string): Refusal | null {
  if (isTooDeep(document)) return refusal('schema.invalid', { fault: 'too-deep', most: DEEPEST }, at);
  return hasNoKey(document) ? refusal('schema.invalid', { fault: 'no-such-key', key: NO_KEY }, at) : null;
}

/** Documents people write by hand are told more: what was likely meant, by the ruleset's own codes. */
function inOwnCodes<T>(
  { schema, misfitCodes, slips }: DocumentSpec<T>,
  document: unknown,
  at: string,
): readonly Refusal[] {
  return misfits(schema, document, slips).map((misfit) => {
    const { params, says = 'schema.misfit' } = misfit;
    return { ...misfitCodes!(misfit), path: `${at}${pointer(misfit.path)}`, says, params };
  });
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
