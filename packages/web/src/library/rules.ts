import { RULE_BRIEFS as BATTLE_BRIEFS } from '@vedette/bayonet-point/library';
import { RULE_BRIEFS } from '@vedette/silver-bayonet/library';
import definitions from '../../../../docs/rules/silver-bayonet.definitions.json' with { type: 'json' };
import { enLibrary } from '../words/en-library.ts';
import { BOOKS, type Rule, ruleOf } from './catalogue.ts';
import { type Entry, filled, type GameId, type Item, refTo } from './entry.ts';

const { chapters, said, sections } = enLibrary;

export function pageOf(rule: string): string | null {
  return ruleOf(rule)?.page ?? null;
}

/** Rulings about a rule, by its id. */
export function rulingsByRule(rulings: readonly Entry[]): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
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
export function ruleEntries(others: readonly Entry[], rulings: readonly Entry[]): readonly Entry[] {
  const about = new Map<string, Entry[]>();
  for (const entry of others) {
    const named = entry.sections.flatMap(({ items }) => items.flatMap(({ rules = [] }) => rules));
    for (const rule of new Set([...(entry.rule === null ? [] : [entry.rule]), ...named]))
      about.set(rule, [...(about.get(rule) ?? []), entry]);
  }
  const decided = rulingsByRule(rulings);
  return BOOKS.flatMap(([game, rules]) =>
    rules.map((rule) => entryOf(game, rule, about.get(rule.id) ?? [], decided.get(rule.id) ?? [])),
  );
}

function entryOf(game: GameId, rule: Rule, about: readonly Entry[], rulings: readonly Item[]): Entry {
  const { id, title, page } = rule;
  return {
    shelf: 'rules',
    id,
    title,
    game,
    group: chapterOf(id),
    line: lineOf(id, about, rulings),
    rule: null,
    page,
    stats: [],
    facts: [],
    sections: filled([
      { title: sections.entries, items: about.map((entry) => ({ to: refTo(entry), text: entry.line })) },
      { title: sections.rulings, items: rulings },
    ]),
  };
}

/** "SB-SCN-01-03" belongs to the chapter of scenarios, "SB-SCN-GEN-04" to one of its own. */
function chapterOf(id: string): string {
  const parts = id.split('-');
  for (let n = parts.length - 1; n > 1; n--) {
    const chapter = chapters[parts.slice(0, n).join('-')];
    if (chapter !== undefined) return chapter;
  }
  return id;
}

/** Our own words for it, wherever they are; else that there are none. */
function lineOf(id: string, about: readonly Entry[], rulings: readonly Item[]): string {
  const own = RULE_BRIEFS[id] ?? BATTLE_BRIEFS[id];
  const brief = own ?? about.find(({ rule }) => rule === id)?.line ?? specialRule(id, about);
  if (brief !== undefined) return brief;
  const definition = (definitions as Readonly<Record<string, string>>)[id];
  if (definition !== undefined) return `${said.definition}: ${definition}.`;
  return rulings.length > 0 ? said.ruling : (said.chapters[partOf(id)] ?? said.noBrief);
}

/** "SB-OPS" of "SB-OPS-40". */
function partOf(id: string): string {
  return id.split('-').slice(0, 2).join('-');
}

/** A scenario tells of its own rules. */
function specialRule(id: string, about: readonly Entry[]): string | undefined {
  const items = about.flatMap((entry) => entry.sections.flatMap((section) => section.items));
  return items.find(({ rules }) => rules?.includes(id))?.text;
}
