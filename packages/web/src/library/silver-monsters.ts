import {
  BEHAVIOUR_MEANINGS,
  ENCOUNTERS,
  MONSTER_PORTRAITS,
  MONSTER_TYPES,
  type MonsterType,
  SCENARIOS,
} from '@vedette/silver-bayonet/library';
import { enLibrary } from '../words/en-library.ts';
import { type Entry, filled, known, listed } from './entry.ts';
import { monstersIn } from './silver-scenarios.ts';
import { equipment } from './silver-soldiers.ts';
import { attributeItem, attributeRef, statLine } from './silver-terms.ts';

const { books, facts, said, sections } = enLibrary;

export function monsterEntries(): readonly Entry[] {
  return MONSTER_TYPES.map(entryOf);
}

function entryOf(type: MonsterType): Entry {
  const { id, title, xp, body, behaviour, tags, source, variants = [] } = type;
  const met = SCENARIOS.filter((scenario) => monstersIn(scenario).includes(id));
  return {
    shelf: 'monsters',
    id,
    title,
    game: 'silver-bayonet',
    group: books[source],
    line: MONSTER_PORTRAITS[id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(type.stats),
    facts: known([
      { label: facts.experience, text: said.experience(xp.min, xp.max) },
      { label: facts.behaviour, text: BEHAVIOUR_MEANINGS[behaviour] ?? '' },
      { label: facts.body, text: said.body(body.mm, body.height) },
      { label: facts.kind, text: [...tags, ...(type.unique === true ? [said.unique] : [])].join(', ') },
      encounter(id),
    ]),
    sections: filled([
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
function encounter(id: string): Entry['facts'][number] | null {
  const index = (ENCOUNTERS as readonly string[]).indexOf(id);
  if (index < 0) return null;
  const total = index + 2;
  return { label: facts.encounter, text: said.encounter(total, 10 - Math.abs(total - 11)) };
}
