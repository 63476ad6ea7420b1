import { filledSections, knownFacts, type LibraryEntry } from '@vedette/engine';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { MonsterType } from '../data/monsters/monster.ts';
import { ENCOUNTERS } from '../data/tables.ts';
import { documents as SCENARIOS } from '../scenarios/documents.ts';
import type { LibraryText } from '../words/library.ts';
import { monsterTurn } from './monster-turn.ts';
import { monstersIn } from './scenarios.ts';
import { equipment } from './soldiers.ts';
import { attributeItem, statLine } from './terms.ts';

export function monsterEntries(words: LibraryText): readonly LibraryEntry[] {
  return MONSTER_TYPES.map((type) => entryOf(words, type));
}

function entryOf(words: LibraryText, type: MonsterType): LibraryEntry {
  const { books, facts, listed, meanings, portraits, said, scenario, sections, titles } = words;
  const { id, xp, body, behaviour, tags, source, variants = [] } = type;
  const met = SCENARIOS.filter((document) => monstersIn(document).includes(id));
  return {
    shelf: 'monsters',
    id,
    title: titles.monster(id),
    group: books[source],
    line: portraits.monster[id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(words, type.stats),
    facts: knownFacts([
      { label: facts.experience, text: said.experience(xp.min, xp.max) },
      { label: facts.behaviour, text: meanings.behaviour[behaviour] ?? '' },
      { label: facts.body, text: said.body(body.mm, body.height) },
      {
        label: facts.kind,
        text: [...tags.map(words.term), ...(type.unique === true ? [said.unique] : [])].join(', '),
      },
      encounter(words, id),
    ]),
    sections: filledSections([
      monsterTurn(words, type),
      { title: sections.attributes, items: type.attributes.map((text) => attributeItem(words, text)) },
      ...equipment(words, type.equipment),
      {
        title: sections.variants,
        items: variants.map((variant) => {
          const names = variant.attributes.map((attribute) => titles.attribute(attribute));
          return { title: titles.variant(variant.id), text: listed(names) };
        }),
      },
      {
        title: sections.where,
        items: met.map((document) => ({
          to: { shelf: 'scenarios', id: document.id, title: scenario.name(document) },
        })),
      },
    ]),
  };
}

/** Two ten-sided dice; the first of the list is a 2. */
function encounter({ facts, said }: LibraryText, id: string): LibraryEntry['facts'][number] | null {
  const index = (ENCOUNTERS as readonly string[]).indexOf(id);
  if (index < 0) return null;
  const total = index + 2;
  return { label: facts.encounter, text: said.encounter(total, 10 - Math.abs(total - 11)) };
}
