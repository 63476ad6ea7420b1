import { type EntryItem, filledSections, knownFacts, type LibraryEntry } from '@vedette/engine';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { documents as SCENARIOS } from '../scenarios/documents.ts';
import type { LibraryText } from '../words/library.ts';
import { aimItem, endingsOf, rewardItem } from './scenario-parts.ts';
import { monsterRef } from './terms.ts';

export function scenarioEntries(words: LibraryText): readonly LibraryEntry[] {
  return SCENARIOS.map((scenario) => entryOf(words, scenario));
}

function entryOf(words: LibraryText, scenario: Scenario): LibraryEntry {
  const { facts, groups, listed, said, scenario: printed, sections } = words;
  const { id, mode, players, boards } = scenario;
  return {
    shelf: 'scenarios',
    id,
    title: printed.name(scenario),
    group: groups[mode],
    line: printed.premise(scenario) ?? '',
    rule: scenario.rule ?? null,
    page: scenario.page === undefined ? null : `${scenario.page}`,
    stats: [],
    facts: knownFacts([
      { label: facts.players, text: said.players(players.min, players.max) },
      { label: facts.mode, text: groups[mode].toLowerCase() },
      {
        label: facts.table,
        text: listed(boards.map(({ width, height }) => said.size(width, height, '"'))),
      },
    ]),
    sections: filledSections([
      {
        title: sections.special,
        items: (scenario.specialRules ?? []).map(({ text, rule }) => ({
          text: printed.text(text),
          ...(rule === undefined ? {} : { rules: [rule] }),
        })),
      },
      {
        title: sections.rewards,
        items: (scenario.rewards ?? []).map((reward) => rewardItem(said, printed.text, reward)),
      },
      {
        title: sections.secret,
        items: (scenario.aims ?? []).map((aim) => aimItem(said, printed.text, aim)),
      },
      { title: sections.over, items: endingsOf(said, scenario) },
      {
        title: sections.objects,
        items: (scenario.objects ?? []).map((object) => ({ text: printed.text(object.name) })),
      },
      {
        title: sections.monsters,
        items: monstersIn(scenario).map((monster) => ({ to: monsterRef(words, monster) })),
      },
      {
        title: sections.options,
        items: Object.values(scenario.options ?? {}).map(({ text, values }) => ({
          text: `${printed.text(text)} ${said.values(Object.values(printed.values(values)))}`,
        })),
      },
      {
        title: sections.cards,
        items: Object.values(scenario.decks ?? {}).flatMap((deck) => cardItems(words, deck)),
        folded: true,
      },
    ]),
    scenario: { id, diced: false },
  };
}

type Deck = NonNullable<Scenario['decks']>[string];

function cardItems({ scenario, term }: LibraryText, { cards }: Deck): readonly EntryItem[] {
  return cards.map(({ card, name, text }) => ({
    title: `${scenario.text(name ?? '')} (${term(card)})`.trim(),
    text: scenario.text(text ?? ''),
  }));
}

/** Keys of the format behind which a monster is named. */
const NAMING = ['monster', 'with'];

/** Every monster that a scenario may bring. */
export function monstersIn(scenario: Scenario): readonly string[] {
  const named = new Set<string>();
  const look = (part: unknown, key: string): void => {
    if (typeof part === 'string' && NAMING.includes(key)) named.add(part);
    else if (Array.isArray(part)) for (const one of part) look(one, key);
    else if (typeof part === 'object' && part !== null)
      for (const [name, value] of Object.entries(part)) look(value, name);
  };
  look(scenario, '');
  return MONSTER_TYPES.map(({ id }) => id).filter((id) => named.has(id));
}
