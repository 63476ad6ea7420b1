import type { Pending, Prompt, PromptOption } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FearAndFaith } from '../../game.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import type { FaithState, SecretKind } from '../../state.ts';
import { capital, nameOf, namesOf, partyName, plain, tokenName } from './names.ts';

/** Whatever a question may bring along. */
interface Facts {
  readonly model?: string;
  readonly models?: readonly string[];
  readonly options?: readonly string[];
  readonly offers?: readonly ActionOffer[];
  readonly at?: readonly Spot[];
  readonly left?: number;
  readonly needed?: number;
  readonly reach?: number;
  readonly purpose?: string;
  readonly role?: string;
  readonly end?: 'now' | 'round';
  readonly kind?: string;
  readonly target?: string;
  readonly secret?: SecretKind;
  readonly of?: string;
  readonly room?: string;
  readonly why?: 'deploy' | 'arrive' | 'wake';
  readonly text?: string;
  readonly token?: string;
  readonly gift?: string;
  readonly limits?: object;
}

/** A question in words. */
export function prompt(pending: Pending<FearAndFaith>, s: FaithState): Prompt {
  const facts: Facts = pending.question;
  const who = facts.model === undefined ? partyName(s, pending.seat) : nameOf(s, facts.model);
  return {
    title: TITLES[pending.kind](who, facts, s),
    about: { figures: [...(facts.model === undefined ? [] : [facts.model]), ...(facts.models ?? [])] },
    options: (facts.options ?? []).map((id, i) => optionOf(pending.kind, id, i, facts, s)),
  };
}

function optionOf(
  kind: Pending<FearAndFaith>['kind'],
  id: string,
  i: number,
  facts: Facts,
  s: FaithState,
): PromptOption {
  const offered = facts.offers?.find((one) => one.id === id);
  if (offered !== undefined) return actionOption(offered, s);
  const at = facts.at?.[i];
  const figure = s.models.some((model) => model.id === id);
  return {
    id,
    words: figure ? nameOf(s, id) : (OPTIONS[`${kind}/${id}`] ?? OPTIONS[id] ?? spelled(kind, id, s)),
    ...(at === undefined ? {} : { at }),
    ...(figure ? { figure: id } : {}),
    ...(figure && kind === 'nominate' ? { starts: 'send' as const } : {}),
    ...MEANS[id],
  };
}

/** "transfix/m3" and the like: what it is, and whom or what it names. */
function spelled(kind: string, id: string, s: FaithState): string {
  if (kind === 'recoil')
    return id === '0'
      ? 'Straight back'
      : `${id.replace('-', '')}° to the ${id.startsWith('-') ? 'left' : 'right'}`;
  if (kind === 'flee') {
    const [goal, degrees] = id.split('/') as [string, string];
    return degrees === '0' ? `To the ${goal}` : `To the ${goal}, ${spelled('recoil', degrees, s)}`;
  }
  if (kind === 'layout') return layoutName(s, id);
  const [first, ...rest] = id.split('/');
  const named = rest.map((part) =>
    s.models.some((model) => model.id === part) ? nameOf(s, part) : plain(part),
  );
  return capital([plain(first!), ...named].join(', '));
}

/** FF-SCN: as its author has named it. */
function layoutName({ story }: FaithState, id: string): string {
  return story.document.layouts?.find((layout) => layout.id === id)?.name ?? capital(plain(id));
}

function deedName({ story }: FaithState, deed: string | undefined): string | undefined {
  return story.document.actions?.find(({ id }) => id === deed)?.name;
}

function actionOption(offered: ActionOffer, s: FaithState): PromptOption {
  const { id, action, cost, target, weapon, thing, deed, leads = [] } = offered;
  const about = [
    ...(target === undefined ? [] : [nameOf(s, target)]),
    ...(weapon === undefined ? [] : [plain(weapon)]),
    ...(thing === undefined ? [] : [plain(thing)]),
    ...leads.map(plain),
  ];
  const named = deedName(s, deed) ?? OPTIONS[action] ?? capital(plain(action));
  return {
    id,
    words: about.length === 0 ? named : `${named}: ${about.join(', ')}`,
    ...(cost > 1 ? { note: `${cost} actions` } : {}),
    spends: ['action'],
    ...(target === undefined ? {} : { figure: target }),
    ...(MOVES.includes(action) ? { starts: 'move' as const } : {}),
  };
}

