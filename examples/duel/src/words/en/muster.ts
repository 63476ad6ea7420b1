import { traits } from './names.ts';

/** How duellists are made. */
export const muster = {
  title: 'A Duel',
  page: {
    lede: 'Duellists. Everything you change is kept in this browser at once.',
    raise: 'A new duellist',
    kept: 'Your duellists',
    none: 'None yet.',
    all: 'All duellists',
    compareTwo: 'Compare two duellists',
    comparing: 'Two duellists, side by side',
    shared: 'A duellist sent to you',
    link: 'A link that carries the duellist. Nothing is stored anywhere.',
    legal: 'Fit to fight.',
    unnamed: 'the duellist',
    parts: 'Parts of the duellist',
    sheet: 'Sheet',
  },
  beginning: { title: 'A stranger', label: 'Make a new duellist' },
  traits,
  section: 'The duellist',
  duellist: 'Duellist',
  name: 'Name',
  anotherName: 'Another name',
  skill: 'Skill',
  skillShort: 'Sk',
  skillOf: (skill: number) => `Skill ${skill}`,
  traitsTitle: 'Traits',
  traitsUsed: (count: number, most: number) => `${count} of ${most}`,
  merits: 'Merits',
};
