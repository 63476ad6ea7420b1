import type { BayonetPointEvent, Modifier, TestKind } from '../events.ts';
import type { BayonetPointState } from '../state.ts';
import { capital, nameOf, plain, sideName } from './names.ts';

type Event<Type extends BayonetPointEvent['type']> = Extract<BayonetPointEvent, { type: Type }>;
type Lines = {
  readonly [Type in BayonetPointEvent['type']]: (event: Event<Type>, s: BayonetPointState) => string;
};

/** A fact in one line, with its numbers. */
export function describe(event: BayonetPointEvent, s: BayonetPointState): string {
  const tell = LINES[event.type] as (event: BayonetPointEvent, s: BayonetPointState) => string;
  return tell(event, s);
}

const STEPS: Readonly<Record<Event<'stepBegan'>['step'], string>> = {
  armies: 'The drum goes round the villages',
  terrain: 'The ground is surveyed',
  deployment: 'Both sides form up',
  initiative: 'The armies eye each other',
  'flight-1': 'Whoever was running runs on',
  activations: 'Orders go out',
  melees: 'Steel is crossed where it was crossed before',
  'flight-2': 'Whoever is running runs on',
  end: 'The smoke drifts off',
};

const TESTS: Readonly<Record<TestKind, readonly [passed: string, failed: string]>> = {
  activation: ['obeys', 'does not stir'],
  vision: ['sees', 'sees nothing of'],
  morale: ['keeps its nerve', 'loses its nerve'],
  horsemanship: ['keeps his seat', 'loses his stirrups'],
  shooting: ['hits', 'misses'],
  melee: ['strikes', 'fails to touch'],
};

/** BP-MOR-02: what a test of morale was about, by the rule that asked for it. */
const NERVE: Readonly<Record<string, readonly [passed: string, failed: string]>> = {
  'BP-CHG-03': ['goes in with a will', 'will not charge'],
  'BP-CHG-06': ['stands to be charged', 'will not stand'],
  'BP-MOR-07': ['sees men fall and stays', 'has seen too many fall'],
  'BP-MOR-08': ['stays without its leader', 'is lost without its leader'],
  'BP-MOR-09': ['is reined in', 'cannot be reined in'],
  'BP-MOR-10': ['stays at half its strength', 'has had enough at half its strength'],
  'BP-MOR-16': ['finds its nerve', 'does not find its nerve'],
};

function sum(rating: number, modifiers: readonly Modifier[], threshold: number): string {
  if (modifiers.length === 0) return `${rating}`;
  const parts = modifiers.map(({ by, value, to }) => {
    const added = to === 'rating' ? value : -value;
    return ` ${added < 0 ? '-' : '+'} ${Math.abs(added)} ${plain(by)}`;
  });
  return `${rating}${parts.join('')}, so ${threshold}`;
}

const MOVED: Readonly<Record<Event<'moved'>['how'], string>> = {
  move: 'goes',
  charge: 'charges',
  flee: 'runs',
  pursue: 'gives chase',
  'driven-back': 'falls back',
  run: 'runs for cover',
  cross: 'climbs over',
  enter: 'gets in',
  leave: 'gets out',
  shift: 'makes room and stands',
};

const OUTCOMES: Readonly<Record<Event<'outcome'>['result'], string>> = {
  incapacitated: 'that is the end of it',
  wounded: 'a wound',
  'driven-back': 'driven back',
  'go-to-ground': 'down he goes',
  'no-effect': 'a hole in the hat',
};

const DOWN: Readonly<Record<Event<'struckDown'>['how'], string>> = {
  wounded: 'lies bleeding',
  ground: 'hugs the ground',
  out: 'will not answer the roll again',
  routed: 'is last seen on the road home',
  pursued: 'is gone after them, over the hill',
};

const HORSES: Readonly<Record<Event<'horse'>['fate'], string>> = {
  wounded: 'goes lame',
  killed: 'is killed under him',
  'ran-off': 'bolts without him',
  waits: 'stands waiting, reins trailing',
  'driven-off': 'is chased off with the flat of a blade',
  gone: 'goes its own way',
};

const ANIMALS: Readonly<Record<Event<'animal'>['fate'], string>> = {
  led: 'follows',
  'let-go': 'slips from the hand of',
  taken: 'leaves the field with',
};

const REASONS: Readonly<Record<string, string>> = {
  'nobody-left': 'Nobody is left to fight',
  'time-up': 'Night falls on the field',
  conceded: 'The colours are struck',
};

