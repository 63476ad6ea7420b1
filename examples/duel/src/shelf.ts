import type { GameLibrary, LibraryEntry } from '@vedette/engine';
import { scenarios } from './scenario.ts';

/** Other games have scenarios and traits, too: ids are told apart by the game's name. */
const own = (id: string): string => `duel-${id}`;

function entry(some: Pick<LibraryEntry, 'shelf' | 'id' | 'title'> & Partial<LibraryEntry>): LibraryEntry {
  return {
    group: 'A Duel',
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...some,
    id: own(some.id),
  };
}

const TRAITS = [
  ['stubborn', 'Stubborn', 'DU-11', 'Spends a fate die where others fall, and stands at 1 health.'],
  ['strong', 'Strong', 'DU-12', 'Hits for a point or two more.'],
  ['timid', 'Timid', 'DU-13', 'Never strikes back.'],
] as const;

const CARDS = [
  ['lunge', 'Lunge', '+3 on one strike, called before the dice fall.'],
  ['parry', 'Parry', '+3 guard against one strike, called before the dice fall.'],
  ['draught', 'Draught', '3 health back at the start of a turn, never above 8.'],
] as const;

/** All that this game brings to the library. */
const shelf: GameLibrary = {
  entries: [
    ...scenarios.list.map(({ id, title, pieces }) =>
      entry({
        shelf: 'scenarios',
        id,
        title,
        line: pieces.length === 0 ? 'Grass, and nothing to hide behind.' : 'Walls, mud and a mound.',
        rule: 'DU-01',
        facts: [{ label: 'Table', text: '12 × 12 paces' }],
        scenario: { id, diced: false },
      }),
    ),
    ...TRAITS.map(([id, title, rule, line]) => entry({ shelf: 'attributes', id, title, rule, line })),
    ...CARDS.map(([id, title, line]) => entry({ shelf: 'armoury', id, title, rule: 'DU-08', line })),
  ],
  briefs: {
    'DU-02': 'Skill up to 2, guard 12, health 8, two fate dice, and up to two traits.',
    'DU-03': 'Each hides one card, and plays it once.',
    'DU-04': 'A die each; the higher acts first.',
    'DU-05': 'Up to 4 paces; mud counts double.',
    'DU-06': 'Two dice and skill against guard; the power die is the harm.',
    'DU-07': 'One fate die a strike rolls one of the two again.',
    'DU-09': 'Whoever is still standing strikes back or gives 2 paces.',
    'DU-10': 'At 0 health the other has won.',
    'DU-14': 'After the last turn honour is served.',
  },
  chapters: { DU: 'The whole of it' },
  words: { 'fate die': 'DU-07', 'strikes back': 'DU-09' },
};

export default shelf;
