import { advance as advanceOf } from '../../data/advances.ts';
import type { LeavingId } from '../../data/leaving.ts';
import { profile as profileOf } from '../../data/profiles/profiles.ts';
import type {
  FaithEvent,
  GroundChange,
  Manner,
  Modifier,
  PortalChange,
  QualityPurpose,
  Result,
  RolledSide,
} from '../../events.ts';
import { SQUARE } from '../../rules/ground/haunts.ts';
import { type Clock, DUMMY, type FaithState, type SecretKind } from '../../state.ts';
import {
  capital,
  declarationOf,
  deedOf,
  listed,
  modifierOf,
  named,
  nameOf,
  namesOf,
  partyName,
  plain,
  sceneryName,
  tokenName,
} from './names.ts';
import { goneName, placeName, whereabouts } from './places.ts';
import { attackWords, conditionWords, dieWords } from './said.ts';

type Event<Type extends FaithEvent['type']> = Extract<FaithEvent, { type: Type }>;
type Lines = {
  readonly [Type in FaithEvent['type']]: (event: Event<Type>, s: FaithState) => string;
};

/** A fact in one line, with its numbers. */
export function describe(event: FaithEvent, s: FaithState): string {
  const tell = LINES[event.type] as (event: FaithEvent, s: FaithState) => string;
  return tell(event, s);
}

const PURPOSES: Readonly<Record<QualityPurpose, string>> = {
  activation: 'to act',
  fear: 'not to lose heart',
  morale: 'to stay',
  climb: 'to climb',
  fall: 'to land well',
  stairs: 'to keep upright on the stairs',
  ladder: 'to keep hold of the ladder',
  throw: 'to throw straight',
  resist: 'to resist',
  reaction: 'to fire in time',
  'close-shot': 'to fire at arm’s length',
  hazard: 'to bear that ground',
  scared: 'to keep moving',
  insanity: 'to live through it',
  cure: 'for a clear head',
  orphan: 'to go on without a Master',
  mishap: 'to hold on',
  infection: 'to fight the infection',
  corruption: 'against the memory of another life',
  scenario: 'for the story',
};

const MOVED: Readonly<Record<Manner, string>> = {
  move: 'went to',
  charge: 'charged to',
  recoil: 'was driven back to',
  flee: 'fled to',
  disengage: 'broke away to',
  fly: 'flew to',
  'on-the-way': 'came as far as',
  climb: 'climbed to',
  fall: 'fell to',
  teleport: 'was suddenly at',
  swarm: 'closed up at',
  swap: 'changed places and stood at',
  placed: 'took up a place at',
};

const RESULTS: Readonly<Record<Result, string>> = {
  none: 'nothing comes of it',
  recoil: 'gives ground',
  fall: 'is knocked down',
  killed: 'is killed',
  gruesome: 'dies horribly',
  wounded: 'is wounded',
  'apparently-dead': 'lies as if dead',
  staked: 'is staked to the ground',
};

const LEFT: Readonly<Record<LeavingId, string>> = {
  killed: 'is dead',
  'killed-gruesome': 'is dead, and it was not a pretty sight',
  routed: 'has run for good',
  collapsed: 'has collapsed',
  banished: 'is banished',
  sacrificed: 'was sacrificed',
  left: 'has left the table',
  dismissed: 'has vanished',
};

const WEAPON: Readonly<Record<Event<'weapon'>['change'], string>> = {
  drawn: 'took in hand',
  slung: 'put away',
  loaded: 'loaded',
  emptied: 'emptied',
  jammed: 'has jammed',
  lost: 'will not use again',
  mended: 'put right',
  taken: 'picked up',
  'used-up': 'used up',
};

const GROUND: Readonly<Record<GroundChange, string>> = {
  defiled: 'is defiled',
  'ladder-destroyed': 'is blown to pieces',
  wrecked: 'is no more',
};

const PORTALS: Readonly<Record<PortalChange, string>> = {
  opened: 'opened the door',
  shut: 'shut the door',
  smashed: 'smashed the door',
  'garlic-removed': 'took the garlic away',
};

const TOKENS: Readonly<Record<Event<'token'>['change'], string>> = {
  taken: 'has it now',
  given: 'was handed it',
  dropped: 'let it fall',
};

const ENDED: Readonly<Record<string, string>> = {
  'wiped-out': 'Nobody is left to fight.',
  'both-gone': 'Nobody is left at all.',
  'time-up': 'The last round is over.',
  truce: 'They agreed to let it be.',
};

/** Why it is over, as a sentence. */
export function endingOf(reason: string): string {
  return ENDED[reason] ?? capital(plain(reason));
}

function sum(modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ by, value }) => ` ${value < 0 ? '-' : '+'} ${Math.abs(value)} ${modifierOf(by)}`)
    .join('');
}

/** FF-GEN-12: how a roll of so many dice came out. */
function passed(successes: number, dice: number): string {
  if (dice === 1) return successes === 1 ? 'it did' : 'it did not';
  if (successes === dice) return dice === 2 ? 'both did' : `all ${dice} did`;
  return successes === 0 ? 'none did' : `${successes} of ${dice} did`;
}

