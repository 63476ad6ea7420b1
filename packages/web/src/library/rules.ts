import { type EntryItem, filledSections, type GameLibrary } from '@vedette/engine';
import { ownOf } from '../words/own-of.ts';
import { say } from '../words/say.ts';
import type { RuleCatalogue } from './catalogue.ts';
import type { Rule } from './documents.ts';
import { type Entry, refTo } from './entry.ts';
import type { Libraries } from './libraries.ts';

/** Rulings about a rule, by its id. */
export function rulingsByRule(rulings: readonly Entry[]): ReadonlyMap<string, readonly EntryItem[]> {
  const found = new Map<string, EntryItem[]>();
  for (const entry of rulings) {
    for (const item of entry.sections.flatMap(({ items }) => items)) {
      for (const rule of new Set(item.rules)) {
        const said = found.get(rule) ?? [];
        found.set(rule, [...said, { ...item, rules: item.rules!.filter((other) => other !== rule) }]);
      }
    }
  }
  return found;
}

/** Every rule by its number, with all that the other shelves say about it. */
export function ruleEntries(
  { books }: RuleCatalogue,
  libraries: Libraries,
  others: readonly Entry[],
  rulings: readonly Entry[],
  /** What rules without a spec of their own are there for. */
  definitions: Readonly<Record<string, string>>,
): readonly Entry[] {
  const about = new Map<string, Entry[]>();
  for (const entry of others) {
    const named = entry.sections.flatMap(({ items }) => items.flatMap(({ rules = [] }) => rules));
    for (const rule of new Set([...(entry.rule === null ? [] : [entry.rule]), ...named]))
      about.set(rule, [...(about.get(rule) ?? []), entry]);
  }
  const decided = rulingsByRule(rulings);
  return books.flatMap(([game, rules]) => {
    const library = libraries.get(game) ?? NOTHING;
    return rules.map((rule) =>
      entryOf(game, rule, library, {
        about: about.get(rule.id) ?? [],
        rulings: decided.get(rule.id) ?? [],
        definition: ownOf(definitions, rule.id),
      }),
    );
  });
}

const NOTHING: GameLibrary = { entries: [], briefs: {}, chapters: {}, words: {} };

/** What the other shelves say about a rule. */
interface Said {
  readonly about: readonly Entry[];
  readonly rulings: readonly EntryItem[];
  readonly definition: string | undefined;
}

function entryOf(game: string, rule: Rule, library: GameLibrary, said: Said): Entry {
  const { id, title, page } = rule;
  const { about, rulings } = said;
  return {
    shelf: 'rules',
    id,
    title,
    game,
    group: chapterOf(library, id),
    line: lineOf(library, id, said),
    rule: null,
    page,
    stats: [],
    facts: [],
    sections: filledSections([
      {
        title: say.library.sections.entries,
        items: about.map((entry) => ({ to: refTo(entry), text: entry.line })),
      },
      { title: say.library.sections.rulings, items: rulings },
    ]),
  };
}

/** "XX-SCN-01-03" belongs to the chapter of scenarios, "XX-SCN-GEN-04" perhaps to one of its own. */
function chapterOf({ chapters }: GameLibrary, id: string): string {
  const parts = id.split('-');
  for (let n = parts.length - 1; n > 0; n--) {
    const chapter = chapters[parts.slice(0, n).join('-')];
    if (chapter !== undefined) return chapter;
  }
  return id;
}

/** Our own words for it, wherever they are; else that there are none. */
function lineOf(
  { briefs, chapterNotes = {} }: GameLibrary,
  id: string,
  { about, rulings, definition }: Said,
): string {
  const brief = briefs[id] ?? about.find(({ rule }) => rule === id)?.line ?? specialRule(id, about);
  if (brief !== undefined) return brief;
  if (definition !== undefined) return say.library.said.definition(definition);
  return rulings.length > 0
    ? say.library.said.ruling
    : (chapterNotes[partOf(id)] ?? say.library.said.noBrief);
}

/** "XX-OPS" of "XX-OPS-40". */
function partOf(id: string): string {
  return id.split('-').slice(0, 2).join('-');
}

/** A scenario tells of its own rules. */
function specialRule(id: string, about: readonly Entry[]): string | undefined {
  const items = about.flatMap((entry) => entry.sections.flatMap((section) => section.items));
  return items.find(({ rules }) => rules?.includes(id))?.text;
}
