import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, nearestWord, type Ruleset } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { z } from 'zod';

/** All games that players are offered: for whoever needs only one, `findRuleset` is there sooner. */
export function builtIn(): Promise<readonly Ruleset<Game>[]> {
  return Promise.all(Object.values(RULESETS).map((fetched) => fetched()));
}

/** Worked examples: the engine process loads them on request, players never see them. */
const PACKAGES: Readonly<Record<string, string>> = { duel: '@vedette/duel' };

export const EXAMPLES: ReadonlyMap<string, () => Promise<Ruleset<Game>>> = new Map(
  Object.entries(PACKAGES).map(([name, specifier]) => [name, () => rulesetFrom(specifier)]),
);

/** A built-in ruleset by its id, or one to import. */
export async function findRuleset(name: string): Promise<Ruleset<Game>> {
  return Object.hasOwn(RULESETS, name) ? RULESETS[name]!() : importRuleset(name);
}

/**
 * A ruleset by the name of one of this workspace (`duel` is @vedette/duel, `silver-bayonet-campaign` is
 * @vedette/silver-bayonet/campaign), a path, or a package.
 */
export async function importRuleset(name: string): Promise<Ruleset<Game>> {
  return rulesetFrom(specifierOf(name), isPath(name) ? name : undefined);
}

/** Where another thread finds a ruleset by the same name. */
export function moduleOf(name: string): string {
  return import.meta.resolve(specifierOf(name));
}

function specifierOf(name: string): string {
  if (isPath(name)) return pathToFileURL(resolve(name)).href;
  const own = `@vedette/${name}`;
  const [specifier] = /^[a-z][a-z0-9-]*$/.test(name) ? [own, ...parts(own)].filter(isInstalled) : [];
  if (specifier !== undefined) return specifier;
  if (isInstalled(name)) return name;
  const known = [...Object.keys(RULESETS), ...EXAMPLES.keys()];
  const meant = nearestWord(name, known);
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
  throw new Error(
    `No ruleset is called "${name}": no package ${own} or ${name} is installed here.${hint} There are: ${known.join(', ')}. A path begins with "./".`,
  );
}

/** Where else a name may lead: whist-rubber may be the export `rubber` of whist. */
function parts(own: string): readonly string[] {
  return Array.from(own.matchAll(/-/g), ({ index }) => `${own.slice(0, index)}/${own.slice(index + 1)}`);
}

function isPath(name: string): boolean {
  return name.startsWith('.') || name.startsWith('/') || name.startsWith('\\') || /^[a-z]:/i.test(name);
}

/** Whether a package of this name can be found, built or not. */
function isInstalled(specifier: string): boolean {
  try {
    import.meta.resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

async function rulesetFrom(specifier: string, name = specifier): Promise<Ruleset<Game>> {
  const module = await imported(specifier, name);
  const checked = rulesetShape.safeParse(module.default);
  if (checked.success) return module.default as Ruleset<Game>;
  const [issue] = checked.error.issues;
  const where = issue?.path.join('.') || 'the default export';
  throw new Error(`${name} exports no ruleset by default: ${where}: ${issue?.message}.`);
}

async function imported(specifier: string, name: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(specifier)) as { readonly default?: unknown };
  } catch (thrown) {
    const problem = thrown as NodeJS.ErrnoException;
    if (problem.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Error(`${name} is not there or not built: ${problem.message}`, { cause: thrown });
    }
    if (problem.code === 'ERR_UNKNOWN_FILE_EXTENSION' || problem.code === 'ERR_UNSUPPORTED_DIR_IMPORT') {
      const wanted = 'give the JavaScript module that exports one, such as ./my-game/dist/index.js';
      throw new Error(`${name} is no ruleset: ${wanted}.`, { cause: thrown });
    }
    throw thrown;
  }
}

const code = z.custom((value) => typeof value === 'function', { error: 'expected a function' });
const things = z.looseObject({});
const documents = z.looseObject({ schema: things, problems: code });

/** Enough of a ruleset to tell it from something else; the compiler has seen to the rest. */
const rulesetShape = z.looseObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.int(),
  seats: z.looseObject({ min: z.int(), max: z.int() }),
  unit: z.union([z.string(), z.looseObject({ id: z.string(), toInch: z.number().positive() })]),
  questions: things,
  hooks: z.looseObject({ moments: z.array(z.string()), abilities: z.array(z.string()), of: code }),
  rules: code,
  outcome: code,
  units: documents.extend({ ready: z.array(z.unknown()) }),
  scenarios: documents.extend({ list: z.array(things) }),
  options: things,
  problems: code,
  begin: code,
  positions: documents.extend({ arrange: code }),
  fixed: z.array(z.string()),
  view: code,
  imagine: code,
  speech: z.looseObject({ in: code }),
  odds: z.looseObject({ schema: things, odds: code }).nullable(),
  states: documents,
  schema: z.int(),
  migrations: things,
});
