import type { z } from 'zod';
import type { Misfit, MisfitParams, Words } from './misfit.ts';
import { LONGEST_WORD, shortened } from './nearest-word.ts';
import { INSIDE } from './schema-parts.ts';
import { homeOf, meantBy, type Slips } from './slips.ts';

type Issue = z.core.$ZodIssue;

/** More misfits than anybody reads; what is wrong beyond them shows when they are mended. */
export const MOST_MISFITS = 200;

export function misfitsOf(issue: Issue, at: readonly PropertyKey[], slips: Slips): readonly Misfit[] {
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
