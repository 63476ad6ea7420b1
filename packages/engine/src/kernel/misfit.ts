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
      /** The game whose word it is. */
      readonly home?: string;
    }
  | { readonly misfit: 'missing'; readonly wanted: MisfitKind; readonly known: Words }
  | {
      readonly misfit: 'wrong-type';
      readonly wanted: MisfitKind;
      /** Of a list of numbers: how many. */
      readonly numbers?: number;
      readonly written: Written;
    }
  | { readonly misfit: 'no-word'; readonly known: Words }
  | {
      readonly misfit: 'unknown-word';
      readonly written: string;
      readonly meant: string | null;
      readonly known: Words;
      readonly home?: string;
    }
  | {
      readonly misfit: 'too-small' | 'too-big';
      readonly of: Measured;
      readonly limit: number;
      readonly within: boolean;
    }
  | { readonly misfit: 'belongs'; readonly key: string; readonly home: string }
  | { readonly misfit: 'missing-keys'; readonly keys: Words }
  /** What would be right in its place, as JSON. */
  | { readonly misfit: 'instead'; readonly written: Written; readonly instead: string }
  | {
      readonly misfit: 'no-form';
      readonly written: Written;
      readonly meant: string | null;
      readonly known: Words;
      readonly kinds: readonly MisfitKind[];
    }
  | { readonly misfit: 'form'; readonly written?: string };

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

/** What people write in place of what they mean, likeliest first; only what fits where it stands is ever offered. */
export interface Slips {
  words(written: string): readonly string[];
  values(written: unknown): readonly unknown[];
  /** Nothing: nobody knows of other games. */
  readonly home?: HomeOfWords;
}

/** What the game is called whose word this is, where it is another's alone. */
export type HomeOfWords = (written: string) => string | null;

const NO_SLIPS: Slips = { words: () => [], values: () => [] };

/** The misfits of a document that does not fit; none where it does. */
export function misfits(schema: z.ZodType, document: unknown, slips = NO_SLIPS): readonly Misfit[] {
  // What the schema knows at the spot is put into the message before it is forgotten.
  const error = (issue: z.core.$ZodRawIssue) => JSON.stringify(paramsOf(issue, slips));
  const parsed = schema.safeParse(document, { error, reportInput: true });
  if (parsed.success) return [];
  const first = parsed.error.issues.slice(0, MOST_MISFITS);
  const found = renamed(
    first.flatMap((issue) => misfitsOf(issue, [], slips)),
    document,
  );
  return together(found).slice(0, MOST_MISFITS);
}

/** Where one key is missing and one is there that nobody knows, with a value of the kind: it has another name. */
function renamed(found: readonly Misfit[], document: unknown): readonly Misfit[] {
  const beside = (one: Misfit, misfit: MisfitParams['misfit']) =>
    found.filter((other) => other.params.misfit === misfit && parentOf(other) === parentOf(one));
  return found.map((one) => {
    const { path, params } = one;
    if (params.misfit !== 'unknown-key' || params.meant !== null) return one;
    const [missing, ...more] = beside(one, 'missing');
    if (missing?.params.misfit !== 'missing' || more.length > 0) return one;
    if (beside(one, 'unknown-key').length > 1) return one;
    if (!isOfKind(partAt(document, path), missing.params.wanted)) return one;
    return { ...one, params: { ...params, meant: String(missing.path.at(-1)) } };
  });
}

function parentOf({ path }: Misfit): string {
  return JSON.stringify(path.slice(0, -1));
}

function partAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part, key) => (isObject(part) ? part[String(key)] : undefined), document);
}

/** Numbers, lists and objects; a text may be anything. */
function isOfKind(value: unknown, kind: MisfitKind): boolean {
  if (kind === 'number' || kind === 'whole-number') return typeof value === 'number';
  if (kind === 'list') return Array.isArray(value);
  return kind === 'object' && isObject(value) && !Array.isArray(value);
}

/** From so many on, what one part lacks is told in one sentence. */
const MANY_MISSING = 3;

/** Keys that one part lacks, told once. */
function together(found: readonly Misfit[]): readonly Misfit[] {
  const lacking = new Map<string, Misfit[]>();
  for (const one of found) {
    if (one.params.misfit !== 'missing') continue;
    const parent = parentOf(one);
    lacking.set(parent, [...(lacking.get(parent) ?? []), one]);
  }
  return found.flatMap((one): readonly Misfit[] => {
    const group = one.params.misfit === 'missing' ? lacking.get(parentOf(one))! : [];
    if (group.length < MANY_MISSING) return [one];
    if (group[0] !== one) return [];
    const keys = group.map(({ path }) => String(path.at(-1)));
    return [{ kind: 'missing-key', path: one.path.slice(0, -1), params: { misfit: 'missing-keys', keys } }];
  });
}

