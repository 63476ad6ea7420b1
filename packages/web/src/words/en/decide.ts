/** Deciding: the panel, the dice, the log, and the rules behind them. */
export const decide = {
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
    foregoneRow: 'When a die would gain nothing: always keep the die.',
    order: (answer: string) => `Always ${answer}, and do not ask`,
    row: (when: string, answer: string) => `${when}: always ${answer}.`,
    unsaid: 'A question that you once answered for good.',
    heading: 'Answered for you',
  },
  hits: (chance: string) => `hits ${chance}`,
  die: (name: string, face: number) => `${name}: ${face}`,
  earlier: (n: number) => (n === 1 ? 'One earlier line' : `${n} earlier lines`),
  filters: 'What the dispatches show',
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
};
