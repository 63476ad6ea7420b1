import { filledSections, knownFacts, type LibraryEntry } from '@vedette/engine';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { MonsterType } from '../data/monsters/monster.ts';
import { ENCOUNTERS } from '../data/tables.ts';
import { documents as SCENARIOS } from '../scenarios/documents.ts';
import { listed } from './listed.ts';
import { BEHAVIOUR_MEANINGS } from './meanings.ts';
import { MONSTER_PORTRAITS } from './portraits.ts';
import { monstersIn } from './scenarios.ts';
import { equipment } from './soldiers.ts';
import { attributeItem, attributeRef, statLine } from './terms.ts';
import { libraryWords } from './words.ts';

const { books, facts, said, sections } = libraryWords;

export function monsterEntries(): readonly LibraryEntry[] {
  return MONSTER_TYPES.map(entryOf);
}

function entryOf(type: MonsterType): LibraryEntry {
  const { id, title, xp, body, behaviour, tags, source, variants = [] } = type;
  const met = SCENARIOS.filter((scenario) => monstersIn(scenario).includes(id));
  return {
    shelf: 'monsters',
    id,
    title,
    group: books[source],
    line: MONSTER_PORTRAITS[id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(type.stats),
    facts: knownFacts([
      { label: facts.experience, text: said.experience(xp.min, xp.max) },
      { label: facts.behaviour, text: BEHAVIOUR_MEANINGS[behaviour] ?? '' },
      { label: facts.body, text: said.body(body.mm, body.height) },
      { label: facts.kind, text: [...tags, ...(type.unique === true ? [said.unique] : [])].join(', ') },
      encounter(id),
    ]),
    sections: filledSections([
      { title: sections.attributes, items: type.attributes.map(attributeItem) },
      ...equipment(type.equipment),
      {
        title: sections.variants,
        items: variants.map((variant) => {
          const names = variant.attributes.map((attribute) => attributeRef(attribute).title);
          return { title: variant.title, text: listed(names) };
        }),
      },
      {
        title: sections.where,
        items: met.map((scenario) => ({
          to: { shelf: 'scenarios', id: scenario.id, title: scenario.name },
        })),
      },
    ]),
  };
}

/** Two ten-sided dice; the first of the list is a 2. */
function encounter(id: string): LibraryEntry['facts'][number] | null {
  const index = (ENCOUNTERS as readonly string[]).indexOf(id);
  if (index < 0) return null;
  const total = index + 2;
  return { label: facts.encounter, text: said.encounter(total, 10 - Math.abs(total - 11)) };
}
