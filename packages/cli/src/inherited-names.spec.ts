import duel from '@vedette/duel';
import {
  checkDocument,
  type DocumentSpec,
  type Game,
  initialState,
  type Json,
  prepare,
  type Ruleset,
  random,
  randomPolicy,
  type SetupRequest,
  simulate,
} from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { builtIn, findRuleset, importRuleset } from './rulesets.ts';

const campaigns = await Promise.all(Object.values(CAMPAIGNS).map(({ rules }) => importRuleset(rules)));
const EVERY = [duel as unknown as Ruleset<Game>, ...(await builtIn()), ...campaigns];

/** What every object has without anybody having put it there: looking a word up must not find it. */
const INHERITED = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'] as const;

/** A word that nobody uses either. */
const NOBODY = 'nobodys-word-1';

type Spot = readonly (string | number)[];

/** Every text in a document. */
function* textsIn(part: unknown, at: Spot = []): Generator<Spot> {
  if (typeof part === 'string') yield at;
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part))
    yield* textsIn(inner, [...at, Array.isArray(part) ? Number(key) : key]);
}

/** The document with every part as `change` has it; keys are put in as JSON.parse would. */
function changed(part: Json, change: (word: string, at: Spot) => string, at: Spot = []): Json {
  if (typeof part === 'string') return change(part, at);
  if (Array.isArray(part)) return part.map((inner, i) => changed(inner, change, [...at, i]));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => {
      const here = [...at, key];
      return [change(key, [...here, 'key']), changed(inner, change, here)];
    }),
  );
}

interface Spoiling {
  readonly where: string;
  readonly spoilt: (word: string) => Json;
}

/** Where a document can have a strange word: a text or a key; each sort of place once. */
function spoilings(documents: readonly unknown[]): readonly Spoiling[] {
  const found = new Map<string, Spoiling>();
  const add = (where: string, spoilt: Spoiling['spoilt']) => {
    if (!found.has(where)) found.set(where, { where, spoilt });
  };
  for (const document of documents as readonly Json[]) {
    for (const spot of textsIn(document)) {
      const one = (at: Spot) => (word: string) =>
        changed(document, (old, here) =>
          here.length === at.length && here.every((part, i) => part === at[i]) ? word : old,
        );
      add(sortOf(spot), one(spot));
      for (let length = 1; length <= spot.length; length++) {
        const key = [...spot.slice(0, length), 'key'];
        if (typeof spot[length - 1] === 'string') add(sortOf(key), one(key));
      }
    }
  }
  return [...found.values()];
}

const sortOf = (spot: Spot): string => spot.map((part) => (typeof part === 'number' ? '*' : part)).join('/');

/** What comes of a document: refused, or played for a few steps. */
function fateOf(ruleset: Ruleset<Game>, spec: DocumentSpec<unknown>, document: Json, request: SetupRequest) {
  if (!checkDocument(spec, document).ok) return 'refused';
  const setup = prepare(ruleset, request);
  if (!setup.ok) return 'refused';
  const state = initialState(ruleset, { setup: setup.value, dice: { seed: 'inherited' } });
  simulate(ruleset, state, randomPolicy(ruleset, random('inherited')), { steps: 4 });
  return 'played';
}

/** Where an inherited name is taken although any other strange word would be refused. */
function foundByBirth(
  ruleset: Ruleset<Game>,
  spec: unknown,
  documents: readonly unknown[],
  requestOf: (document: Json) => SetupRequest,
): readonly string[] {
  const fate = (document: Json) =>
    fateOf(ruleset, spec as DocumentSpec<unknown>, document, requestOf(document));
  return spoilings(documents).flatMap(({ where, spoilt }, n) => {
    const word = INHERITED[n % INHERITED.length]!;
    if (fate(spoilt(word)) === 'refused') return [];
    return fate(spoilt(NOBODY)) === 'played' ? [] : [`${where}: ${word}`];
  });
}

describe.each(EVERY.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const { units, scenarios } = ruleset;
  const seatsFor = (scenario: unknown, first?: unknown) => {
    const { min } = (scenario as { readonly players?: { readonly min: number } }).players ?? ruleset.seats;
    return Array.from({ length: min }, (__, seat) => ({
      name: `${seat}`,
      unit: (seat === 0 ? first : undefined) ?? units.ready[seat % units.ready.length],
    }));
  };

  it('takes an inherited name in a unit for a word like any other', () => {
    const [scenario] = scenarios.list;
    const request = (unit: Json) => ({ scenario: scenario!.id, seats: seatsFor(scenario, unit) });
    expect(foundByBirth(ruleset, units, units.ready, request)).toEqual([]);
  });

  it('takes one in a scenario for a word like any other', () => {
    const request = (scenario: Json) => ({ scenario, seats: seatsFor(scenario) });
    expect(foundByBirth(ruleset, scenarios, scenarios.list, request)).toEqual([]);
  });
});

it.each(INHERITED)('%s is the name of no ruleset', async (word) => {
  await expect(findRuleset(word)).rejects.toThrow('No ruleset is called');
});
