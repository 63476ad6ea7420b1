import type { z } from 'zod';
import type { Misfit, MisfitKind, MisfitParams } from './misfit.ts';
import { isObject, paramsOf } from './misfit-notes.ts';
import { MOST_MISFITS, misfitsOf } from './misfit-reading.ts';
import { NO_SLIPS } from './slips.ts';

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
