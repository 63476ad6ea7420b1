import type { z } from 'zod';
import type { ValueKind } from './form-fault.ts';

type Issue = z.core.$ZodIssue;

/** What should stand there. */
export type MisfitKind = ValueKind | 'word' | 'other';

/** What was written, as far as it is worth telling: the thing itself, or what kind of thing it is. */
export type Written = { readonly is: 'list' | 'object' } | { readonly is: 'value'; readonly text: string };

/** One way in which a document that people write by hand misses its form. */
export type MisfitParams =
  | {
      readonly misfit: 'unknown-key';
      readonly key: string;
      readonly meant: string | null;
      readonly known: Words;
    }
  | { readonly misfit: 'missing'; readonly wanted: MisfitKind; readonly known: Words }
  | { readonly misfit: 'wrong-type'; readonly wanted: MisfitKind; readonly written: Written }
  | { readonly misfit: 'no-word'; readonly known: Words }
  | {
      readonly misfit: 'unknown-word';
      readonly written: string;
      readonly meant: string | null;
      readonly known: Words;
    }
  | {
      readonly misfit: 'too-small' | 'too-big';
      readonly of: Measured;
      readonly limit: number;
      readonly within: boolean;
    }
  | { readonly misfit: 'form' };

type Words = readonly string[];

/** What a limit is a limit of. */
export type Measured = 'letters' | 'entries' | 'number';

/** One way in which a document misses its form: what kind of mistake, where, and what would be right. */
export interface Misfit {
  readonly kind: 'unknown-key' | 'missing-key' | 'unknown-word' | 'wrong-type' | 'out-of-range';
  readonly path: readonly PropertyKey[];
  readonly params: MisfitParams;
  /** The code whose sentence the schema itself has named for it, in place of a message. */
  readonly says?: string;
}

/** More misfits than anybody reads; what is wrong beyond them shows when they are mended. */
export const MOST_MISFITS = 200;

/** The misfits of a document that does not fit; none where it does. */
export function misfits(schema: z.ZodType, document: unknown): readonly Misfit[] {
  const parsed = schema.safeParse(document, { error: noted });
  if (parsed.success) return [];
  const first = parsed.error.issues.slice(0, MOST_MISFITS);
  return first.flatMap((issue) => misfitsOf(issue, [])).slice(0, MOST_MISFITS);
}

/** What the schema knows at the spot, put into the message before it is forgotten. */
function noted(issue: z.core.$ZodRawIssue): string {
  return JSON.stringify(paramsOf(issue));
}

function paramsOf(issue: z.core.$ZodRawIssue): MisfitParams {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { misfit: 'unknown-key', key: '', meant: null, known: knownKeys(issue.inst) };
    case 'invalid_value':
      return wrongWord(issue.input, issue.values.map(String));
    case 'invalid_union':
      if (issue.errors.length > 0 || issue.discriminator === undefined) return { misfit: 'form' };
      return wrongWord(
        (issue.input as Record<string, unknown>)[issue.discriminator],
        optionsOf(issue.options),
      );
    case 'invalid_type':
      return wrongKind(issue.input, KINDS[issue.expected] ?? 'other');
    case 'too_small':
      return { misfit: 'too-small', of: measured(issue.origin), ...limitOf(issue.minimum, issue.inclusive) };
    case 'too_big':
      return { misfit: 'too-big', of: measured(issue.origin), ...limitOf(issue.maximum, issue.inclusive) };
    default:
      return { misfit: 'form' };
  }
}

function limitOf(limit: number | bigint, inclusive: boolean | undefined) {
  return { limit: Number(limit), within: inclusive !== false };
}

function measured(origin: string): Measured {
  if (origin === 'string') return 'letters';
  return origin === 'number' || origin === 'int' || origin === 'bigint' ? 'number' : 'entries';
}

const KINDS: Readonly<Record<string, MisfitKind>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'true-or-false',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
};

function wrongKind(written: unknown, wanted: MisfitKind): MisfitParams {
  if (written === undefined) return { misfit: 'missing', wanted, known: [] };
  return { misfit: 'wrong-type', wanted, written: inBrief(written) };
}

function inBrief(written: unknown): Written {
  if (Array.isArray(written)) return { is: 'list' };
  if (typeof written === 'object' && written !== null) return { is: 'object' };
  return { is: 'value', text: typeof written === 'string' ? `"${shortened(written)}"` : String(written) };
}

