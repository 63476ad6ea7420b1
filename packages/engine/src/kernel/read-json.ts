import type { JsonSlip } from './json-slip.ts';
import { accepted, type Result, refusal, refused } from './refusal.ts';

/** A document that somebody wrote by hand; where it is no JSON, the line and what would help. */
export function readJson(text: string): Result<unknown> {
  const end = firstFault(text);
  if (end === null) return accepted(JSON.parse(text) as unknown);
  const { at, slip } = end;
  const before = text.slice(0, at).split('\n');
  const place = { line: before.length, column: before.at(-1)!.length + 1 };
  return refused(refusal('document.no-json', { slip, ...place }, ''));
}

interface BadPlace {
  readonly at: number;
  readonly slip: JsonSlip;
}

const STRING = /"(?:[^"\\\p{Cc}\u007f-\u009f]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)(?![a-zA-Z0-9_])/y;
const BLANK = /[ \t\n\r]*/y;

/** More than a schema follows; what is deeper is told of there. */
const DEEPEST = 2000;

/** Reads as JSON is read, and stops where it is none. */
function firstFault(text: string): BadPlace | null {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let fault: BadPlace | null = null;
  const fail = (slip: JsonSlip, where = at): false => {
    fault ??= {
      at: where,
      slip: where >= text.length ? 'unfinished' : text[where] === '/' ? 'comment' : slip,
    };
    return false;
  };
  const skip = (form: RegExp): boolean => {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found !== null) at = form.lastIndex;
    return found !== null;
  };
  const blank = () => skip(BLANK);
  const value = (depth: number): boolean => {
    blank();
    const letter = text[at];
    if (depth > DEEPEST) return fail('other');
    if (letter === '{') return list('}', () => key() && value(depth + 1));
    if (letter === '[') return list(']', () => value(depth + 1));
    if (letter === "'" || letter === '“' || letter === '‘') return fail('quotes');
    return skip(STRING) || skip(NUMBER) || skip(WORD) || fail(letter === ',' ? 'comma-too-many' : 'other');
  };
  const key = (): boolean => {
    blank();
    if (text[at] === "'" || text[at] === '“') return fail('quotes');
    if (!skip(STRING)) return fail('key');
    blank();
    if (text[at] !== ':') return fail('other');
    at++;
    return true;
  };
  const list = (close: string, part: () => boolean): boolean => {
    at++;
    blank();
    if (text[at] === close) {
      at++;
      return true;
    }
    for (;;) {
      if (!part()) return false;
      blank();
      if (text[at] === close) {
        at++;
        return true;
      }
      if (text[at] !== ',')
        return fail(text[at] === '"' || text[at] === '{' || text[at] === '[' ? 'comma-missing' : 'other');
      const comma = at;
      at++;
      blank();
      if (text[at] === close) return fail('comma-too-many', comma);
    }
  };
  if (!value(0)) return fault;
  blank();
  if (at < text.length) fail('other');
  return fault;
}
