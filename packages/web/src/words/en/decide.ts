/** Deciding: the panel, the dice, the log, and the rules behind them. */
export const decide = {
  rule: (id: string, page: string | null) => (page === null ? `Rule ${id}` : `Rule ${id}, ${page}`),
  ruleTitle: (title: string | null, page: string | null) =>
    title === null ? undefined : page === null ? title : `${title}, ${page}`,
  keys: (n: number) =>
    n > 9
      ? 'Keys 1 to 9 choose from the first nine; arrow keys walk the list, Enter takes.'
      : `Keys 1 to ${n} choose; arrow keys walk the list, Enter takes.`,
  seldom: 'Seldom wanted',
  volley: {
    firing: (n: number, all: number) => (n === all ? `All ${all} fire.` : `${n} of ${all} fire.`),
    fire: 'Fire',
    none: 'Nobody fires',
    holds: 'holds his fire',
    at: (name: string) => `at ${name}`,
  },
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
    order: (answer: string) => `Always ${answer}, and do not ask`,
    row: (when: string, answer: string) => `${when}: always ${answer}.`,
    unsaid: 'A question that you once answered for good.',
    heading: 'Answered for you',
  },
  odds: 'Odds',
  oddsHint: 'Point at somebody to see what could be done to him.',
  inRoster: 'Choose a name or a counter to have a look; choose it again to take it.',
  nothingTo: 'Nothing can be done to him from here.',
  again: 'Once more to choose',
  take: (name: string) => `Take ${name}`,
  askMe: {
    title: 'Ask me, too',
    grants: {
      'gains-nothing': 'when spending something would gain nothing',
      'all-alike': 'when the answers differ in nothing',
      'only-one': 'when there is only one answer',
      'nothing-left': 'whether somebody is done who has nothing left to do',
    },
  },
  granted: {
    line: (answer: string, why: string) => `${why} So, unasked: “${answer}”.`,
    why: {
      'gains-nothing': 'Nothing was to be gained.',
      'all-alike': 'It made no difference.',
      'only-one': 'There was no other answer.',
      'nothing-left': 'Nothing was left to do.',
    },
    ordered: 'As you have ordered.',
  },
  /** Keys of what somebody can do, the same in every question. */
  letters: {
    send: null,
    move: 'M',
    sprint: 'G',
    shoot: 'S',
    fight: 'A',
    reload: 'E',
    search: 'F',
    done: 'D',
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
      ['D M G S A E F', 'done, move, sprint, shoot, attack, reload, search'],
      ['↑ ↓ Home End', 'walk the answers; Enter takes one'],
      ['arrows on the map', 'move the pencil; Enter sets it down'],
      ['L V R C on the map', 'look, view, ruler, circles'],
      ['+ − 0 on the map', 'nearer, farther, the whole table'],
    ],
  },
};