const MOVES: readonly string[] = ['fly-on', 'lead', 'lead-through', 'move', 'rough-move', 'run', 'stalk'];

const OPTIONS: Readonly<Record<string, string>> = {
  1: 'One die',
  2: 'Two dice',
  3: 'Three dice',
  agree: 'Agree',
  'as-drawn': 'As it is',
  'may/no': 'No',
  'may/yes': 'Yes',
  'by-chance': 'By chance',
  'aimed-shot': 'Aim and shoot',
  attacker: 'Attack',
  bash: 'Bash the door',
  'bash-together': 'Bash the door together',
  'break-free': 'Break free',
  'change-back': 'Change back',
  'change-shape': 'Change shape',
  climb: 'Climb',
  concentrate: 'All fire at once',
  concede: 'Give up',
  defender: 'Defend',
  defile: 'Defile the place',
  disengage: 'Break away',
  done: 'That is all',
  'draw-weapon': 'Draw',
  'aimed-burst': 'Aim, then empty the magazine',
  ban: 'Ban',
  burst: 'Fire a burst',
  cast: 'Cast',
  'close-shot': 'Shoot at arm’s length',
  neither: 'Stand and take it',
  'dyingCurse/curse': 'Let it be cursed',
  'dyingCurse/spare': 'Spare it',
  edge: 'Off, by the nearest edge',
  'fly-on': 'Fly, and stay in the air',
  'last-round': 'Call for the last round',
  hold: 'Hold on',
  entangle: 'Entangle',
  ladder: 'Take the ladder',
  lead: 'Lead',
  'lead-off': 'Lead off the table',
  'lead-through': 'Lead through difficult ground',
  'leave-table': 'Leave the table',
  'let-go': 'Let go',
  'unveil/keep': 'Keep it secret',
  'unveil/unveil': 'Now',
  'conceal/nothing': 'Nobody',
  'lift-curse': 'Lift the curse',
  move: 'Move',
  nothing: 'Declare nothing',
  order: 'Give an order',
  own: 'Draw it yourself',
  'pick-up': 'Pick up',
  pass: 'Let it be',
  possess: 'Possess',
  pray: 'Pray against',
  'power-strike': 'Strike with all its strength',
  'openDoor/open': 'It opens',
  'openDoor/shut': 'It stays shut',
  'followUp/nobody': 'Nobody',
  'destroy-staked': 'Make an end of it',
  'hold-stake': 'Hold the stake',
  prime: 'Prime',
  'remove-stake': 'Pull out the stake',
  'raise-dead': 'Raise the dead',
  refuse: 'Fight on',
  'restart-chainsaw': 'Start the saw again',
  'remove-garlic': 'Take the garlic away',
  roll: 'Roll the dice',
  'rough-move': 'Move through difficult ground',
  run: 'Run, and be known',
  sacrifice: 'Sacrifice',
  shoot: 'Shoot',
  'shoot-lamp': 'Shoot out the light',
  show: 'Come out of hiding',
  'shut-door': 'Shut the door',
  stalk: 'Move unseen',
  'stand-up': 'Get up',
  strike: 'Strike',
  summon: 'Summon',
  teleport: 'Teleport',
  throw: 'Throw',
  transform: 'Transform',
  truce: 'Offer to end it',
};

const MEANS: Readonly<Record<string, Partial<PromptOption>>> = {
  concede: { ends: 'match', grave: true },
  truce: { ends: 'match' },
  pass: { ends: 'turn' },
  done: { ends: 'activation' },
};

/** What somebody is to hide; the question is his alone. */
const CONCEALED: Readonly<Record<SecretKind, (who: string, of: string) => string>> = {
  lair: (_who, of) => `In which room does ${of} wait?`,
  marker: (_who, of) => `Whom does ${of} stand for?`,
  token: (who) => `${who}: under which of them does it lie?`,
  guise: (_who, of) => `What is ${of} in truth?`,
  corruption: (who) => `${who}: which of them have you bought?`,
};

