import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Ruleset } from '@vedette/engine';
import { z } from 'zod';

/** The games that players are offered. */
export const BUILT_IN: readonly Ruleset<Game>[] = [];

/** Worked examples: the engine process loads them on request, players never see them. */
const PACKAGES: Readonly<Record<string, string>> = { duel: '@vedette/duel' };

export const EXAMPLES: ReadonlyMap<string, () => Promise<Ruleset<Game>>> = new Map(
  Object.entries(PACKAGES).map(([name, specifier]) => [name, () => rulesetFrom(specifier)]),
);

/** A ruleset by the name of an example, a path, or a package. */
export function importRuleset(name: string): Promise<Ruleset<Game>> {
  const example = EXAMPLES.get(name);
  if (example !== undefined) return example();
  const isPath =
    name.startsWith('.') || name.startsWith('/') || name.startsWith('\\') || /^[a-z]:/i.test(name);
  return rulesetFrom(isPath ? pathToFileURL(resolve(name)).href : name);
}

async function rulesetFrom(specifier: string): Promise<Ruleset<Game>> {
  const module = (await import(specifier)) as { readonly default?: unknown };
  const checked = rulesetShape.safeParse(module.default);
  if (checked.success) return module.default as Ruleset<Game>;
  const [issue] = checked.error.issues;
  const where = issue?.path.join('.') || 'the default export';
  throw new Error(`${specifier} exports no ruleset by default: ${where}: ${issue?.message}.`);
}

const code = z.custom((value) => typeof value === 'function', { error: 'expected a function' });
const things = z.looseObject({});
const documents = z.looseObject({ schema: things, problems: code });

/** Enough of a ruleset to tell it from something else; the compiler has seen to the rest. */
const rulesetShape = z.looseObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string(),
  version: z.int(),
  seats: z.looseObject({ min: z.int(), max: z.int() }),
  unit: z.string(),
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
  describe: code,
  prompt: code,
  odds: z.looseObject({ schema: things, odds: code }).nullable(),
  schema: z.int(),
  migrations: things,
});