function rolledBy({ combat, die, modifiers, total }: RolledSide): string {
  return `${die} + ${combat}${sum(modifiers)} = ${total}`;
}

function environment({ time, day, moon, weather }: Clock): string {
  const hour = time === 'fixed' ? (day ? 'Day' : 'Night') : time === 'dawn' ? 'Before dawn' : 'Twilight';
  const sky = [moon ? 'a full moon' : '', weather === 'normal' ? '' : weather].filter(
    (words) => words !== '',
  );
  return sky.length === 0 ? `${hour}.` : `${hour}, ${listed(sky)}.`;
}

/** FF-GEN-19: what the truth is, once it may be said. */
const SECRETS: Readonly<Record<SecretKind, (of: string, truth: string) => string>> = {
  lair: (of, truth) => `${of} waits in the ${truth}.`,
  marker: (of, truth) => `${of} is ${truth}.`,
  token: (_of, truth) => `Under the counter lies ${truth}.`,
  guise: (of, truth) => `${of} is a ${truth}.`,
  corruption: (_of, truth) => `${truth} has been bought.`,
  aim: (of, truth) => `The secret aim of ${of}: ${truth}`,
};

function secretText(
  { kind, of, truth }: Pick<Event<'disclosed'>, 'kind' | 'of' | 'truth'>,
  s: FaithState,
): string {
  if (kind === 'aim') return SECRETS.aim(partyName(s, Number(of)), aimText(s, truth));
  return SECRETS[kind](nameOf(s, of), secretName(s, truth));
}

/** An aim as its author wrote it. */
function aimText({ story }: FaithState, id: string): string {
  const aim = story.document.aims?.find((one) => one.id === id);
  return aim === undefined ? `${plain(id)}.` : `${aim.name}. ${aim.text}`;
}

function secretName(s: FaithState, truth: string): string {
  return truth === DUMMY
    ? 'nothing'
    : s.models.some(({ id }) => id === truth)
      ? nameOf(s, truth)
      : plain(truth);
}

/** Deeds that are said to be done at somebody. */
const AIMED: ReadonlySet<string> = new Set(['aimed-burst', 'aimed-shot', 'burst', 'close-shot', 'shot']);