const LINES: Lines = {
  rolled: ({ seat, die, purpose }, s) => `${sideName(s, seat)} rolls ${die} for ${plain(purpose)}.`,
  armyRolled: ({ seat, units, figures, points }, s) =>
    `The drum raises ${figures} men for ${sideName(s, seat)}, under ${units} commands, worth ${points} points.`,
  terrain: ({ pieces }) =>
    pieces === 0 ? 'Not a bush on the whole field.' : `The ground has ${pieces} features worth a name.`,
  sideTaken: ({ seat, edge }, s) => `${sideName(s, seat)} holds the ${edge} edge.`,
  deployed: ({ unit }, s) => `${nameOf(s, unit)} forms up.`,
  cameOn: ({ figure, x, y }, s) => `${nameOf(s, figure)} comes on at ${x}, ${y}.`,
  scenarioRolled: ({ die, name }) => `The die says ${die}: ${name}.`,
  roleTaken: ({ seat, role }, s) => `${sideName(s, seat)}: ${plain(role)}.`,
  numberSet: ({ name, amount }) => `${capital(plain(name))}: ${amount}.`,
  moraleRolled: ({ who, die, morale }, s) => `${nameOf(s, who)} rolls ${die}: a morale of ${morale}.`,
  turnsKnown: ({ turns }) => `There is time for ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
  objectsPlaced: ({ name, count }) => `${name}, and ${count - 1} more of the kind.`,
  storyGoesOn: ({ of }) => `${capital(plain(of))}!`,
  roused: ({ unit }, s) => `${nameOf(s, unit)} drops the silver and looks for its muskets.`,
  animal: ({ figure, name, fate }, s) => `${name} ${ANIMALS[fate]} ${nameOf(s, figure)}.`,
  through: ({ figure }, s) => `${nameOf(s, figure)} is away.`,
  keptOff: ({ unit }, s) => `No room for ${nameOf(s, unit)}: it waits down the road.`,
  stepBegan: ({ step, turn }) => `Turn ${turn}. ${STEPS[step]}.`,
  initiative: ({ seat }, s) => `${sideName(s, seat)} has the initiative.`,
  tested: ({ rule, test, who, against, die, rating, modifiers, threshold, passed }, s) => {
    const whom = against === null ? '' : ` ${nameOf(s, against)}`;
    const [yes, no] = NERVE[rule] ?? TESTS[test];
    return `${nameOf(s, who)} ${passed ? yes : no}${whom} (${die} against ${sum(rating, modifiers, threshold)}).`;
  },
  activated: ({ unit }, s) => `${nameOf(s, unit)} is up and doing.`,
  order: ({ unit, order }, s) => `${nameOf(s, unit)}: ${plain(order)}!`,
  gathersRound: ({ unit, figure }, s) => `${nameOf(s, unit)} looks to ${nameOf(s, figure)} now.`,
  gotUp: ({ figure }, s) => `${nameOf(s, figure)} gets up.`,
  moved: ({ figure, how, x, y, gait }, s) =>
    `${nameOf(s, figure)} ${MOVED[how]}${gait === 'halt' ? '' : ` at a ${gait}`} to ${x}, ${y}.`,
  acted: ({ figure, action, done }, s) =>
    `${nameOf(s, figure)}: ${plain(action)}${done ? '' : ', and is not done yet'}.`,
  charges: ({ unit, target }, s) => `${nameOf(s, unit)} makes to charge ${nameOf(s, target)}.`,
  outcome: ({ figure, die, total, result }, s) =>
    `${nameOf(s, figure)} is hit (${die === total ? die : `${die}, counts ${total}`}): ${OUTCOMES[result]}.`,
  horse: ({ figure, fate }, s) => `The horse of ${nameOf(s, figure)} ${HORSES[fate]}.`,
  struckDown: ({ figure, how }, s) => `${nameOf(s, figure)} ${DOWN[how]}.`,
  rose: ({ figure }, s) => `${nameOf(s, figure)} is on his feet again.`,
  flees: ({ unit, final }, s) => `${nameOf(s, unit)} breaks${final ? ', and for good' : ''}.`,
  rallied: ({ unit }, s) => `${nameOf(s, unit)} remembers its colours and stands.`,
  pursues: ({ unit, prey }, s) => `${nameOf(s, unit)} is after ${nameOf(s, prey)}.`,
  pursuitEnded: ({ unit }, s) => `${nameOf(s, unit)} lets them go.`,
  ended: ({ reason, winner, text, minor }, s) => {
    const why = text ?? `${REASONS[reason] ?? capital(plain(reason))}.`;
    if (winner === null) return `${why} Nobody has won.`;
    return `${why} ${sideName(s, winner)} has won${minor ? ', just' : ''}.`;
  },
};
