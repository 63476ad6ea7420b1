import { filledSections, type GameLibrary, type QuickSheet, SHELVES, type Shelf } from '@vedette/engine';
import { LIBRARIES, REFERENCES } from '@vedette/games';
import { locale } from '../words/locale.ts';
import { ownOf } from '../words/own-of.ts';
import { say } from '../words/say.ts';
import { fetchRules, type RuleCatalogue } from './catalogue.ts';
import { fetchDefinitions, fetchRulings } from './documents.ts';
import type { Entry } from './entry.ts';
import { BOOKS } from './games.ts';
import type { Libraries } from './libraries.ts';
import { ruleEntries, rulingsByRule } from './rules.ts';
import { rulingEntries } from './rulings.ts';
import { cataloguing, type Filter, type Findings, NOTHING, search } from './search.ts';

/** Everything there is to look up. */
export interface Stacks {
  readonly entries: readonly Entry[];
  /** The best answers to a question; what is needed for it is made ready when somebody first asks. */
  search(question: string, filter?: Filter): Findings;
  entryAt(shelf: Shelf, id: string): Entry | null;
  /** The entry of a rule as the log names it: a ruling upon it is found with the rule itself. */
  entryOfRule(rule: string): Entry | null;
  /** The entry that is this scenario. */
  entryOfScenario(game: string, id: string): Entry | null;
  onShelf(shelf: Shelf): readonly Entry[];
  /** What a game has on one page; nothing where it has none. */
  quickOf(game: string): readonly QuickSheet[];
}

let opened: Promise<Stacks> | null = null;

/** Fetched once, when somebody first looks something up. */
export function openStacks(): Promise<Stacks> {
  opened ??= fetchStacks().catch((error: unknown) => {
    // A failed download may be tried again.
    opened = null;
    throw error;
  });
  return opened;
}

async function fetchStacks(): Promise<Stacks> {
  const [rules, libraries, writing, rulings, definitions] = await Promise.all([
    fetchRules(),
    fetchLibraries(),
    fetchWriting(),
    fetchRulings(),
    Promise.all(BOOKS.map(({ id }) => fetchDefinitions(id))),
  ]);
  return stacksOf(rules, libraries, writing, rulingEntries(rulings), Object.assign({}, ...definitions));
}

async function fetchLibraries(): Promise<Libraries> {
  const found = await Promise.all(
    BOOKS.map(async ({ id }) => [id, (await LIBRARIES[id]?.())?.in(locale)] as const),
  );
  return new Map(found.flatMap(([id, library]) => (library === undefined ? [] : [[id, library] as const])));
}

/** How scenarios of each game are written. */
async function fetchWriting(): Promise<readonly Entry[]> {
  const found = await Promise.all(
    BOOKS.map(async ({ id }) =>
      ((await REFERENCES[id]?.())?.in(locale).entries ?? []).map((entry) => ({ ...entry, game: id })),
    ),
  );
  return found.flat();
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function stacksOf(
  rules: RuleCatalogue,
  libraries: Libraries,
  writing: readonly Entry[],
  rulings: readonly Entry[],
  definitions: Readonly<Record<string, string>>,
): Stacks {
  const things: readonly Entry[] = [...libraries].flatMap(([game, { entries }]) =>
    entries.map((entry) => ({ ...entry, game })),
  );
  const entries = [
    ...withRulings(things, rulings, rules),
    ...ruleEntries(rules, libraries, things, rulings, definitions),
    ...rulings,
    ...writing,
  ].map((entry) => withNames(entry, libraries.get(entry.game)));
  const byPlace = new Map(entries.map((entry) => [place(entry.shelf, entry.id), entry]));
  const shelves = new Map(
    SHELVES.map((shelf) => [shelf, entries.filter((entry) => entry.shelf === shelf)] as const),
  );
  const entryAt = (shelf: Shelf, id: string) => byPlace.get(place(shelf, id)) ?? null;
  const catalogue = once(() =>
    cataloguing(entries, new Map([...libraries].map(([game, { synonyms = [] }]) => [game, synonyms]))),
  );
  return {
    entries,
    search: (question, filter) => (question.trim() === '' ? NOTHING : search(catalogue(), question, filter)),
    entryAt,
    entryOfRule: (rule) => entryAt('rules', rule.replace(/\.R\d+$/, '')),
    entryOfScenario: (game, id) =>
      entries.find((entry) => entry.game === game && entry.scenario?.id === id) ?? null,
    onShelf: (shelf) => shelves.get(shelf)!,
    quickOf: (game) => libraries.get(game)?.quick ?? [],
  };
}

/** With what people call it. */
function withNames(entry: Entry, library: GameLibrary | undefined): Entry {
  const key = entry.shelf === 'rules' ? entry.id : `${entry.shelf}/${entry.id}`;
  const called = ownOf(library?.called ?? {}, key);
  return called === undefined ? entry : { ...entry, called };
}

function place(shelf: Shelf, id: string): string {
  return `${shelf}/${id.toLowerCase()}`;
}

/** Each thing shows what was decided about its rule, and the page that its rule is on. */
function withRulings(
  things: readonly Entry[],
  rulings: readonly Entry[],
  { ruleOf }: RuleCatalogue,
): readonly Entry[] {
  const decided = rulingsByRule(rulings);
  return things.map((entry) => {
    if (entry.rule === null) return entry;
    const items = decided.get(entry.rule) ?? [];
    return {
      ...entry,
      page: entry.page ?? ruleOf(entry.rule)?.page ?? null,
      sections: filledSections([...entry.sections, { title: say.library.sections.rulings, items }]),
    };
  });
}
