import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** One way in which a document misses its form: what kind of mistake, where, and what would be right. */
export interface Misfit {
  readonly kind: 'unknown-key' | 'missing-key' | 'unknown-word' | 'wrong-type' | 'out-of-range';
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** More misfits than anybody reads; what is wrong beyond them shows when they are mended. */
export const MOST_MISFITS = 200;

/** The misfits of a document, in sentences for whoever wrote it. */
export function misfits(schema: z.ZodType, document: unknown): readonly Misfit[] {
  const parsed = schema.safeParse(document, { error: inWords });
  if (parsed.success) return [];
  const issues = parsed.error.issues.slice(0, MOST_MISFITS);
  return issues.flatMap((issue) => misfitsOf(issue, [])).slice(0, MOST_MISFITS);
}

/** What the schema knows at the spot, put into the message before it is forgotten. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return knownKeys(issue.inst).join(' ');
  if (issue.code === 'invalid_value') return wrongWord(issue.input, issue.values.map(String));
  if (issue.code === 'invalid_union' && issue.errors.length === 0 && issue.discriminator !== undefined) {
    const written = (issue.input as Record<string, unknown>)[issue.discriminator];
    return wrongWord(written, optionsOf(issue.options));
  }
  if (issue.code === 'invalid_type') return wrongKind(issue.input, issue.expected);
  return undefined;
}

/** What a value is called by people who have never seen a schema. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

function wrongKind(written: unknown, expected: string): string {
  const wanted = KINDS[expected] ?? expected;
  if (written === undefined) return `${MISSING} ${wanted}.`;
  return `Expected ${wanted}, not ${inBrief(written)}.`;
}

function inBrief(written: unknown): string {
  if (Array.isArray(written)) return 'a list';
  if (typeof written === 'number') return `${written}`;
  if (typeof written === 'object' && written !== null) return 'an object';
  return typeof written === 'string' ? `"${shortened(written)}"` : JSON.stringify(written);
}

/** Enough of a word to recognise it by. */
const LONGEST_WORD = 60;

function shortened(word: string): string {
  return word.length <= LONGEST_WORD ? word : `${word.slice(0, LONGEST_WORD)}…`;
}

function optionsOf(options: unknown): readonly string[] {
  return Array.isArray(options) ? options.map(String) : [];
}

const MISSING = 'Something is missing:';

function knownKeys(schema: unknown): readonly string[] {
  const { shape } = (schema as { readonly def: { readonly shape?: object } }).def;
  return Object.keys(shape ?? {});
}

function wrongWord(written: unknown, known: readonly string[]): string {
  const list = known.length === 1 ? `Only "${known[0]}" will do.` : `There are: ${known.join(', ')}.`;
  if (written === undefined) return `${MISSING} a word. ${list}`;
  if (typeof written !== 'string') return `Expected a word. ${list}`;
  return `There is no "${shortened(written)}" here. ${meant(written, known)}${list}`;
}

function meant(written: string, known: readonly string[]): string {
  const word = nearestWord(written, known);
  return word === null ? '' : `Did you mean "${word}"? `;
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
  const { message } = issue;
  return [{ kind: kindOf(issue), path, message: message.endsWith('.') ? message : `${message}.` }];
}

function strayKeys({ keys, message }: Issue & { code: 'unrecognized_keys' }, path: readonly PropertyKey[]) {
  const known = message === '' ? [] : message.split(' ');
  const list = known.length === 0 ? '' : ` There are: ${known.join(', ')}.`;
  return keys.slice(0, MOST_MISFITS).map((key) => ({
    kind: 'unknown-key' as const,
    path: [...path, key],
    message: `There is no key "${shortened(key)}" here. ${meant(key, known)}`.trimEnd() + list,
  }));
}

/** Where several forms would do, it is the one that misses least that was meant. */
function misfitsOfUnion(
  issue: Issue & { code: 'invalid_union' },
  path: readonly PropertyKey[],
): readonly Misfit[] {
  const { errors, message } = issue;
  if (errors.length === 0) return [{ kind: 'unknown-word', path, message }];
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
      return sum + (kindOf(issue) === 'missing-key' ? 2 : 1);
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return sum + Math.min(...issue.errors.map(cost));
    return sum + (kindOf(issue) === 'unknown-word' ? TOTAL_MISS - 1 : TOTAL_MISS);
  }, 0);
}

function kindOf(issue: Issue): Misfit['kind'] {
  if (issue.message.startsWith(MISSING)) return 'missing-key';
  if (issue.code === 'invalid_value')
    return issue.message.startsWith('There') ? 'unknown-word' : 'wrong-type';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'out-of-range';
  return 'wrong-type';
}
