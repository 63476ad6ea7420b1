import { type LengthUnit, lengthSaid } from '@vedette/engine';
import type { Doer } from '../../ask/tiding.ts';
import { news } from './ear-news.ts';
import { allOf, counted, inMidst, listed, verb } from './ear-phrases.ts';

/** What is said to somebody who plays by ear. Short first; the rest when it is asked for. */

/** What can be asked for: the words it goes by, an example, and what it does. */
const commands = {
  orders: {
    words: ['orders', 'answers', 'o'],
    example: 'orders',
    does: 'what is asked, and every answer with its number',
  },
  ground: {
    words: ['ground', 'land', 'g'],
    example: 'ground',
    does: 'every piece of ground, nearest first; with a name, that one',
  },
  where: { words: ['where', 'w'], example: 'where kern', does: 'where somebody or something is' },
  enemy: {
    words: ['enemy', 'enemies', 'foe', 'e'],
    example: 'enemy',
    does: 'every enemy, nearest first, and who sees whom',
  },
  friends: { words: ['friends', 'mine', 'company'], example: 'mine', does: 'your own, and how they are' },
  seen: { words: ['who sees me', 'who sees', 'seen'], example: 'who sees me', does: 'who has you in sight' },
  look: { words: ['look', 'l'], example: 'look kern', does: 'what lies between you and somebody' },
  scan: { words: ['scan'], example: 'scan north-east', does: 'what lies that way, nearest first' },
  clues: {
    words: ['clues', 'clue', 'markers', 'objectives'],
    example: 'clues',
    does: 'what lies on the table to be had',
  },
  cover: {
    words: ['cover', 'c'],
    example: 'cover from kern',
    does: 'cover in reach, and what it costs to get there',
  },
  move: {
    words: ['move', 'go', 'm'],
    example: 'move 6 north-east',
    does: 'plans a move: so far that way, or to something, or towards somebody; of a whole unit also in column, or facing west; alone, asks where the first goes who can be sent',
  },
  shoot: {
    words: ['shoot', 'fire', 's'],
    example: 'shoot kern',
    does: 'the chances first, then the shot; alone, of the first who has one',
  },
  yes: { words: ['yes', 'y', 'do it'], example: 'yes', does: 'does what was planned' },
  no: { words: ['no', 'n', 'forget it'], example: 'no', does: 'forgets what was planned' },
  done: { words: ['done', 'd', 'end'], example: 'done', does: 'ends what this one does' },
  again: { words: ['again', 'repeat', 'r'], example: 'again', does: 'says the last thing again' },
  more: { words: ['more', 'details'], example: 'more', does: 'says more of it' },
  last: { words: ['last'], example: 'last 5', does: 'the last lines of the dispatches' },
  since: {
    words: ['since my turn', 'since'],
    example: 'since my turn',
    does: 'everything told since you decided last',
  },
  back: { words: ['back', 'undo', 'take back'], example: 'back', does: 'takes the last decision back' },
  fate: { words: ['fate', 'dice'], example: 'fate', does: 'the dice and points that you hold' },
  score: { words: ['score'], example: 'score', does: 'how far everybody has come' },
  card: { words: ['card', 'who', 'about'], example: 'card kern', does: 'somebody’s numbers and weapons' },
  why: { words: ['why not', 'why'], example: 'why not', does: 'what cannot be done now, and why' },
  rule: { words: ['rule', 'rules'], example: 'rule dive', does: 'looks a rule up' },
  help: { words: ['help', 'commands', '?'], example: 'help', does: 'every word that works here' },
} as const;

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** From whom distances are: from whoever is asked about, from somebody who has to be named, from nobody. */
const nearest = (from: string | null | undefined): string =>
  from === undefined ? '' : from === null ? ', nearest first' : `, nearest to ${inMidst(from)} first`;

const rounded = (length: number): number => Math.round(length * 10) / 10;

const LENGTHS = {
  inch: (length: number) => counted(rounded(length), 'inch', 'inches'),
  millimetre: (length: number) => counted(Math.round(length), 'millimetre'),
};

