import {
  type EntryItem,
  filledSections,
  type GameLibrary,
  type LibrarySection,
  type RuleKind,
  type RuleText,
} from '@vedette/engine';
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
  { books, ruleOf }: RuleCatalogue,
  libraries: Libraries,
  others: readonly Entry[],
  rulings: readonly Entry[],
  /** What rules without a spec of their own are there for. */
  definitions: Readonly<Record<string, string>>,
): readonly Entry[] {
  const about = new Map<string, Entry[]>();
  for (const entry of others) {
    // What a figure does next names rules of play, which are no less other figures'.
    const own = entry.shelf === 'monsters' ? [] : entry.sections;
    const named = own.flatMap(({ items }) => items.flatMap(({ rules = [] }) => rules));
    for (const rule of new Set([...(entry.rule === null ? [] : [entry.rule]), ...named]))
      about.set(rule, [...(about.get(rule) ?? []), entry]);
  }
  const decided = rulingsByRule(rulings);
  const titleOf = (id: string) => ruleOf(id)?.title ?? id;
  return books.flatMap(([game, rules]) => {
    const library = libraries.get(game) ?? NOTHING;
    return rules.map((rule) =>
      entryOf(game, rule, library, {
        about: about.get(rule.id) ?? [],
        rulings: decided.get(rule.id) ?? [],
        definition: ownOf(definitions, rule.id),
        titleOf,
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
  titleOf(rule: string): string;
}

function entryOf(game: string, rule: Rule, library: GameLibrary, said: Said): Entry {
  const { id, page } = rule;
  const { about, rulings } = said;
  const title = ownOf(library.titles ?? {}, id) ?? rule.title;
  const text = ownOf(library.rules ?? {}, id);
  const { line, voice } = lineOf(library, id, said);
  return {
    shelf: 'rules',
    id,
    title,
    game,
    purpose: longest<RuleKind>(library.kinds ?? {}, id) ?? 'play',
    ...(voice === undefined || text !== undefined ? {} : { voice }),
    group: longest(library.chapters, id) ?? (rule.own ? say.library.ownRules : id),
    line,
    rule: null,
    page,
    stats: [],
    facts: [],
    sections: filledSections([
      ...(text === undefined ? [] : atLength(text, line, said)),
      {
        title: say.library.sections.entries,
        items: about.map((entry) => ({ to: refTo(entry), text: entry.line })),
      },
      { title: say.library.sections.rulings, items: rulings },
    ]),
  };
}

/** The rule in full: what it says, its table, a case, and what it is read with. */
function atLength({ says, table, example, see = [] }: RuleText, line: string, said: Said): LibrarySection[] {
  const { sections } = say.library;
  return [
    {
      title: sections.full,
      items: says.filter((words) => words !== line).map((words) => ({ text: words })),
      ...(table === undefined ? {} : { table }),
    },
    { title: sections.example, items: example === undefined ? [] : [{ text: example }] },
    {
      title: sections.see,
      items: see.map((rule) => ({ to: { shelf: 'rules', id: rule, title: said.titleOf(rule) } })),
    },
  ];
}

/** By the first parts of an id: "XX-SCN-01-03" belongs with scenarios, "XX-SCN-GEN-04" perhaps elsewhere. */
function longest<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  const parts = id.split('-');
  for (let n = parts.length - 1; n > 0; n--) {
    const found = ownOf(table, parts.slice(0, n).join('-'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Our own words for it, wherever they are; else that there are none. */
function lineOf(
  { briefs, rules = {}, chapterNotes = {} }: GameLibrary,
  id: string,
  { about, rulings, definition }: Said,
): { readonly line: string; readonly voice?: NonNullable<Entry['voice']> } {
  const own = ownOf(briefs, id) ?? ownOf(rules, id)?.says[0];
  if (own !== undefined) return { line: own };
  const others = about.find(({ rule }) => rule === id)?.line ?? specialRule(id, about);
  if (others !== undefined) return { line: others, voice: 'echo' };
  if (definition !== undefined) return { line: say.library.said.definition(definition), voice: 'silent' };
  if (rulings.length > 0) return { line: say.library.said.ruling };
  return { line: longest(chapterNotes, id) ?? say.library.said.noBrief, voice: 'silent' };
}

/** A scenario tells of its own rules. */
function specialRule(id: string, about: readonly Entry[]): string | undefined {
  const items = about.flatMap((entry) => entry.sections.flatMap((section) => section.items));
  return items.find(({ rules }) => rules?.includes(id))?.text;
}
