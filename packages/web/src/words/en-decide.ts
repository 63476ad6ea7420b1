/** Kinds of question that some players answer alike for good, as settings name them. */
const ALWAYS_KINDS: Readonly<Record<string, string>> = {
  force: 'When an enemy comes close',
  strikeBack: 'After a blow',
  leave: 'At the edge of the table',
  takeUp: 'Something within reach',
  reroll: 'A Fate Die on a roll of your own',
  monsterReroll: 'A Monster Die on a monster’s roll',
  monsterChoice: 'A Monster Die to send a monster elsewhere',
  foregone: 'When a die would gain nothing',
};

const ALWAYS_ANSWERS: Readonly<Record<string, string>> = {
  force: 'force the fight',
  'let-pass': 'let it pass',
  'strike-back': 'strike back',
  'back-off': 'back off',
  hold: 'stand fast',
  leave: 'leave',
  stay: 'stay',
  take: 'take it',
  keep: 'keep the die',
};

const spoken = (id: string) => id.replaceAll(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`).replaceAll('-', ' ');

/** Deciding: the panel, the dice, the log, and the rules behind them. */
export const enDecide = {
  rule: (id: string, page: string | null) => (page === null ? `Rule ${id}` : `Rule ${id}, ${page}`),
  ruleTitle: (title: string | null, page: string | null) =>
    title === null ? undefined : page === null ? title : `${title}, ${page}`,
  keys: (n: number) =>
    n > 9
      ? 'Keys 1 to 9 choose from the first nine; arrow keys walk the list, Enter takes.'
      : `Keys 1 to ${n} choose; arrow keys walk the list, Enter takes.`,
  whyNot: 'What cannot be done, and why',
  find: 'Find in the list',
  none: 'Nothing in the list is called that.',
  others: 'Nobody’s',
  sum: (more: number, total: number, target: number | null) => {
    const added = more === 0 ? '' : ` ${more < 0 ? '−' : '+'} ${Math.abs(more)}`;
    return `${added} = ${total}${target === null ? '' : `, and ${target} is needed`}`;
  },
  always: {
    title: 'Ask me less often',
    foregone: 'Do not ask when another roll would gain nothing',
    keep: 'Never spend a die on this, and do not ask',
    row: (kind: string, answer: string) =>
      `${ALWAYS_KINDS[kind] ?? spoken(kind)}: always ${ALWAYS_ANSWERS[answer] ?? spoken(answer)}.`,
    heading: 'Answered for you',
  },
  hits: (chance: string) => `hits ${chance}`,
  dice: { power: 'Power Die', skill: 'Skill Die', monster: 'Monster Die', plain: 'Die' },
  die: (name: string, face: number) => `${name}: ${face}`,
  earlier: (n: number) => (n === 1 ? 'One earlier line' : `${n} earlier lines`),
  filters: 'What the dispatches show',
  selected: 'Selected',
  noneSelected: 'Nobody is selected: tap a counter or a name.',
  keyboard: {
    title: 'Keys',
    rows: [
      ['1 to 9', 'pick that answer'],
      ['↑ ↓ Home End', 'walk the answers; Enter takes one'],
      ['arrows on the map', 'move the pencil; Enter sets it down'],
      ['L V R C on the map', 'look, view, ruler, circles'],
      ['+ − 0 on the map', 'nearer, farther, the whole table'],
    ],
  },
} as const;