const LINES: Lines = {
  rolled: ({ seat, model, die, purpose }, s) => {
    const who = model !== null ? nameOf(s, model) : seat === null ? 'The die' : partyName(s, seat);
    return `${who}: ${die} for ${dieWords[purpose] ?? plain(purpose)}.`;
  },
  quality: ({ model, purpose, quality, modifiers, dice, successes }, s) => {
    const faces = dice.filter(({ automatic }) => !automatic).map(({ face }) => face);
    if (faces.length === 0) return `${nameOf(s, model)} needed no roll ${PURPOSES[purpose]}.`;
    const rolled = `${nameOf(s, model)} rolled ${PURPOSES[purpose]}: ${faces.join(' ')}${sum(modifiers)}`;
    const free = dice.length - faces.length;
    const besides = free === 0 ? '' : `, and ${free === 1 ? 'one' : free} without a roll`;
    return `${rolled}; ${quality} or more will do, and ${passed(successes - free, faces.length)}${besides}.`;
  },
  rerolled: ({ model, from, to }, s) => `${nameOf(s, model)} rolled again: ${to} in place of ${from}.`,
  fought: ({ kind, weapon, attacker, target, result, back }, s) => {
    const whose = attacker.model === null ? capital(attackWords[kind]) : nameOf(s, attacker.model);
    const how = weapon === null ? '' : ` with ${weapon === 'spell' ? attackWords.spell : plain(weapon)}`;
    const came = [
      ...(result === 'none' ? [] : [`${nameOf(s, target.model)} ${RESULTS[result]}`]),
      ...(back === 'none' ? [] : [`${whose} ${RESULTS[back]}`]),
    ];
    return `${whose} against ${nameOf(s, target.model)}${how}: ${rolledBy(attacker)} to ${rolledBy(target)}; ${came.length === 0 ? RESULTS.none : came.join(', ')}.`;
  },
  phase: ({ round, seat }, s) => `Round ${round}. ${seat === null ? '' : `${partyName(s, seat)} to act.`}`,
  role: ({ seat, role }, s) => `${partyName(s, seat)}: ${role}.`,
  terrain: ({ pieces }) =>
    pieces === 0 ? 'Bare ground.' : `The ground is laid out: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
  environment: ({ clock }) => environment(clock),
  rounds: ({ rounds }) => `${rounds} rounds will be played.`,
  side: ({ seat, edge }, s) => `${partyName(s, seat)} comes from the ${edge}.`,
  haunts: ({ model, place }, s) =>
    `${nameOf(s, model)} haunts ${place === SQUARE ? 'a piece of open ground' : placeName(s, place)}.`,
  initiative: ({ order }, s) => `In this order: ${listed(order.map((seat) => partyName(s, seat)))}.`,
  nominated: ({ models, dice, declared }, s) =>
    `${namesOf(s, models)}: ${dice} ${dice === 1 ? 'die' : 'dice'}${declared === null ? '' : `, and ${declarationOf(s, declared)} declared`}.`,
  activated: ({ models, actions }, s) =>
    actions === 0
      ? `${namesOf(s, models)} ${models.length === 1 ? 'does' : 'do'} nothing.`
      : `${namesOf(s, models)}: ${actions} ${actions === 1 ? 'action' : 'actions'}.`,
  turnover: ({ seat }, s) => `Two failures: the turn slips from ${partyName(s, seat)}.`,
  passed: ({ seat }, s) => `${partyName(s, seat)} let it be.`,
  acted: ({ model, action, target }, s) =>
    `${nameOf(s, model)}: ${deedOf(action)}${target === null ? '' : `${AIMED.has(action) ? ' at' : ','} ${nameOf(s, target)}`}.`,
  moved: ({ model, manner, x, y }, s) => `${nameOf(s, model)} ${MOVED[manner]} ${whereabouts(s, { x, y })}.`,
  charged: ({ model, targets }, s) => `${nameOf(s, model)} goes for ${namesOf(s, targets)}.`,
  ground: ({ model, thing, change }, s) =>
    `${capital(change === 'wrecked' ? goneName(s, thing) : placeName(s, thing))} ${GROUND[change]}${model === null ? '' : ` by ${nameOf(s, model)}`}.`,
  bashed: ({ models, portal, die, modifiers, total, needed }, s) =>
    `${namesOf(s, models)} against ${sceneryName(s, portal)}: ${die}${sum(modifiers)} = ${total}; ${needed} would do.`,
  portal: ({ model, portal, change }, s) =>
    `${nameOf(s, model)} ${PORTALS[change]}: ${sceneryName(s, portal)}.`,
  posture: ({ model, posture }, s) =>
    `${nameOf(s, model)} ${posture === 'standing' ? 'is up' : posture === 'fallen' ? 'is down' : 'is down, and badly'}.`,
  condition: ({ model, condition, begins }, s) =>
    `${nameOf(s, model)} ${begins ? 'is' : 'is no longer'} ${conditionWords[condition]}.`,
  'lost-quality': ({ model, quality }, s) => `${nameOf(s, model)} is the worse for it: Quality ${quality}+.`,
  weapon: ({ model, weapon, change }, s) => `${nameOf(s, model)} ${WEAPON[change]}: ${plain(weapon)}.`,
  burst: ({ model, weapon, x, y }, s) =>
    `${capital(plain(weapon))} of ${nameOf(s, model)} bursts at ${whereabouts(s, { x, y })}.`,
  left: ({ model, how, by }, s) =>
    `${nameOf(s, model)} ${LEFT[how]}${by === null ? '' : `, by ${nameOf(s, by)}`}.`,
  frightened: ({ model, failures }, s) =>
    failures === 0 ? `${nameOf(s, model)} holds firm.` : `${nameOf(s, model)} loses heart.`,
  advance: ({ seat, advance, model, thing }, s) => {
    const about = [
      ...(model === null ? [] : [nameOf(s, model)]),
      ...(thing === null ? [] : [named(s, thing)]),
    ];
    return `${partyName(s, seat)}: ${advanceOf(advance).title}${about.length === 0 ? '' : `, ${about.join(', ')}`}.`;
  },
  turned: ({ model, party, profile }, s) =>
    profile === null
      ? `${nameOf(s, model)} goes over to ${partyName(s, party)}.`
      : `${nameOf(s, model)} is changed for ever: ${profileOf(profile).title}, of ${partyName(s, party)}.`,
  lamp: () => 'Glass breaks, and a light goes out.',
  dayBreaks: ({ day }) => (day ? 'The sun is up.' : 'Night has fallen.'),
  concealed: (event, s) => `${secretText(event, s)} Only you know.`,
  disclosed: (event, s) => secretText(event, s),
  truce: ({ seat, agreed, end }, s) =>
    agreed
      ? end === 'now'
        ? 'All agreed to end it.'
        : 'All agreed that this is the last round.'
      : `${partyName(s, seat)} would end it; nobody else would.`,
  story: ({ model, text }, s) => (model === null ? text : `${nameOf(s, model)}: ${text}`),
  heldBack: ({ seat, models }, s) =>
    `${partyName(s, seat)} keeps ${models.length === 1 ? 'one' : models.length} back.`,
  gift: ({ model, gift }, s) => `${nameOf(s, model)} is given something: ${plain(gift)}.`,
  scored: ({ seat, points }, s) =>
    `${partyName(s, seat)}: ${points} victory ${points === 1 ? 'point' : 'points'}.`,
  revealed: ({ kind }, s) => (kind === null ? 'Nothing there.' : `It is this: ${tokenName(s, kind)}.`),
  token: ({ model, kind, change }, s) => `${nameOf(s, model)} ${TOKENS[change]}: ${tokenName(s, kind)}.`,
  ended: ({ reason, winners, text, points }, s) =>
    [
      text ?? endingOf(reason),
      winners.length === 0 ? 'Nobody has won.' : `${listed(winners.map((seat) => partyName(s, seat)))} won.`,
      `Victory points: ${points.join(' to ')}.`,
    ].join(' '),
};
