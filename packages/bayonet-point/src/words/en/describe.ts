import type { BayonetPointEvent, Modifier, TestKind } from '../../events.ts';
import type { BayonetPointState } from '../../state.ts';
import { capital, nameOf, ownOrderName, sideName, whom } from './names.ts';
import { ruleText } from './scenarios.ts';
import { term } from './vocabulary.ts';

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
  armies: 'The drum went round the villages',
  terrain: 'The ground was surveyed',
  deployment: 'Both sides formed up',
  initiative: 'The armies eyed each other',
  'flight-1': 'Whoever was running ran on',
  activations: 'Orders went out',
  melees: 'Steel was crossed where it had been crossed before',
  'flight-2': 'Whoever was still running ran on',
  end: 'The smoke drifted off',
};

const TESTS: Readonly<Record<TestKind, readonly [passed: string, failed: string]>> = {
  activation: ['obeyed', 'did not stir'],
  vision: ['saw', 'saw nothing of'],
  morale: ['did not waver', 'wavered'],
  horsemanship: ['kept his seat', 'lost his stirrups'],
  shooting: ['hit', 'missed'],
  melee: ['struck', 'failed to touch'],
};

/** BP-MOR-02: what a test of morale was about, by the rule that asked for it. */
const NERVE: Readonly<Record<string, readonly [passed: string, failed: string]>> = {
  'BP-CHG-03': ['went in with a will', 'would not charge'],
  'BP-CHG-06': ['stood to be charged', 'would not stand'],
  'BP-MOR-07': ['saw men fall and stayed', 'saw too many fall'],
  'BP-MOR-08': ['stayed without a leader', 'lost heart without a leader'],
  'BP-MOR-09': ['reined in', 'could not be reined in'],
  'BP-MOR-10': ['stayed at half strength', 'had enough at half strength'],
  'BP-MOR-16': ['took heart again', 'did not take heart'],
};

function sum(rating: number, modifiers: readonly Modifier[], threshold: number): string {
  if (modifiers.length === 0) return `${rating}`;
  const parts = modifiers.map(({ by, value, to }) => {
    const added = to === 'rating' ? value : -value;
    return ` ${added < 0 ? '-' : '+'} ${Math.abs(added)} ${term(by)}`;
  });
  return `${rating}${parts.join('')}, so ${threshold}`;
}

/** An aim as its author wrote it. */
function aimText({ battle: { scenario } }: BayonetPointState, id: string): string {
  const aim = 'aims' in scenario ? scenario.aims?.find((one) => one.id === id) : undefined;
  return aim === undefined ? `${term(id)}.` : `${aim.name}. ${aim.text}`;
}

const MOVED: Readonly<Record<Event<'moved'>['how'], string>> = {
  move: 'went',
  charge: 'charged',
  flee: 'ran',
  pursue: 'gave chase',
  'driven-back': 'fell back',
  run: 'ran for cover',
  cross: 'climbed over',
  enter: 'got in',
  leave: 'got out',
  shift: 'made room',
};

/** BP-HIT-16: of several hits at once, what each would do alone; what he comes to is told after the last. */
const OUTCOMES: Readonly<Record<Event<'outcome'>['result'], string>> = {
  incapacitated: 'mortally',
  wounded: 'a wound',
  'driven-back': 'hard enough to be driven back',
  'go-to-ground': 'near enough to make him duck',
  'no-effect': 'in the hat',
};

const DOWN: Readonly<Record<Event<'struckDown'>['how'], string>> = {
  wounded: 'lay bleeding',
  ground: 'hugged the ground',
  out: 'will not answer the roll again',
  routed: 'was last seen on the road home',
  pursued: 'went after them, over the hill',
};

const HORSES: Readonly<Record<Event<'horse'>['fate'], string>> = {
  wounded: 'went lame',
  killed: 'was killed under him',
  'ran-off': 'bolted without him',
  waits: 'stood waiting, reins trailing',
  'driven-off': 'was chased off with the flat of a blade',
  gone: 'went its own way',
};

const ANIMALS: Readonly<Record<Event<'animal'>['fate'], string>> = {
  led: 'followed',
  'let-go': 'slipped from the hand of',
  taken: 'left the field with',
};

const REASONS: Readonly<Record<string, string>> = {
  'nobody-left': 'Nobody was left to fight',
  'time-up': 'Night fell on the field',
  conceded: 'The colours were struck',
};

/** Why a battle is over. */
export function endingOf(reason: string): string {
  return `${REASONS[reason] ?? capital(term(reason))}.`;
}

/** Somebody, or a whole unit at once where its men are told of one by one. */
export function unitMoved(unit: string, how: Event<'moved'>['how'], gait: Event<'moved'>['gait']): string {
  return `${unit} ${MOVED[how]}${gait === 'halt' ? '' : ` at a ${gait}`}.`;
}

export function unitCameOn(unit: string): string {
  return `${unit} came on.`;
}

export function unitActed(unit: string, action: string, done: boolean): string {
  return `${unit}: ${term(action)}${done ? '' : ', and not done yet'}.`;
}