function paramsOf(issue: z.core.$ZodRawIssue, slips: Slips): MisfitParams {
  switch (issue.code) {
    case 'unrecognized_keys':
      return (
        instead(issue, slips) ?? { misfit: 'unknown-key', key: '', meant: null, known: knownKeys(issue.inst) }
      );
    case 'invalid_union':
      if (issue.errors.length === 0 && issue.discriminator !== undefined && isObject(issue.input))
        return wrongWord(issue.input[issue.discriminator], optionsOf(issue.options), slips);
      return (
        instead(issue, slips) ??
        noneOfForms(issue.inst, issue.input) ??
        alternatives(issue.inst, issue.input, slips)
      );
    case 'invalid_value':
      return wordOrElse(issue, issue.values.map(String), slips);
    case 'invalid_type':
      return instead(issue, slips) ?? wrongKind(issue, KINDS[issue.expected] ?? 'other');
    case 'invalid_format':
      return instead(issue, slips) ?? { misfit: 'form' };
    default:
      return boundOf(issue);
  }
}

/** A word among words is told with all of them; anything else as what would fit. */
function wordOrElse(issue: z.core.$ZodRawIssue, known: readonly string[], slips: Slips): MisfitParams {
  const word = wrongWord(issue.input, known, slips);
  return word.misfit === 'unknown-word' && word.meant !== null ? word : (instead(issue, slips) ?? word);
}

/** The likeliest thing that would fit where this stands; words among words are told as such. */
function instead(issue: z.core.$ZodRawIssue, slips: Slips): MisfitParams | null {
  const { input, inst } = issue as { readonly input: unknown; readonly inst?: unknown };
  const schema = inst as z.ZodType | undefined;
  if (input === undefined || typeof schema?.safeParse !== 'function') return null;
  const meant = slips.values(input).find((value) => schema.safeParse(value).success);
  if (meant === undefined) return null;
  const text = JSON.stringify(meant);
  if (text.length > LONGEST_INSTEAD) return null;
  return { misfit: 'instead', written: inBrief(input), instead: spaced(text) };
}

/** More would hide what is to be learnt from it. */
const LONGEST_INSTEAD = 160;

/** JSON as people write it in one line; texts with such marks in them are rare, and only shown. */
function spaced(json: string): string {
  return json.replaceAll(/([:,])(?=["\d[{tfn-])/g, '$1 ');
}

/** An object with keys that no form has, and nothing of what any form needs: whichever was meant, these are the keys. */
function noneOfForms(inst: unknown, input: unknown): MisfitParams | null {
  if (!isObject(input) || Array.isArray(input)) return null;
  const forms = formsIn(inst as z.core.$ZodType);
  if (forms.length < 2 || forms.some((shape) => neededIn(shape).some((key) => key in input))) return null;
  const known = [...new Set(forms.flatMap((shape) => Object.keys(shape)))];
  const stray = Object.keys(input).some((key) => !known.includes(key));
  return stray ? { misfit: 'unknown-key', key: '', meant: null, known } : null;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The objects that would do. */
function formsIn(schema: z.core.$ZodType, depth = 0): readonly Shape[] {
  const def = (schema as z.ZodType).def as unknown as SchemaParts;
  if (depth > DEEPEST_FORM) return [];
  if (def.type === 'union') return def.options.flatMap((option) => formsIn(option, depth + 1));
  if (def.type === 'lazy') return formsIn(def.getter(), depth + 1);
  return def.type === 'object' ? [def.shape] : [];
}

function neededIn(shape: Shape): readonly string[] {
  return Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).isOptional());
}

/** Every form that would do where none of several did. */
function alternatives(inst: unknown, input: unknown, slips: Slips): MisfitParams {
  const words: string[] = [];
  const forms: string[] = [];
  const kinds = new Set<MisfitKind>();
  const look = (schema: z.core.$ZodType, depth: number): void => {
    const def = (schema as z.ZodType).def as unknown as SchemaParts;
    if (depth > DEEPEST_FORM) return;
    if (def.type === 'union') for (const option of def.options) look(option, depth + 1);
    else if (def.type === 'lazy') look(def.getter(), depth + 1);
    else if (def.type === 'enum') words.push(...Object.values(def.entries).map(String));
    else if (def.type === 'literal') words.push(...def.values.map(String));
    else if (def.type === 'template_literal') words.push(`${String(def.parts[0])}…`);
    else if (def.type === 'object') forms.push(formOf(def.shape));
    else kinds.add(KINDS[def.type] ?? 'other');
  };
  look(inst as z.core.$ZodType, 0);
  const known = [...new Set([...words, ...forms])];
  if (input === undefined) return { misfit: 'missing', wanted: [...kinds][0] ?? 'other', known };
  const meant = typeof input === 'string' ? meantBy(input, words, slips) : null;
  return { misfit: 'no-form', written: inBrief(input), meant, known, kinds: [...kinds] };
}

/** Forms of forms of forms: nobody reads further. */
const DEEPEST_FORM = 6;

/** What a schema is made of, as far as it is looked at. */
type SchemaParts =
  | { readonly type: 'union'; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'lazy'; readonly getter: () => z.core.$ZodType }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string | number>> }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'template_literal'; readonly parts: readonly unknown[] }
  | { readonly type: 'object'; readonly shape: Shape }
  | { readonly type: 'array' | 'tuple' | 'number' | 'string' | 'boolean' | 'record' };