export const ear = {
  commands,
  listed,
  compass: COMPASS,
  /** Of the eight points, in their order, however somebody writes them. */
  compassForms: [
    ['n', 'north'],
    ['ne', 'northeast', 'north east', 'north-east'],
    ['e', 'east'],
    ['se', 'southeast', 'south east', 'south-east'],
    ['s', 'south'],
    ['sw', 'southwest', 'south west', 'south-west'],
    ['w', 'west'],
    ['nw', 'northwest', 'north west', 'north-west'],
  ],
  clockForm: /^(?:at )?(\d{1,2}) ?o'?’?clock$/,
  hour: (hour: number) => `${hour} o’clock`,
  length: (length: number, unit: LengthUnit) =>
    typeof unit === 'string'
      ? LENGTHS[unit](length)
      : lengthSaid(unit.words, rounded(length), `${rounded(length)}`),
  /** Words that are said before a name and mean nothing by themselves. */
  particles: [
    'to',
    'at',
    'the',
    'of',
    'from',
    'with',
    'a',
    'an',
    'me',
    'for',
    'inches',
    'inch',
    'mm',
    'millimetres',
    'paces',
  ],
  towards: ['towards', 'toward'],
  /** Before the shape that a group is to go in, and before the way it is to be turned. */
  inShape: ['in', 'into', 'as'],
  facing: ['facing'],
  room: (long: string, wide: string, where: string) => `There is room on ${long} by ${wide}, ${where}.`,
  shapes: (names: readonly string[]) =>
    `Or another shape: ${listed(
      names.map((name) => name.toLowerCase()),
      'or',
    )}. For example: move north in ${(names.at(-2) ?? names[0] ?? '').toLowerCase()} facing west.`,
  self: 'me',
  /** Between who fires and whom he fires at. */
  aimsAt: ' at ',
  /** A text as it is spoken: lengths in words, and no coordinates that nobody asked for. */
  aloud: (text: string) =>
    text
      .replace(/(?:,)? at -?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?" up)?,?/g, '')
      .replace(/ to -?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?" up)?/g, '')
      .replace(/(?<![\d.])1"/g, '1 inch')
      .replace(/(\d)"/g, '$1 inches')
      .replace(/ - (?=\d)/g, ' minus ')
      .replace(/ \+ (?=\d)/g, ' plus ')
      .replace(/ = (?=-?\d)/g, ' makes ')
      .replace(/\s+/g, ' ')
      .trim(),
  cut: (text: string) => `${text} …`,
  unrolled: (text: string) => text.replace(/ \(\d[^()]*\)\.$/, '.'),
  /** A line about a roll with the sum that stands in brackets at its end made short, or the sums of both sides. */
  rolled: (text: string, total: number, needed: number) =>
    text
      .replace(/ \(\d[^()]*\)\.$/, ` (${total} against ${needed}).`)
      .replace(/(: | to )\d+(?: [+-] [^:;=]*)= (-?\d+)/g, '$1$2'),

  question: (title: string, answers: number) => `${title} ${counted(answers, 'answer')}.`,
  questionPlaces: (title: string, places: number) => `${title} ${counted(places, 'place')}.`,
  questionNumber: (title: string, min: number, max: number) => `${title} A number from ${min} to ${max}.`,
  questionSome: (title: string, options: number, min: number, max: number, usual: boolean) =>
    `${title} ${min === max ? min : `${min} to ${max}`} of ${options}.${usual ? ' Enter for the usual.' : ''}`,
  /** The same with its answers, where they are few. */
  questionTold: (question: string, answers: readonly string[], rare: number) =>
    `${question.replace(/\.$/, '')}: ${answers.join('; ')}${rare === 0 ? '' : `; ${rare} rare`}.`,
  questionPartly: (question: string, answers: readonly string[]) =>
    `${question.replace(/\.$/, '')}: ${answers.join('; ')}; and more.`,
  /** What keys are for, where there is nothing of it now. */
  deeds: {
    send: 'send',
    move: 'move',
    sprint: 'sprint',
    shoot: 'shoot',
    fight: 'attack',
    reload: 'reload',
    search: 'search',
  },
  severalOf: (deed: string, answers: number) => `${counted(answers, 'way')} to ${deed}:`,
  nothingAsked: (whom: string | null) =>
    whom === null ? 'Nothing is asked now.' : `Nothing is asked of you; ${inMidst(whom)} decides.`,
  over: 'The game is over.',
  numbered: (number: number, words: string, odds: string | null) =>
    `${number}, ${words}${odds === null ? '' : `: ${odds}`}`,
  opened: (title: string, turn: number, side: string | null, mine: number, theirs: number) =>
    [
      `${title}${turn === 0 ? '' : `, turn ${turn}`}.`,
      side === null
        ? ''
        : `You lead ${inMidst(side)}: ${counted(mine, 'figure')}${theirs === 0 ? '' : ` against ${theirs}`}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  against: (enemies: number, far: string, compass: string | null) =>
    `${counted(enemies, 'enemy', 'enemies')} on the table, the nearest ${far}${compass === null ? '' : ` ${compass}`}.`,
  handedOn: (side: string) => `To ${inMidst(side)}:`,
  takenBack: 'Taken back.',
  wrongCount: (min: number, max: number) => `It must be ${min === max ? min : `${min} to ${max}`}.`,
  noAnswer: (number: number, most: number) => `There is no answer ${number}; there are ${most}.`,
  whereTo: (name: string, places: number) => `Where does ${name} go? ${counted(places, 'place')}:`,
  together: (names: readonly string[]) => listed(names),
  turn: (turn: number) => `Turn ${turn}.`,

  unknown: (said: string, words: readonly string[]) =>
    `“${said}” is no word here. These work now: ${words.join(', ')}.`,
  which: (names: readonly string[]) => `Which: ${listed(names, 'or')}?`,
  nobody: (said: string) => `Nobody and nothing here is called “${said}”.`,
  otherSide: (name: string, isFoe: boolean) => `${name}: ${isFoe ? 'an enemy' : 'one of yours'}.`,
  whom: 'Whom? Say a name.',
  noMore: 'There is no more to say of it.',
  notNow: (word: string) => `There is nothing to ${word} now.`,
  noEnd: '“Done” is no answer here.',
  notSent: (name: string) => `Dice come first: send ${inMidst(name)}, then say it again`,
  planned: (plan: string) => `${plan} Enter to do it.`,
  forgotten: 'Forgotten.',
  nothingPlanned: 'Nothing is planned.',
  given: (words: string) => `${words}.`,
  help: 'Every word that works here:',
  helpLine: (words: readonly string[], example: string, does: string) =>
    `${words[0]}: ${does}.${example === words[0] ? '' : ` For example: ${example}.`}`,

  /** "Kern, 5.2 inches north-east, 2 o’clock". */
  at: (name: string, far: string, compass: string | null, hour: string | null) =>
    compass === null ? `${name}, here` : `${name}, ${far} ${compass}${hour === null ? '' : `, ${hour}`}`,
  touching: 'touching',
  sights: {
    clear: 'in plain sight',
    cover: 'in cover',
    hidden: 'out of sight',
  },
  looksBack: 'sees you',
  looksAway: 'does not see you',
  behind: (what: string) => `behind ${inMidst(what)}`,
  noEnemy: 'No enemy is on the table.',
  noFriend: 'Nobody of yours is on the table.',
  unseen: (name: string) => `Nobody sees ${inMidst(name)}.`,
  seenBy: (name: string, count: number) =>
    `${counted(count, 'enemy', 'enemies')} ${count === 1 ? 'sees' : 'see'} ${inMidst(name)}:`,
  nobodyToLook: 'Nobody of yours is in question.',
  sees: (viewer: Doer, target: string, sight: 'clear' | 'cover' | 'hidden', far: string) =>
    sight === 'hidden'
      ? `${viewer.name} ${verb([viewer], 'does', 'do')} not see ${inMidst(target)}, ${far} away.`
      : `${viewer.name} ${verb([viewer], 'sees', 'see')} ${inMidst(target)}, ${far} away${sight === 'cover' ? ', in cover' : ''}.`,
  between: (things: readonly string[]) =>
    things.length === 0 ? 'Nothing lies between.' : `Between: ${inMidst(allOf(things))}.`,
  linesFree: (free: number, of: number) => `${free} of ${counted(of, 'line')} free.`,
  waiting: (name: string) => `${name} is not on the table yet.`,
  outOfIt: (name: string, gone = 'out of it') => `${name}: ${gone}.`,
  /** Groups may be one or many by their names. */
  whereIs: (name: string, place: string, isGroup: boolean) =>
    isGroup ? `${name}: ${place}.` : `${name} is ${place}.`,
  from: (far: string) => `${far.charAt(0).toUpperCase()}${far.slice(1)}.`,
  scanEmpty: (point: string) => `Nothing lies to the ${point} but open ground.`,
  scanHead: (point: string, from: string | null | undefined) => `To the ${point}${nearest(from)}:`,
  scanAll: (from: string | null | undefined) =>
    `All round${from == null ? '' : ` ${inMidst(from)}`}, the nearest each way:`,
  groundHead: (count: number, from: string | null | undefined) =>
    `${counted(count, 'piece')} of ground${nearest(from)}:`,
  noGround: 'The ground is bare.',
  enemyHead: (count: number, from: string | null | undefined) =>
    `${counted(count, 'enemy', 'enemies')}${nearest(from)}:`,
  friendsHead: (count: number) => `${counted(count, 'of yours', 'of yours')}:`,
  markersHead: (count: number, from: string | null | undefined) =>
    `${counted(count, 'thing')} on the table${nearest(from)}:`,
  clue: (number: number) => `clue ${number}`,
  numberedThing: (name: string, number: number) => `${name} ${number}`,
  coverNamed: (number: number) => `cover ${number}`,
  noMarkers: 'Nothing lies on the table to be had.',
  coverHead: (from: string, count: number) =>
    `${counted(count, 'place')} in reach with cover from ${inMidst(from)}:`,
  noCover: (from: string) => `No cover from ${inMidst(from)} is in reach.`,
  coverAt: (number: number, where: string, sight: 'cover' | 'hidden', cost: string) =>
    `cover ${number}: ${where}, ${sight === 'hidden' ? 'out of sight' : 'in cover'}, ${cost}`,
  health: (left: number, full: number) => `${left} of ${full}`,
  strength: (left: number, full: number) => `${left} of ${full} left`,
  /** How those of a group stand. */
  order: {
    line: (one: string, other: string) => `in a line from ${one} to ${other}`,
    open: 'in open order',
    close: 'in close order',
  },
  figure: (name: string, type: string, state: readonly string[]) =>
    [name, type, ...state].filter((part) => part !== '').join(', '),
  inReach: 'in reach',
  charge: 'in reach of a charge',
  outOfReach: 'out of reach',

  place: {
    in: (name: string) => `in ${name}`,
    on: (name: string) => `on ${name}`,
    beside: (name: string, side: string | null) =>
      side === null ? `beside ${name}` : `beside ${name}, on its ${side} side`,
    part: (part: string | null) => (part === null ? 'in the middle' : `in the ${part}`),
    open: (part: string | null) => (part === null ? 'in the open, in the middle' : `in the open, ${part}`),
    high: (far: string) => `${far} up`,
    floor: (area: string) => `in ${area}`,
  },
  ground: {
    unnamed: 'ground without a name',
    only: (kind: string) => `the ${kind}`,
    named: (name: string, kind: string) => `${name}, ${kind}`,
    quarter: (kind: string, part: string | null) =>
      part === null ? `the middle ${kind}` : `the ${part} ${kind}`,
    ordinal: (name: string, number: number) => `${name} ${number}`,
    walled: { high: 'walled', low: 'walled enclosure' },
    size: (long: string, wide: string, high: string | null) =>
      `${long} by ${wide}${high === null ? '' : `, ${high} high`}`,
    openings: (sides: readonly string[]) =>
      sides.length === 0 ? 'no way in' : `open to the ${listed(sides)}`,
    holds: (things: readonly string[]) => `with ${listed(things)}`,
    several: (count: number, name: string) => `${count} ${name}${name.endsWith('s') ? '' : 's'}`,
    sight: {
      blocks: 'blocks sight',
      over: 'covers, but is seen over',
      veils: 'veils sight and covers',
      covers: 'covers',
      clear: 'does not hinder sight',
    },
    walking: {
      open: 'easy going',
      difficult: 'slow going',
      climb: 'must be climbed',
      slope: 'is walked up',
      barred: 'cannot be walked through',
      obstacle: 'must be crossed',
    },
    links: (names: readonly string[]) => `${listed(names)} here`,
    stairs: 'stairs',
    facts: (name: string, facts: readonly string[]) => `${name}: ${facts.join('; ')}.`,
  },

  to: {
    stay: 'stay',
    marker: (name: string, reached: boolean) => `${reached ? 'to' : 'towards'} ${inMidst(name)}`,
    foe: (name: string, reached: boolean) => `${reached ? 'charge' : 'towards'} ${inMidst(name)}`,
    cover: (where: string, from: string, hidden: boolean) =>
      `${where}, ${hidden ? 'hidden' : 'covered'} from ${inMidst(from)}`,
    suggested: 'just this one, where a sergeant would',
    allSuggested: (count: number) => `all ${count} where a sergeant would put them`,
    heading: (far: string, point: string) => `${far} ${point}`,
    edge: 'the edge of the table',
    shaped: (to: string, shape: string) => `${to}, ${shape}`,
  },
  plan: {
    move: (who: Doer, cost: string, budget: string) =>
      `${who.name} ${verb([who], 'moves', 'move')} ${cost} of ${budget}`,
    goes: (who: Doer, far: string) => `${who.name} ${verb([who], 'moves', 'move')} ${far}`,
    /** It cannot be lived down. */
    grave: (words: string) => `${words}: this is for good`,
    stays: (who: Doer) => `${who.name} ${verb([who], 'stays', 'stay')}`,
    ends: (where: string) => `ends ${where}`,
    up: (far: string) => `climbs ${far}`,
    down: (far: string) => `goes down ${far}`,
    stops: (words: readonly string[]) => words.join(', '),
    short: (far: string, of: string) => `${far} short of ${inMidst(of)}`,
    seenBy: (names: readonly string[]) =>
      names.length === 0 ? 'unseen there' : `seen by ${inMidst(allOf(names))}`,
    seenByMany: (watchers: number) => `seen by ${watchers}`,
    noShot: 'no shot from there',
    several: (names: readonly string[], more: number) => (more === 0 ? names : [...names, `${more} more`]),
    whole: (parts: readonly string[]) => `${parts.join('; ')}.`,
    stands: (who: Doer, where: string) => `${who.name} ${verb([who], 'stands', 'stand')} ${where}`,
    formed: (shape: string, facing: string) => `${shape.toLowerCase()}, facing ${facing}`,
    sent: (name: string) => `${name} acts`,
    shot: (words: string, odds: string | null) => (odds === null ? words : `${words}: ${odds}`),
  },
  reasons: (words: string, value: number) =>
    `${words} ${value > 0 ? `plus ${value}` : value < 0 ? `minus ${-value}` : ''}`.trim(),
  needs: (words: string) => `${words}.`,
  noWay: (name: string) => `No way leads nearer to ${inMidst(name)}.`,
  /** `who`: null where it is whoever has been asked about. */
  shots: (who: string | null, targets: number) =>
    `${who === null ? '' : `${who}: `}${counted(targets, 'target')}; shoot whom?`,
  noShot: (name: string, why: string | null) => why ?? `No shot at ${inMidst(name)} is on offer.`,
  denied: (words: string, why: string) => `${words}: ${why}`,
  nothingDenied: 'Nothing is missing from the answers.',

  fate: (held: readonly string[]) => (held.length === 0 ? 'You hold nothing.' : `${held.join(', ')}.`),
  held: (count: number, name: string) => `${name}: ${count}`,
  score: {
    none: 'Nothing is counted here.',
    line: (name: string, counts: readonly string[]) => `${name}. ${counts.join('; ')}.`,
    count: (side: string | null, count: number, of: number | null) =>
      `${side === null ? '' : `${side}: `}${count}${of === null ? '' : ` of ${of}`}`,
  },
  stat: (name: string, value: string) => `${name} ${value}`,
  weapon: (title: string, state: string | null, reach: string | null) =>
    [title, state, reach].filter((part) => part !== null).join(', '),
  noLog: 'Nothing has been told yet.',
  lastHead: (count: number) => `The last ${counted(count, 'line')}:`,
  noneSince: 'Nothing has been told since you decided.',
  sinceHead: (count: number) => `${counted(count, 'line')} since you decided:`,

  /** Without what the other length says already: "5.9 of 6 inches". */
  bare: (length: string) => length.split(' ')[0]!,

  news,
} as const;