/** Enough of a word to recognise it by. */
const LONGEST_WORD = 60;

function shortened(word: string): string {
  return word.length <= LONGEST_WORD ? word : `${word.slice(0, LONGEST_WORD)}…`;
}

function optionsOf(options: unknown): readonly string[] {
  return Array.isArray(options) ? options.map(String) : [];
}

function knownKeys(schema: unknown): readonly string[] {
  const { shape } = (schema as { readonly def: { readonly shape?: object } }).def;
  return Object.keys(shape ?? {});
}

function wrongWord(written: unknown, known: readonly string[]): MisfitParams {
  if (written === undefined) return { misfit: 'missing', wanted: 'word', known };
  if (typeof written !== 'string') return { misfit: 'no-word', known };
  return { misfit: 'unknown-word', written: shortened(written), meant: nearestWord(written, known), known };
}

/** The word somebody most likely meant; null when none is near, or it is longer than any word. */
export function nearestWord(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST_WORD) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.round(written.length * 0.4)) + 1;
  for (const word of known) {
    if (Math.abs(word.length - written.length) >= least) continue;
    const steps = stepsBetween(written, word);
    if (steps < least) {
      least = steps;
      best = word;
    }
  }
  return best;
}

/** Letters to add, drop or change to come from one word to the other. */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

function misfitsOf(issue: Issue, at: readonly PropertyKey[]): readonly Misfit[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys') return strayKeys(issue, path);
  if (issue.code === 'invalid_union') return misfitsOfUnion(issue, path);
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key') {
    return issue.issues.flatMap((inner) => misfitsOf(inner, path));
  }
  const params = paramsIn(issue);
  const misfit = { kind: kindOf(issue.code, params), path, params };
  return [isNoted(issue) ? misfit : { ...misfit, says: issue.message }];
}

function isNoted({ message }: { readonly message: string }): boolean {
  return message.startsWith('{"misfit"');
}

/** What `noted` has put there, unless the schema had a message of its own. */
function paramsIn(issue: { readonly message: string }): MisfitParams {
  return isNoted(issue) ? (JSON.parse(issue.message) as MisfitParams) : { misfit: 'form' };
}

function strayKeys(
  issue: Issue & { code: 'unrecognized_keys' },
  path: readonly PropertyKey[],
): readonly Misfit[] {
  const params = paramsIn(issue);
  const known = params.misfit === 'unknown-key' ? params.known : [];
  return issue.keys.slice(0, MOST_MISFITS).map((key) => ({
    kind: 'unknown-key',
    path: [...path, key],
    params: { misfit: 'unknown-key', key: shortened(key), meant: nearestWord(key, known), known },
  }));
}

/** Where several forms would do, it is the one that misses least that was meant. */
function misfitsOfUnion(
  issue: Issue & { code: 'invalid_union' },
  path: readonly PropertyKey[],
): readonly Misfit[] {
  const { errors } = issue;
  if (errors.length === 0) return [{ kind: 'unknown-word', path, params: paramsIn(issue) }];
  const likeliest = errors.reduce((best, branch) => (cost(branch) < cost(best) ? branch : best));
  return likeliest.flatMap((inner) => misfitsOf(inner, path));
}

/** A value that is not even of the right kind. */
const TOTAL_MISS = 100;

/** How far a branch of a union is from what was written. */
function cost(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + issue.keys.length * 2;
    if (issue.path.length > 0) {
      // A key that is there but wrong is nearer to what was meant than one that is missing.
      return sum + (kindIn(issue) === 'missing-key' ? 2 : 1);
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return sum + Math.min(...issue.errors.map(cost));
    return sum + (kindIn(issue) === 'unknown-word' ? TOTAL_MISS - 1 : TOTAL_MISS);
  }, 0);
}

function kindIn(issue: Issue): Misfit['kind'] {
  return kindOf(issue.code, paramsIn(issue));
}

function kindOf(code: Issue['code'], { misfit }: MisfitParams): Misfit['kind'] {
  if (misfit === 'missing') return 'missing-key';
  if (code === 'invalid_value') return misfit === 'unknown-word' ? 'unknown-word' : 'wrong-type';
  return misfit === 'too-small' || misfit === 'too-big' ? 'out-of-range' : 'wrong-type';
}
