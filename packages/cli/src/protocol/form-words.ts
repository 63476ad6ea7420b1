import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value should have been, by the schema library's word for it. */
const WANTED: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  tuple: 'a list',
};

const LONGEST_SHOWN = 40;

/**
 * Makes every schema of this process, the rulesets' included, say what is wrong in words that follow a path and a
 * colon: "/seats/0/unit/skill: must be at most 2, not 7". A schema that has words of its own keeps them.
 */
export function speakPlainly(): void {
  z.config({ customError: (issue) => wordsOf(issue) });
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'nonoptional'
        ? 'is missing'
        : typeWords(wantedWord(issue.expected), issue.input);
    case 'invalid_value':
      return typeWords(alternatives(issue.values.map((value) => JSON.stringify(value))), issue.input);
    case 'too_small':
      return bound(
        issue.origin,
        issue.inclusive === false ? 'more than' : 'at least',
        issue.minimum,
        issue.input,
      );
    case 'too_big':
      return bound(
        issue.origin,
        issue.inclusive === false ? 'less than' : 'at most',
        issue.maximum,
        issue.input,
      );
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}, not ${shown(issue.input)}`;
    case 'invalid_format':
      return `${shown(issue.input)} has not the form that is wanted here${issue.pattern === undefined ? '' : `, ${issue.pattern}`}`;
    case 'unrecognized_keys':
      return `there is no place here for ${strays(issue.keys)}`;
    case 'invalid_union':
      return unionWords(issue.errors, issue.input);
    case 'invalid_key':
      return 'a key in it is not allowed';
    case 'invalid_element':
      return 'a part of it is not allowed';
    case 'custom':
      return 'is not allowed here';
  }
}

const MOST_STRAYS = 10;

function strays(keys: readonly string[]): string {
  const more = keys.length > MOST_STRAYS ? ` and ${keys.length - MOST_STRAYS} more` : '';
  return keys.slice(0, MOST_STRAYS).map(shown).join(', ') + more;
}

function wantedWord(expected: string): string {
  return WANTED[expected] ?? `a ${expected}`;
}

function typeWords(wanted: string, input: unknown): string {
  return input === undefined ? `is missing; it must be ${wanted}` : `must be ${wanted}, not ${shown(input)}`;
}

function bound(origin: string, how: string, limit: number | bigint, input: unknown): string {
  if (origin === 'string') return `must have ${how} ${counted(limit, 'character')}`;
  if (origin === 'array') return `must have ${how} ${counted(limit, 'item')}, not ${sizeOf(input)}`;
  if (origin === 'object' || origin === 'record') return `must have ${how} ${counted(limit, 'key')}`;
  return `must be ${how} ${limit}, not ${shown(input)}`;
}

function counted(limit: number | bigint, thing: string): string {
  return `${limit} ${thing}${Number(limit) === 1 ? '' : 's'}`;
}

function sizeOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}

/** Names the alternatives where each is a plain one; the deeper problems of several forms would only confuse. */
function unionWords(branches: readonly (readonly z.core.$ZodIssue[])[], input: unknown): string {
  const wanted = branches.map(([first]) => {
    if (first === undefined || first.path.length > 0) return undefined;
    if (first.code === 'invalid_type') return wantedWord(first.expected);
    return first.code === 'invalid_value'
      ? alternatives(first.values.map((value) => JSON.stringify(value)))
      : undefined;
  });
  if (wanted.length === 0 || !wanted.every((word) => word !== undefined))
    return 'fits none of the forms it may have';
  return typeWords(alternatives(wanted), input);
}

function alternatives(words: readonly (string | undefined)[]): string {
  const different = [...new Set(words)];
  const last = different.pop() ?? 'nothing';
  return different.length === 0 ? last : `${different.join(', ')} or ${last}`;
}

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  const text = JSON.stringify(input) ?? String(input);
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}
