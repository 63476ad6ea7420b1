import { type GameLibrary, type LibraryEntry, spoken } from '@vedette/engine';
import { scenarios } from './scenario.ts';
import { shelfId } from './shelf-id.ts';
import { CARDS } from './state.ts';
import { tongues, type Words } from './words/index.ts';

/** The rules of the traits. */
const TRAITS = { stubborn: 'DU-11', strong: 'DU-12', timid: 'DU-13' } as const;

/** All that this game brings to the library. */
function libraryIn(words: Words): GameLibrary {
  const { shelf } = words;
  const entry = (
    some: Pick<LibraryEntry, 'shelf' | 'id' | 'title'> & Partial<LibraryEntry>,
  ): LibraryEntry => ({
    group: shelf.group,
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...some,
    id: shelfId(some.id),
  });
  return {
    entries: [
      ...scenarios.list.map(({ id, pieces }) =>
        entry({
          shelf: 'scenarios',
          id,
          title: words.scenarios[id as keyof Words['scenarios']],
          line: pieces.length === 0 ? shelf.openGround : shelf.closeGround,
          rule: 'DU-01',
          facts: [shelf.table],
          scenario: { id, diced: false },
        }),
      ),
      ...(Object.keys(TRAITS) as (keyof typeof TRAITS)[]).map((id) =>
        entry({ shelf: 'attributes', id, rule: TRAITS[id], ...shelf.traits[id] }),
      ),
      ...CARDS.map((id) => entry({ shelf: 'armoury', id, rule: 'DU-08', ...shelf.cards[id] })),
    ],
    briefs: shelf.briefs,
    chapters: shelf.chapters,
    words: Object.fromEntries(Object.entries(shelf.terms).map(([rule, term]) => [term, rule])),
  };
}

export default spoken(tongues, libraryIn);
