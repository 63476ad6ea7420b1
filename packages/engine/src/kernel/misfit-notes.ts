import type { z } from 'zod';
import type { Measured, MisfitKind, MisfitParams, Written } from './misfit.ts';
import { shortened } from './nearest-word.ts';
import {
  DEEPEST_FORM,
  formOf,
  formsIn,
  KINDS,
  knownKeys,
  neededIn,
  type SchemaParts,
} from './schema-parts.ts';
import { homeOf, meantBy, NO_SLIPS, type Slips } from './slips.ts';

export function paramsOf(issue: z.core.$ZodRawIssue, slips: Slips): MisfitParams {
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

function optionsOf(options: unknown): readonly string[] {
  return Array.isArray(options) ? options.map(String) : [];
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
