/** Playing by ear: what the page itself says; the table has words of its own. */
export const ear = {
  toggle: 'Play by ear',
  on: 'You play by ear. Slash asks the table; help lists every word.',
  off: 'Playing by ear is off.',
  toOrders: 'Skip to what is asked',
  toMap: 'Skip to the map',
  toField: 'Ask the table',
  field: 'Ask the table',
  fieldNote: 'Type a word and press Enter: orders, enemy, cover, move 6 north. Help lists them all.',
  send: 'Ask',
  doIt: 'Do it',
  doAndBeDone: 'Do it, and be done',
  forget: 'Forget it',
  answers: 'Answers',
  commands: 'Words to ask by',
  said: 'What the table said',
  /** A line of the log as it is spoken: lengths in words, and no coordinates. */
  spoken: (text: string) =>
    text
      .replace(/,? (?:at|to) -?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?" up)?,?/g, '')
      .replace(/(?<![\d.])1"/g, '1 inch')
      .replace(/(\d)"/g, '$1 inches'),
  /** What the table says with the lines of its list, each to its own end. */
  told: (text: string, lines: readonly string[]) =>
    [
      text,
      ...lines.map((line, i) =>
        /[.?!…]$/.test(line) ? line : `${line}${i === lines.length - 1 ? '.' : ';'}`,
      ),
    ]
      .filter((part) => part !== '')
      .join(' '),
  happened: (text: string, where: string) => `${text} ${where}`,
  part: ({ row, column }: { readonly row: number; readonly column: number }) => {
    const words = [['south', '', 'north'][row]!, ['west', '', 'east'][column]!].filter((word) => word !== '');
    return words.length === 0 ? 'In the middle.' : `In the ${words.join('-')}.`;
  },
  /** After the title of a page. */
  pageTitle: (page: string, name: string) => `${page} · ${name}`,
  /** Of whoever is under the pencil. */
  odds: (title: string, hits: string, out: string) => `${title}: hits ${hits}, puts out ${out}.`,
  ruleNotFound: (wanted: string) => `No rule is found for “${wanted}”.`,
  rule: (title: string, line: string) => `${title}. ${line}`,
  page: {
    title: 'Playing by ear',
    lede: 'A whole game can be played without sight: what happens is told a sentence at a time, and the table answers whoever asks.',
    how: 'The first button of every page switches it on. Slash leads to the field, digits answer, Enter does what was planned; D does it and ends the activation. Asked who acts next, M asks at once where the first who can be sent goes, and S tells whom the first who has a shot could hit. While others act, Enter ends what one of them does.',
    commands: 'Words that the table knows',
    keys: 'Keys',
    print: 'Print this page',
  },
  keys: {
    title: 'Keys by ear',
    off: 'No single keys but digits and Enter',
    deeds: {
      move: 'Move',
      sprint: 'Sprint',
      shoot: 'Shoot',
      fight: 'Attack',
      reload: 'Reload',
      search: 'Search',
      done: 'Done',
    },
    names: {
      field: 'Ask the table',
      map: 'To the map',
      repeat: 'Say it again',
      back: 'Take back, with Ctrl',
      orders: 'The orders again',
      enemy: 'Enemies',
      friends: 'Your own',
      where: 'Where am I',
      ground: 'Ground',
      clues: 'Clues and markers',
      cover: 'Cover',
      seen: 'Who sees me',
      scan: 'All round',
      why: 'Why not',
      since: 'Since my turn',
      more: 'Say more',
      score: 'Score',
      fate: 'Fate',
      help: 'Help',
    },
    change: (name: string) => `${name}: its key`,
    back: (key: string) => `Ctrl+${key}`,
  },
  everyWord: 'Every word and key, to be read or printed',
  sound: 'Sounds that tell where: east is right, north is high',
  /** Words to ask by that are buttons, too. */
  buttons: {
    orders: 'Orders',
    enemy: 'Enemies',
    ground: 'Ground',
    clues: 'Clues',
    cover: 'Cover',
    seen: 'Who sees me',
    scan: 'All round',
    where: 'Where am I',
    score: 'Score',
    fate: 'Fate',
    since: 'Since my turn',
    more: 'More',
    again: 'Again',
    why: 'Why not',
    friends: 'Your own',
    help: 'Help',
  },
};