/** An object by the keys that it cannot do without. */
function formOf(shape: Shape): string {
  const needed = neededIn(shape);
  const keys = needed.length > 0 ? needed : Object.keys(shape).slice(0, 3);
  return `{${keys.map((key) => `"${key}"`).join(', ')}}`;
}

function boundOf(issue: z.core.$ZodRawIssue): MisfitParams {
  switch (issue.code) {
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

function wrongKind({ input, inst }: z.core.$ZodRawIssue, wanted: MisfitKind): MisfitParams {
  if (input === undefined) return { misfit: 'missing', wanted, known: formsOf(inst) };
  return { misfit: 'wrong-type', wanted, ...numbersIn(inst), written: inBrief(input) };
}

/** A place or a shape: so many numbers. */
function numbersIn(inst: unknown): { readonly numbers?: number } {
  const { def } = (inst ?? {}) as { readonly def?: { readonly type: string; readonly items?: unknown } };
  if (def?.type !== 'tuple' || !Array.isArray(def.items)) return {};
  const items = def.items as readonly z.ZodType[];
  return items.every((item) => KINDS[item.def.type] === 'number') ? { numbers: items.length } : {};
}

/** The forms of which one is missing; an object of one form alone has keys of its own, and is told by those. */
function formsOf(inst: unknown): readonly string[] {
  const { def } = (inst ?? {}) as { readonly def?: SchemaParts };
  if (def?.type !== 'union') return [];
  const missing = alternatives(inst, undefined, NO_SLIPS);
  return missing.misfit === 'missing' ? missing.known : [];
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

/** The keys of an object, and as `key/inner` those of the objects that it is made of. */
function knownKeys(schema: unknown): readonly string[] {
  const keys = keysOf(schema as z.core.$ZodType);
  const inner = Object.entries(keys).flatMap(([key, part]) =>
    Object.keys(keysOf(part)).map((below) => `${key}${INSIDE}${below}`),
  );
  return [...Object.keys(keys), ...inner];
}

function keysOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { shape, innerType } = (schema as z.ZodType).def as {
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
    readonly innerType?: z.core.$ZodType;
  };
  return shape ?? (innerType === undefined ? {} : keysOf(innerType));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function wrongWord(written: unknown, known: readonly string[], slips: Slips): MisfitParams {
  if (written === undefined) return { misfit: 'missing', wanted: 'word', known };
  if (typeof written !== 'string') return { misfit: 'no-word', known };
  return {
    misfit: 'unknown-word',
    written: shortened(written),
    meant: meantBy(written, known, slips),
    known,
    ...homeOf(written, slips),
  };
}

/** Of a word that belongs to another game. */
function homeOf(written: string, slips: Slips): { readonly home?: string } {
  const home = written.length > LONGEST_WORD ? null : slips.home?.(written);
  return home == null ? {} : { home };
}

/** What a word is used for in place of another goes before what it looks like. */
function meantBy(written: string, known: readonly string[], slips: Slips): string | null {
  if (written.length > LONGEST_WORD) return null;
  const word = slips.words(written).find((one) => known.includes(one));
  // What another game calls so is no slip of the pen for what looks like it here.
  return word ?? (homeOf(written, slips).home === undefined ? nearestWord(written, known) : null);
}

/** The word somebody most likely meant, capitals or not; null when none is near, or it is longer than any word. */
export function nearestWord(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST_WORD) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.round(written.length * 0.4)) + 1;
  for (const word of known) {
    if (Math.abs(word.length - written.length) >= least) continue;
    const steps = stepsBetween(written.toLowerCase(), word.toLowerCase());
    if (steps < least) {
      least = steps;
      best = word;
    }
  }
  return best;
}

/** So many words, those that look most like it first; none is compared with what is longer than any word. */
export function nearestWords(written: string, known: readonly string[], most: number): readonly string[] {
  if (written.length > LONGEST_WORD) return known.slice(0, most);
  const far = new Map(
    known.map((word) => [word, stepsBetween(written, word) / Math.max(written.length, word.length)]),
  );
  return known.toSorted((a, b) => far.get(a)! - far.get(b)!).slice(0, most);
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

function misfitsOf(issue: Issue, at: readonly PropertyKey[], slips: Slips): readonly Misfit[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys') return strayKeys(issue, path, slips);
  if (issue.code === 'invalid_union') return misfitsOfUnion(issue, path, slips);
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key') {
    return issue.issues.flatMap((inner) => misfitsOf(inner, path, slips));
  }
  const params = paramsIn(issue);
  const misfit = { kind: kindOf(issue.code, params), path, params };
  if (isNoted(issue)) return [misfit];
  const { input } = issue as { readonly input?: unknown };
  const written = typeof input === 'string' ? shortened(input) : '';
  return [{ ...misfit, params: { misfit: 'form', written }, says: issue.message }];
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
  slips: Slips,
): readonly Misfit[] {
  const params = paramsIn(issue);
  if (params.misfit === 'instead') return [{ kind: 'wrong-type', path, params }];
  const keys = params.misfit === 'unknown-key' ? params.known : [];
  const known = keys.filter((key) => !key.includes(INSIDE));
  return issue.keys.slice(0, MOST_MISFITS).map((key) => ({
    kind: 'unknown-key',
    path: [...path, key],
    params: strayKey(key, known, keys, slips),
  }));
}

/** Between a key and one of the keys inside it. */
const INSIDE = '/';

function strayKey(key: string, known: Words, keys: Words, slips: Slips): MisfitParams {
  const homes = keys.filter((one) => one.endsWith(`${INSIDE}${key}`));
  const plural = known.find((one) => one === `${key}s` || `${one}s` === key);
  if (plural === undefined && homes.length === 1 && key.length <= LONGEST_WORD)
    return { misfit: 'belongs', key, home: homes[0]!.slice(0, -key.length - 1) };
  const meant = meantBy(key, known, slips);
  return { misfit: 'unknown-key', key: shortened(key), meant, known, ...homeOf(key, slips) };
}

/** Where several forms would do, it is the one that misses least that was meant. */
function misfitsOfUnion(
  issue: Issue & { code: 'invalid_union' },
  path: readonly PropertyKey[],
  slips: Slips,
): readonly Misfit[] {
  const { errors } = issue;
  const params = paramsIn(issue);
  if (params.misfit === 'instead') return [{ kind: 'wrong-type', path, params }];
  if (params.misfit === 'missing' && errors.length > 0) return [{ kind: 'missing-key', path, params }];
  if (params.misfit === 'unknown-key') {
    const { known } = params;
    const { input } = issue as { readonly input?: unknown };
    const strays = Object.keys(input as object).filter((key) => !known.includes(key));
    return strays.slice(0, MOST_MISFITS).map((key) => ({
      kind: 'unknown-key',
      path: [...path, key],
      params: strayKey(key, known, known, slips),
    }));
  }
  if (errors.length === 0) return [{ kind: 'unknown-word', path, params }];
  const likeliest = errors.reduce((best, branch) => (cost(branch) < cost(best) ? branch : best));
  const total =
    params.misfit === 'no-form' && params.written.is === 'value' && cost(likeliest) >= TOTAL_MISS - 1;
  // Nothing comes near: whatever would do is listed.
  if (total && likeliest.every(isNoted)) {
    const kind = likeliest.length === 1 ? kindIn(likeliest[0]!) : 'wrong-type';
    return [{ kind, path, params }];
  }
  return likeliest.flatMap((inner) => misfitsOf(inner, path, slips));
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
