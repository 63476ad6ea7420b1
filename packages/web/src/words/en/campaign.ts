import { joined } from '../format.ts';

interface ToldDeeds {
  /** Whom he struck down, in one breath; null: nobody. */
  readonly felled: string | null;
  readonly dealt: number;
  readonly taken: number;
  readonly lostIn: number | null;
}

/** One line of a soldier's life. */
function deeds({ felled, dealt, taken, lostIn }: ToldDeeds): string {
  const did = [
    ...(felled === null ? [] : [`brought down ${felled}`]),
    ...(felled === null && dealt > 0 ? [`dealt ${dealt} damage`] : []),
    ...(taken > 0 ? [`took ${taken} damage`] : []),
    ...(lostIn === null ? [] : [`was out of it in turn ${lostIn}`]),
  ];
  if (did.length === 0) return 'Came and went unharmed, and harmed nobody.';
  const [first, ...rest] = did;
  const line = [first!, ...rest].join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** The words of the campaign. */
export const campaign = {
  title: 'Campaigns',
  lede: 'The same companies from game to game: what they learn, what they lose, and who is buried where.',
  loading: 'Opening the order book…',
  none: 'No campaign is kept in this browser yet. Found one below.',
  open: 'Open',
  import: 'Open a campaign file',
  forget: 'Burn the books',
  forgetSure: (title: string) =>
    `Burn the books of “${title}” for good? Its games stay in the list of games.`,
  games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
  over: 'over',
  elsewhere:
    'Another tab has gone on with this campaign. This is how it stands now; nothing was answered here.',
  toAftermath: 'To the after-game',
  found: {
    title: 'Found a campaign',
    game: 'Game',
    name: 'Title',
    games: 'Length',
    endless: 'As long as anybody likes',
    season: (n: number) => `A season of ${n} games`,
    players: 'Who takes part',
    player: (n: number) => `Player ${n}`,
    playerName: 'Name',
    sitter: 'Who decides',
    ready: 'Ready-made',
    own: 'From your muster',
    add: 'One more player',
    drop: (name: string) => `Without ${name}`,
    namesakes: 'Two players of one name would be hard to tell apart.',
    begin: 'Found the campaign',
    beginning: 'Ruling the pages…',
  },
  back: 'All campaigns',
  undo: 'Take back the last step',
  file: 'Save as file',
  between: 'Between two games',
  game: (n: number, title: string) => `Game ${n}: ${title}`,
  ofGames: (n: number, of: number) => `${n} of ${of} games played`,
  chapters: 'Where the campaign stands',
  decides: (name: string) => `${name} decides`,
  justNow: 'Just now',
  settle: 'Let them settle this one',
  settleAll: 'Let them settle it themselves',
  sitter: (name: string) => `After-games of ${name}`,
  rosters: 'Print the rosters',
  verdict: {
    alone: (name: string, n: number) => `${name} came away with ${points(n)}.`,
    drawn: (all: readonly number[]) => `Nobody won it: ${all.join(' to ')}.`,
    won: (names: string, count: number, own: number, others: readonly number[]) =>
      `${names} ${count === 1 ? 'has' : 'have'} won it${others.length === 0 ? '' : `, ${own} to ${others.join(' and ')}`}.`,
    onLosses: (names: string, count: number, own: number, others: readonly number[]) =>
      `${names} ${count === 1 ? 'has' : 'have'} won it on losses: ${own} down, against ${others.join(' and ')}.`,
    casualties: (name: string, n: number) => (n === 0 ? `${name} lost nobody` : `${name} had ${n} down`),
  },
  tally: {
    title: 'How they stand',
    player: 'Player',
    games: 'Games',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    casualties: 'Casualties',
    kills: 'Kills',
    all: (n: number) => `All ${n} names`,
    man: 'By name',
    of: 'Of',
  },
  sheet: {
    title: 'A service record',
    nobody: 'Nobody of this campaign goes by that.',
    games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
    kills: (n: number) => (n === 1 ? '1 kill' : `${n} kills`),
    wounds: 'Wounds',
    unhurt: 'Sound in mind and limb.',
    honours: 'Honours',
    plain: 'None yet.',
    service: 'Service',
    noService: 'Has not been in a game yet.',
    line: (title: string, effect: string) => `${title}: ${effect}`,
    deeds,
  },
  told: {
    title: 'What the report does not ask',
    winner: 'Who won',
    draw: 'Nobody: a draw',
    note: 'Who brought down whom, as far as anybody remembers; the tables of kills count it.',
    by: 'Who did it',
    somebody: 'Somebody…',
    broughtDown: 'brought down',
    amend: 'Put this game right by hand',
    why: 'Why, for the chronicle',
    amendNote:
      'It changes who won and who brought down whom. Experience and points stay as they were settled.',
    write: 'Write it so',
    edited: (note: string) => `Put right by hand${note === '' ? '.' : `: “${note}”.`}`,
  },
  scenario: { map: 'The ground', noneKept: 'No scenario of your own that fits is kept in this browser.' },
  annals: {
    open: 'The tale so far',
    none: 'Nothing to tell yet.',
    met: (names: string, count: number, title: string, day: string | null) => {
      const when = day === null ? '' : `On ${day} `;
      const met = count === 1 ? 'took the field' : 'met';
      return `${when}${names} ${met} for “${title}”.`;
    },
    deed: (name: string, unit: string, felled: readonly string[]) =>
      // Names with commas of their own would run into one another.
      [name, unit, ...felled].some((one) => one.includes(','))
        ? `${name} (${unit}) brought down: ${felled.join('; ')}.`
        : `${name} of ${unit} brought down ${joined(felled)}.`,
    struck: (words: string) =>
      `${words.replace(/\.$/, '')} (struck out by hand since)${words.endsWith('.') ? '.' : ''}`,
    losses: (sides: readonly { readonly player: string; readonly casualties: number }[]) =>
      sides.every(({ casualties }) => casualties === 0)
        ? 'Everybody came home.'
        : `${sides
            .map(({ player, casualties }) =>
              casualties === 0
                ? `${player} brought everybody home`
                : `${player} had ${casualties} out of the fight`,
            )
            .join('; ')}.`,
    stood: (what: string, sides: readonly { readonly player: string; readonly standing: number }[]) =>
      `${what} after it: ${sides.map(({ player, standing }) => `${standing} for ${player}`).join(', ')}.`,
  },
  year: {
    title: 'The club’s year',
    none: 'No game has been played to its end here yet.',
    calendar: 'Calendar',
    leaders: 'Who leads',
  },
  chances: 'A new roll brings',
  ended: 'The books are closed',
  laurels: (names: readonly string[]) => `The laurels go to ${joined(names)}.`,
  play: {
    title: 'To the field',
    begin: 'Take the field',
    beginning: 'Laying out the table…',
    sitter: (name: string) => `Who decides for ${name}`,
    going: 'A game is on the table.',
    goOn: 'Go on',
    done: 'The smoke has cleared. The after-game can begin.',
    report: 'Hand in the report',
    again: 'Play it anew',
    byHand: 'It was played on a real table',
    byHandNote: 'Tell how everybody came out of it; the rest is reckoned here.',
  },
  points: (n: number, of: number) => `${n} of ${of} points`,
  times: (words: string, n: number) => `${words} ×${n}`,
  roll: {
    name: 'Name',
    clean: '–',
  },
  chart: {
    label: (what: string, names: readonly string[]) => `${what} of ${joined(names)} after each game`,
    start: 'Start',
    after: (n: number) => `After game ${n}`,
    none: 'The chart begins with the first game.',
    table: 'The same in figures',
  },
  graves: {
    title: 'Graves and farewells',
    none: 'Nobody yet. It will not stay so.',
  },
  history: {
    title: 'The chronicle',
    none: 'Nothing to tell yet.',
    founding: 'Before the first game',
    now: 'now',
    replay: 'Watch it again',
  },
};