const PLACES: Readonly<Record<NonNullable<Facts['why']>, (who: string) => string>> = {
  deploy: (who) => `Where does ${who} wait?`,
  arrive: (who) => `Where does ${who} come from?`,
  wake: (who) => `${who} is awake. Where does it get up?`,
};

type Title = (who: string, facts: Facts, s: FaithState) => string;

const TITLES: Readonly<Record<Pending<FearAndFaith>['kind'], Title>> = {
  role: (who) => `${who}: come for them, or wait for them?`,
  layout: (who) => `${who}: what ground is it?`,
  layOut: (who) => `${who}: draw the ground.`,
  takeSide: (who) => `${who}: from which edge?`,
  deploy: (who) => `Where does ${who} wait?`,
  place: (who, { why = 'deploy' }) => PLACES[why](who),
  holdBack: (who) => `${who}: who waits for later?`,
  comeOn: (who) => `${who}: who comes now?`,
  lay: (who, { token = '' }, s) => `${who}: where do they lie? ${capital(tokenName(s, token))}.`,
  gift: (who, { gift = '' }) => `${who}: who has it? ${capital(plain(gift))}.`,
  may: (who, { text = '' }) => `${who}: ${text}`,
  swap: (who) => `${who}: shall two of yours change places?`,
  nominate: (who) => `${who}: who goes now?`,
  truce: (who, { end }) =>
    end === 'round' ? `${who}: shall this be the last round?` : `${who}: shall it end here?`,
  declare: (who) => `${who}: anything to declare before the dice?`,
  dice: (_who, { models = [], needed = 0 }, s) =>
    `${namesOf(s, models)}: how many dice do you dare, at ${needed}+?`,
  nextMember: (who) => `${who}: who of them is next?`,
  group: (who, { kind = '' }) =>
    kind === 'mob' ? 'Who of them goes along?' : `${who}: whom does the order go to?`,
  act: (who, { left = 0 }) => `${who}: ${left} ${left === 1 ? 'action' : 'actions'} left.`,
  move: (who, { reach = 0 }) => `${who}: where to? ${reach} mm in a straight line.`,
  nextTested: (who) => `${who} comes for several. Who faces it first?`,
  letGo: (who) => `${who} is attacked on the wall. Let go?`,
  atDoor: (who, { role = '' }) =>
    role === 'basher' ? `${who}: who puts a shoulder to the door?` : `${who}: who of them is to be pushed?`,
  openDoor: (who) => `${who} has the better of it. Does the door open?`,
  conceal: (who, { secret = 'token', of = '' }, s) => CONCEALED[secret](who, nameOf(s, of)),
  layToken: (who, { token = '' }, s) => `${who}: where does the next ${tokenName(s, token)} lie?`,
  emerge: (who, { room = '' }) => `Where in the ${plain(room)} does ${who} come forth?`,
  unveil: (who, { models = [] }, s) => `${who}: ${namesOf(s, models)} has lost the turn. Is this the moment?`,
  teleport: (who) => `Where does ${who} appear?`,
  throw: (who) => `${who} throws. Where to?`,
  scatter: (who) => `${who} has thrown badly. Where does it fall?`,
  prey: (who) => `${who}: who is the prey?`,
  followUp: (who) => `${who}: the saw is still running. Who is next?`,
  mishap: (who) => `${who} has lost hold of it. Which of its arts takes revenge?`,
  hostileDemon: (who) => `${who} has called, and something else answers. What is it?`,
  dyingCurse: (who, { target = null }, s) => `${who} dies. Shall her last breath go to ${nameOf(s, target)}?`,
  recoil: (who) => `${who} is driven back. Which way?`,
  flee: (who) => `${who} runs. Which way?`,
  chargeReaction: (who) => `${who} is charged. What now?`,
  panic: (who) => `${who} runs. Where to?`,
  nextHack: (who) => `${who} turns its back. Who strikes first?`,
  reroll: (who, { purpose = '' }) => `${who}: roll one of these again, for ${plain(purpose)}?`,
};
