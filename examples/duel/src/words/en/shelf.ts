import type { Card } from '../../state.ts';

const cards: Readonly<Record<Card, { readonly title: string; readonly line: string }>> = {
  lunge: { title: 'Lunge', line: '+3 on one strike, called before the dice fall.' },
  parry: { title: 'Parry', line: '+3 guard against one strike, called before the dice fall.' },
  draught: { title: 'Draught', line: '3 health back at the start of a turn, never above 8.' },
};

/** What the library says of it. */
export const shelf = {
  group: 'A Duel',
  openGround: 'Grass, and nothing to hide behind.',
  closeGround: 'Walls, mud and a mound.',
  table: { label: 'Table', text: '12 × 12 paces' },
  traits: {
    stubborn: { title: 'Stubborn', line: 'Spends a fate die where others fall, and stands at 1 health.' },
    strong: { title: 'Strong', line: 'Hits for a point or two more.' },
    timid: { title: 'Timid', line: 'Never strikes back.' },
  },
  cards,
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
  /** Words of the log, by the rule that says what they are. */
  terms: { 'DU-07': 'fate die', 'DU-09': 'strikes back' },
};