const LINES: Lines = {
  rolled: ({ seat, die, purpose }, s) => `${sideName(s, seat)} rolled ${die} for ${term(purpose)}.`,
  armyRolled: ({ seat, units, figures, points, dice }, s) => {
    const rolled = Object.entries(dice ?? {}).map(([what, faces]) => `${what} ${faces.join(' ')}`);
    const shown = rolled.length === 0 ? '' : ` (${rolled.join('; ')})`;
    return `The drum raised ${figures} men for ${sideName(s, seat)}, under ${units} commands, worth ${points} points${shown}.`;
  },
  terrain: ({ pieces }) =>
    pieces === 0 ? 'Not a bush on the whole field.' : `The ground has ${pieces} features worth a name.`,
  sideTaken: ({ seat, edge }, s) => `${sideName(s, seat)} took the ${edge} edge.`,
  deployed: ({ unit }, s) => `${nameOf(s, unit)} formed up.`,
  cameOn: ({ figure }, s) => `${nameOf(s, figure)} came on.`,
  scenarioRolled: ({ die, name }) => `The die says ${die}: ${name}.`,
  roleTaken: ({ seat, role }, s) => `${sideName(s, seat)}: ${term(role)}.`,
  numberSet: ({ name, amount }) => `${capital(term(name))}: ${amount}.`,
  moraleRolled: ({ who, die, morale }, s) => `${nameOf(s, who)} rolled ${die}: a morale of ${morale}.`,
  turnsKnown: ({ turns }) => `There is time for ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
  objectsPlaced: ({ name, count }) => `${name}, and ${count - 1} more of the kind.`,
  aimTaken: ({ aim }, s) => `Sealed orders: ${aimText(s, aim)}`,
  aimShown: ({ seat, aim }, s) => `The sealed orders of ${sideName(s, seat)}: ${aimText(s, aim)}`,
  wrecked: ({ piece }) => `No more: ${term(piece)}.`,
  storyGoesOn: ({ of }, s) => ruleText(s.battle.scenario, of) ?? `${capital(term(of))}!`,
  roused: ({ unit }, s) => `${nameOf(s, unit)} dropped the silver and looked for their muskets.`,
  animal: ({ figure, name, fate }, s) => `${name} ${ANIMALS[fate]} ${whom(s, figure)}.`,
  through: ({ figure }, s) => `${nameOf(s, figure)} got away.`,
  keptOff: ({ unit }, s) => `No room for ${whom(s, unit)}, who had to wait down the road.`,
  stepBegan: ({ step, turn }) => `Turn ${turn}. ${STEPS[step]}.`,
  initiative: ({ seat }, s) => `${sideName(s, seat)} took the initiative.`,
  tested: ({ rule, test, who, against, die, rating, modifiers, threshold, passed }, s) => {
    const other = against === null ? '' : ` ${whom(s, against)}`;
    const [yes, no] = NERVE[rule] ?? TESTS[test];
    // BP-GEN-12: where a natural ten always misses, the sum does not say why.
    const spoilt = !passed && die <= threshold ? `, but a natural ${die} never does` : '';
    return `${nameOf(s, who)} ${passed ? yes : no}${other} (${die}; ${sum(rating, modifiers, threshold)} or less would do${spoilt}).`;
  },
  activated: ({ unit }, s) => `${nameOf(s, unit)} sprang to it.`,
  order: ({ unit, order }, s) =>
    `${nameOf(s, unit)}: ${order.startsWith('do:') ? ownOrderName(order, s) : term(order)}!`,
  gathersRound: ({ unit, figure }, s) => `${nameOf(s, unit)} looked to ${whom(s, figure)} from then on.`,
  gotUp: ({ figure }, s) => `${nameOf(s, figure)} got up.`,
  moved: ({ figure, how, gait }, s) => unitMoved(nameOf(s, figure), how, gait),
  acted: ({ figure, action, done }, s) =>
    `${nameOf(s, figure)}: ${term(action)}${done ? '' : ', and was not done yet'}.`,
  charges: ({ unit, target }, s) => `${nameOf(s, unit)} made to charge ${whom(s, target)}.`,
  outcome: ({ figure, die, total, result }, s) =>
    `${nameOf(s, figure)} was hit (${die === total ? die : `${die}, counts ${total}`}): ${OUTCOMES[result]}.`,
  horse: ({ figure, fate }, s) => `The horse of ${whom(s, figure)} ${HORSES[fate]}.`,
  struckDown: ({ figure, how }, s) => `${nameOf(s, figure)} ${DOWN[how]}.`,
  rose: ({ figure }, s) => `${nameOf(s, figure)} was on his feet again.`,
  flees: ({ unit, final }, s) => `${nameOf(s, unit)} broke${final ? ', and for good' : ''}.`,
  rallied: ({ unit }, s) => `${nameOf(s, unit)} remembered the colours and stood.`,
  pursues: ({ unit, prey }, s) => `${nameOf(s, unit)} went after ${whom(s, prey)}.`,
  pursuitEnded: ({ unit }, s) => `${nameOf(s, unit)} let them go.`,
  ended: ({ reason, winner, text, minor }, s) => {
    const why = text ?? endingOf(reason);
    if (winner === null) return `${why} Nobody won.`;
    return `${why} ${sideName(s, winner)} won${minor ? ', just' : ''}.`;
  },
};
