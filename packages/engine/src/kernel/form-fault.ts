import type { z } from 'zod';
import type { Params } from './json.ts';

type RawIssue = z.core.$ZodRawIssue;

/** A value, or what kind of value it is. */
export type Shown = { readonly kind: ValueKind } | { readonly text: string };

/** What a value is, to people who have never seen a schema. */
export type ValueKind = 'text' | 'number' | 'whole-number' | 'true-or-false' | 'list' | 'object' | 'nothing';

/** What is wrong with the form of a document at one place. */
export type FormFault = FormPlace &
  (
    | { readonly fault: 'missing'; readonly wanted: readonly Shown[] }
    | { readonly fault: 'type'; readonly wanted: readonly Shown[]; readonly written: Shown }
    | {
        readonly fault: 'bound';
        readonly how: 'at-least' | 'more-than' | 'at-most' | 'less-than';
        readonly limit: number;
        /** What is counted, and how many there are; of a number, what it is. */
        readonly of: 'characters' | 'items' | 'keys' | 'number';
        readonly written: Shown | null;
      }
    | { readonly fault: 'multiple'; readonly of: number; readonly written: Shown }
    | { readonly fault: 'format'; readonly written: Shown; readonly pattern: string | null }
    | { readonly fault: 'strays'; readonly keys: readonly string[]; readonly more: number }
    | { readonly fault: 'no-form' | 'key' | 'part' | 'other' }
  );

/** What no schema is asked about, or what is no file of scenarios. */
export type DocumentFault =
  | { readonly fault: 'too-deep'; readonly most: number }
  | { readonly fault: 'no-such-key'; readonly key: string }
  | { readonly fault: 'scenario-file'; readonly wanted: ScenarioFilePart; readonly known?: string | number };

export type ScenarioFilePart = 'object' | 'key' | 'format' | 'version' | 'ruleset' | 'scenarios';

/** Where it is, as a JSON pointer; the whole of what was given where that is empty. */
interface FormPlace {
  readonly at?: string;
  readonly whole?: 'params';
}

/** What a schema has to say of a document, with the sentence it says it by. */
export interface Noted {
  readonly says: string;
  readonly params: Params;
}

const SAYS = 'schema.invalid';

/** As a message of the schema library: what it knows at the spot, written down before it is forgotten. */
export function notedForm(issue: RawIssue): string {
  return JSON.stringify(ownWords(issue) ?? { says: SAYS, params: faultOf(issue) });
}

/** A refinement names its sentence, and what it tells of, among its params. */
function ownWords(issue: RawIssue): Noted | null {
  if (issue.code !== 'custom') return null;
  const { says, ...params } = (issue.params ?? {}) as { readonly says?: unknown };
  return typeof says === 'string' ? { says, params } : null;
}

/** What was noted; a message that a schema brings along is the code of its sentence. */
export function notedIn({ message }: { readonly message: string }): Noted {
  return message.startsWith('{"says"') ? (JSON.parse(message) as Noted) : { says: message, params: {} };
}

function faultOf(issue: RawIssue): FormFault {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'nonoptional'
        ? { fault: 'missing', wanted: [] }
        : typeFault([kindOf(issue.expected)], issue.input);
    case 'invalid_value':
      return typeFault(issue.values.map(valueShown), issue.input);
    case 'too_small':
      return bound(issue, issue.inclusive === false ? 'more-than' : 'at-least', issue.minimum);
    case 'too_big':
      return bound(issue, issue.inclusive === false ? 'less-than' : 'at-most', issue.maximum);
    case 'not_multiple_of':
      return { fault: 'multiple', of: issue.divisor, written: shown(issue.input) };
    case 'invalid_format':
      return { fault: 'format', written: shown(issue.input), pattern: issue.pattern ?? null };
    case 'unrecognized_keys':
      return {
        fault: 'strays',
        keys: issue.keys.slice(0, MOST_STRAYS).map(clipped),
        more: Math.max(0, issue.keys.length - MOST_STRAYS),
      };
    case 'invalid_union':
      return unionFault(issue.errors, issue.input);
    case 'invalid_key':
      return { fault: 'key' };
    case 'invalid_element':
      return { fault: 'part' };
    case 'custom':
      return { fault: 'other' };
  }
}

const MOST_STRAYS = 10;

/** By the schema library's words. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  array: 'list',
  boolean: 'true-or-false',
  int: 'whole-number',
  null: 'nothing',
  number: 'number',
  object: 'object',
  record: 'object',
  string: 'text',
  tuple: 'list',
};

function kindOf(expected: string): Shown {
  const kind = KINDS[expected];
  return kind === undefined ? { text: expected } : { kind };
}

function typeFault(wanted: readonly Shown[], input: unknown): FormFault {
  return input === undefined
    ? { fault: 'missing', wanted }
    : { fault: 'type', wanted, written: shown(input) };
}

type Bound = FormFault & { readonly fault: 'bound' };

const COUNTED: Readonly<Record<string, Bound['of']>> = {
  string: 'characters',
  array: 'items',
  object: 'keys',
  record: 'keys',
};

function bound(
  issue: { readonly origin: string; readonly input?: unknown },
  how: Bound['how'],
  limit: number | bigint,
): FormFault {
  const of = COUNTED[issue.origin] ?? 'number';
  const { input } = issue;
  const size = Array.isArray(input) ? { text: String(input.length) } : null;
  return { fault: 'bound', how, limit: Number(limit), of, written: of === 'number' ? shown(input) : size };
}

/** Names the alternatives where each is a plain one; the deeper problems of several forms would only confuse. */
function unionFault(branches: readonly (readonly z.core.$ZodIssue[])[], input: unknown): FormFault {
  const wanted = branches.map(([first]): readonly Shown[] | null => {
    if (first === undefined || first.path.length > 0) return null;
    if (first.code === 'invalid_type') return [kindOf(first.expected)];
    return first.code === 'invalid_value' ? first.values.map(valueShown) : null;
  });
  const all = wanted.flatMap((some) => some ?? []);
  if (wanted.length === 0 || wanted.includes(null)) return { fault: 'no-form' };
  return typeFault(
    all.filter((one, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i),
    input,
  );
}

function valueShown(value: unknown): Shown {
  return { text: JSON.stringify(value) ?? String(value) };
}

const LONGEST_SHOWN = 40;

function clipped(text: string): string {
  const whole = JSON.stringify(text);
  return whole.length <= LONGEST_SHOWN ? whole : `${whole.slice(0, LONGEST_SHOWN)}…`;
}

function shown(input: unknown): Shown {
  if (Array.isArray(input)) return { kind: 'list' };
  if (typeof input === 'object' && input !== null) return { kind: 'object' };
  const text = JSON.stringify(input) ?? String(input);
  return { text: text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…` };
}
