import type { DieKind, Pending, Prompt, PromptOption, PromptRoll, StandingOrder } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { type AdvanceId, advance as advanceOf } from '../../data/advances.ts';
import type { FearAndFaith } from '../../game.ts';
import type { RerollQuestion } from '../../questions.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import type { FaithState, SecretKind } from '../../state.ts';
import { capital, nameOf, namesOf, partyName, plain, sceneryName, tokenName } from './names.ts';
import { placeName, thingWords } from './places.ts';

/** Whatever a question may bring along. */
interface Facts {
  readonly model?: string | null;
  readonly advance?: AdvanceId;
  readonly models?: readonly string[];
  readonly options?: readonly string[];
  readonly offers?: readonly ActionOffer[];
  readonly at?: readonly Spot[];
  readonly left?: number;
  readonly needed?: number;
  readonly automatic?: number;
  readonly fight?: RerollQuestion['fight'];
  readonly weapon?: string;
  readonly reach?: number;
  readonly moves?: number;
  readonly shapes?: readonly string[];
  readonly purpose?: string;
  readonly role?: string;
  readonly end?: 'now' | 'round';
  readonly kind?: string;
  readonly target?: string;
  readonly secret?: SecretKind;
  readonly of?: string;
  readonly room?: string;
  readonly dice?: readonly number[];
  readonly edge?: string;
  readonly depth?: number;
  readonly why?: 'deploy' | 'arrive' | 'wake';
  readonly text?: string;
  readonly token?: string;
  readonly gift?: string;
  readonly limits?: object;
}

/** A question in words. */
export function prompt(pending: Pending<FearAndFaith>, s: FaithState): Prompt {
  const facts: Facts = pending.question;
  const who = facts.model == null ? partyName(s, pending.seat) : nameOf(s, facts.model);
  const hint = HINTS[pending.kind];
  const roll = rollOf(facts);
  return {
    title: TITLES[pending.kind](who, facts, s),
    ...(hint === undefined ? {} : { hint: hint(facts) }),
    ...(roll === null ? {} : { roll }),
    ...standingOn(pending.kind, facts),
    ...(isSettingUp(pending.kind, facts) ? { deploys: true } : {}),
    about: { figures: concerned(facts) },
    options: inOrder(
      pending.kind,
      (facts.options ?? facts.shapes ?? []).map((id, i) => optionOf(pending.kind, id, i, facts, s)),
    ),
  };
}

/** Who is asked, then everybody else whom it is about, those of an attack included. */
function concerned({ model = null, models = [], fight = null }: Facts): readonly string[] {
  const all = [model, ...models, fight?.attack.attacker ?? null, fight?.attack.target ?? null];
  return [...new Set(all.filter((id) => id !== null))];
}

/** FF-SET-11, FF-SCN: where somebody begins. */
function isSettingUp(kind: Pending<FearAndFaith>['kind'], { why }: Facts): boolean {
  return kind === 'deploy' || (kind === 'place' && why === 'deploy');
}

/** What some players answer once for all; what is spent only by keeping it. */
function standingOn(
  kind: Pending<FearAndFaith>['kind'],
  { advance }: Facts,
): { readonly standing?: StandingOrder } {
  // FF-SPEC-27
  if (kind === 'reroll') return { standing: { when: 'A die of your own', answers: { keep: 'leave it' } } };
  if (kind !== 'useAdvance' || advance === undefined) return {};
  // FF-CAMP-12
  const when = `The moment for ${plain(advance)}`;
  return { standing: { of: advance, when, answers: { keep: 'keep it' } } };
}

const D6: DieKind = { name: 'D6', sides: 6, colour: 'plain', mark: '' };

/** FF-SPEC-27: the dice that one may take up again. */
function rollOf({ dice }: Facts): PromptRoll | null {
  if (dice === undefined) return null;
  return { dice: dice.map((face) => ({ die: D6, face })), total: null, needed: null };
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
  if (kind === 'reroll') return { id, words: rerollWords(id, facts) };
  if (kind === 'recoil' && facts.at?.[i] !== undefined)
    return { id, words: backWords(id, i, facts), at: facts.at[i] };
  const at = facts.at?.[i] ?? (kind === 'lay' ? anchorAt(s, id) : undefined);
  const figure = s.models.some((model) => model.id === id);
  return {
    id,
    words: figure ? nameOf(s, id) : (OPTIONS[`${kind}/${id}`] ?? OPTIONS[id] ?? spelled(kind, id, s)),
    ...(at === undefined ? {} : { at }),
    ...(figure ? { figure: id, ...deedOf(kind, nameOf(s, id)) } : {}),
    ...(figure && kind === 'nominate' ? { starts: 'send' as const } : {}),
    ...MEANS[id],
  };
}

const DEEDS: Readonly<Partial<Record<Pending<FearAndFaith>['kind'], (whom: string) => string>>> = {
  comeOn: (whom) => `Bring on ${whom}`,
  nominate: (whom) => `Send ${whom}`,
  nextMember: (whom) => `Send ${whom}`,
  fireAt: (whom) => `Fire at ${whom}`,
  prey: (whom) => `Hunt ${whom}`,
  followUp: (whom) => `Saw on at ${whom}`,
  curseWhom: (whom) => `Curse ${whom}`,
  nextHack: (whom) => `Let ${whom} strike first`,
};

/** What choosing somebody does, where the question makes that plain. */
function deedOf(kind: Pending<FearAndFaith>['kind'], whom: string): Pick<PromptOption, 'deed'> {
  const deed = DEEDS[kind]?.(whom);
  return deed === undefined ? {} : { deed };
}

function rerollWords(id: string, { dice = [] }: Facts): string {
  const face = dice[Number(id) - 1];
  return face === undefined ? 'Leave it' : `Roll the ${face} again`;
}

/** FF-SPEC-27: whose attack it is, seen by whoever may roll again. */
function rolledFor(
  { attack: { kind, attacker, target } }: NonNullable<Facts['fight']>,
  roller: string | null,
  s: FaithState,
): string {
  const deed = kind === 'shot' ? 'the shot' : 'the fight';
  if (roller === attacker) return `${deed} at ${nameOf(s, target)}`;
  return attacker === null ? deed : `${deed} of ${nameOf(s, attacker)}`;
}

/** FF-HTH-12: ways back as they lie side by side on a map, from the west or from the north. */
function inOrder(kind: string, options: readonly PromptOption[]): readonly PromptOption[] {
  const ends = options.flatMap(({ at }) => at ?? []);
  if (kind !== 'recoil' || ends.length < options.length) return options;
  const wide = (of: 'x' | 'y') =>
    Math.max(...ends.map((end) => end[of])) - Math.min(...ends.map((end) => end[of]));
  const across = wide('x') >= wide('y');
  return [...options].sort((a, b) => (across ? a.at!.x - b.at!.x : b.at!.y - a.at!.y));
}

/** FF-HTH-12: "15° more to the west", where straight back can be told from it. */
function backWords(id: string, i: number, { at = [], options = [] }: Facts): string {
  if (id === '0') return 'Straight back';
  const [end, straight] = [at[i], at[options.indexOf('0')]];
  const degrees = `${id.replace('-', '')}°`;
  if (end === undefined || straight === undefined)
    return `${degrees} ${id.startsWith('-') ? 'anticlockwise' : 'clockwise'}`;
  const [x, y] = [end.x - straight.x, end.y - straight.y];
  const across = x < 0 ? 'west' : 'east';
  return `${degrees} more to the ${Math.abs(x) >= Math.abs(y) ? across : y < 0 ? 'south' : 'north'}`;
}

/** "transfix/m3" and the like: what it is, and whom or what it names. */
function spelled(kind: string, id: string, s: FaithState): string {
  if (kind === 'flee') {
    const [goal, degrees] = id.split('/') as [string, string];
    const to = `To ${EDGES[goal] ?? placeName(s, goal)}`;
    const turn = degrees.startsWith('-') ? 'left' : 'right';
    return degrees === '0' ? to : `${to}, ${degrees.replace('-', '')}° to the ${turn}`;
  }
  // FF-FEAR-07
  if (kind === 'panic' && id.startsWith('cover/'))
    return `Into cover: ${placeName(s, id.slice('cover/'.length))}`;
  if (kind === 'layout') return layoutName(s, id);
  const [first, ...rest] = id.split('/');
  // FF-ACT-12: an advance goes by its own name.
  if (first === 'advance') return capital(rest.map(plain).join(', '));
  const named = rest.map((part) =>
    s.models.some((model) => model.id === part) ? nameOf(s, part) : sceneryName(s, part),
  );
  return capital([sceneryName(s, first!), ...named].join(', '));
}

const EDGES: Readonly<Record<string, string>> = {
  north: 'the north edge',
  east: 'the east edge',
  south: 'the south edge',
  west: 'the west edge',
};

/** FF-SCN-15: a place that the scenario has named. */
function anchorAt({ story }: FaithState, id: string): Spot | undefined {
  const [x, y] = groundOf(story).anchors[id] ?? [];
  return x === undefined || y === undefined ? undefined : { x, y, z: 0 };
}

/** FF-SCN: as its author has named it. */
function layoutName({ story }: FaithState, id: string): string {
  return story.document.layouts?.find((layout) => layout.id === id)?.name ?? capital(plain(id));
}

function deedName({ story }: FaithState, deed: string | undefined): string | undefined {
  return story.document.actions?.find(({ id }) => id === deed)?.name;
}

/** "Strike: Ilona, stake". */
export function offerWords(
  { action, target, weapon, thing, deed, leads = [] }: ActionOffer,
  s: FaithState,
): string {
  const about = [
    ...(target === undefined ? [] : [nameOf(s, target)]),
    ...(weapon === undefined ? [] : [plain(weapon)]),
    ...(thing === undefined ? [] : thingWords(s, action, thing)),
    ...leads.map(plain),
  ];
  const named = deedName(s, deed) ?? OPTIONS[action] ?? capital(plain(action));
  return about.length === 0 ? named : `${named}: ${about.join(', ')}`;
}

function actionOption(offered: ActionOffer, s: FaithState): PromptOption {
  const { id, action, cost, target } = offered;
  return {
    id,
    words: offerWords(offered, s),
    ...(cost > 1 ? { note: `${cost} actions` } : {}),
    spends: ['action'],
    ...(target === undefined ? {} : { figure: target }),
    ...startOf(action),
    ...(FOR_GOOD.includes(action) ? { grave: true } : {}),
  };
}

function startOf(action: string): Pick<PromptOption, 'starts'> {
  if (MOVES.includes(action)) return { starts: 'move' };
  if (SHOTS.includes(action)) return { starts: 'shoot' };
  return BLOWS.includes(action) ? { starts: 'fight' } : {};
}

/** Whoever goes over the edge does not come back, FF-MOV-29. */
const FOR_GOOD: readonly string[] = ['leave-table', 'lead-off'];

const SHOTS: readonly string[] = ['shoot', 'aimed-shot', 'burst', 'aimed-burst'];
const BLOWS: readonly string[] = ['strike', 'power-strike'];

const MOVES: readonly string[] = [
  'fly-on',
  'lead',
  'lead-through',
  'move',
  'move-and-fire',
  'rough-move',
  'run',
  'stalk',
];

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
  concentrate: 'Fire all at once',
  concede: 'Give up the game',
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
  'useAdvance/keep': 'Not now',
  'useAdvance/use': 'Use it',
  'trick/nobody': 'Not now',
  'secretWeapon/silver-bullet': 'A silver bullet',
  'secretWeapon/silver-knife': 'A silver knife',
  'secretWeapon/stake': 'A wooden stake',
  'secretWeapon/grenade': 'A grenade',
  'secretWeapon/garlic-ban-vampires': 'Garlic',
  'secretWeapon/holy-water': 'A vial of holy water',
  'dyingCurse/curse': 'Speak the curse',
  'dyingCurse/spare': 'Die in silence',
  edge: 'Off, by the nearest edge',
  'find-anchor': 'Pick up what a spirit hangs on',
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
  'move-and-fire': 'Move, and fire on the way',
  'fireAt/hold': 'Hold fire',
  nothing: 'Declare nothing',
  order: 'Give an order',
  own: 'Draw it yourself',
  'pick-up': 'Pick up',
  pass: 'End the turn',
  possess: 'Possess',
  pray: 'Pray against',
  'power-strike': 'Strike with full strength',
  'openDoor/open': 'It opens',
  'openDoor/shut': 'It stays shut',
  'followUp/nobody': 'Nobody',
  'destroy-staked': 'Make an end of it',
  'hold-stake': 'Hold the stake',
  prime: 'Prime',
  'remove-stake': 'Pull out the stake',
  'raise-dead': 'Raise the dead',
  refuse: 'Fight on',
  reload: 'Load',
  'restart-chainsaw': 'Start the saw again',
  'remove-garlic': 'Take the garlic away',
  roll: 'Roll the dice',
  'rough-move': 'Move through difficult ground',
  run: 'Run, and be known',
  sacrifice: 'Sacrifice',
  'haunt/square': 'A piece of open ground',
  shoot: 'Shoot',
  'shoot-lamp': 'Shoot out the light',
  show: 'Come out of hiding',
  'snap-out': 'Stop feeding',
  'shut-door': 'Shut the door',
  stalk: 'Move unseen',
  'stand-up': 'Get up',
  strike: 'Strike',
  summon: 'Summon',
  together: 'All who are left, together',
  'march/keep-off': 'Keep away from enemies',
  'march/charge': 'Charge whoever is in the way',
  teleport: 'Teleport',
  throw: 'Throw',
  transform: 'Transform',
  truce: 'Offer to end the game',
  unjam: 'Clear the jam',
};

const MEANS: Readonly<Record<string, Partial<PromptOption>>> = {
  concede: { ends: 'match', grave: true },
  truce: { ends: 'match', grave: true },
  'last-round': { ends: 'match', grave: true },
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
  aim: (who) => `${who}: what do you want?`,
};

function titleOf(advance: AdvanceId | undefined): string {
  return advance === undefined ? '' : advanceOf(advance).title;
}

const PLACES: Readonly<Record<NonNullable<Facts['why']>, (who: string) => string>> = {
  deploy: (who) => `${who}: where to begin?`,
  arrive: (who) => `${who}: where to come on?`,
  wake: (who) => `${who}: awake. Where to get up?`,
};

type Title = (who: string, facts: Facts, s: FaithState) => string;

/** What a die must show; a 1 always fails and a 6 never does. */
function faceFor(needed: number): string {
  return needed >= 6 ? 'a 6' : `${Math.max(2, needed)}+`;
}

/** For those who play for the first time. */
const HINTS: Readonly<Partial<Record<Pending<FearAndFaith>['kind'], (facts: Facts) => string>>> = {
  role: () => 'The attacker chooses an edge and comes on last.',
  layOut: () => 'Four to eight pieces, two bases apart, none at the edge.',
  deploy: ({ depth = 0, edge = '' }) => `Anywhere within ${depth} mm of the ${edge} edge.`,
  swap: () => 'Two of yours, or nobody.',
  nominate: () =>
    'Whoever is named rolls one to three dice, and acts once for each that succeeds. Two failures in one roll, and the turn passes.',
  declare: () => 'What is not declared now cannot be done on this roll.',
  dice: ({ needed = 0, automatic = 0 }) =>
    `Every die that shows ${faceFor(needed)} is an action${automatic > 0 ? ', and one succeeds without a roll' : ''}. With two failures it still acts, and then the turn is over.`,
  act: () => 'Unused actions are lost. Most attack once a turn.',
  move: () =>
    'One straight line. It stops at doors and obstacles; to end in contact with an enemy is to charge him.',
  throw: () => 'It may fall elsewhere: the opponent says where, if the throw fails.',
  scatter: () => 'Anywhere in the circle that no wall shields.',
  recoil: () => 'Away from the blow. Whatever stands behind may make it worse.',
  chargeReaction: () => 'A shot in time comes before the blow; a shot too late leaves it stunned.',
  reroll: () => 'Once in a game, and the second throw stands.',
  useAdvance: () => 'Once in a game for each that was bought.',
  trick: () => 'An enemy forgets one special rule until this turn is over.',
  group: () => 'They roll together, by the worst of them.',
};

const TITLES: Readonly<Record<Pending<FearAndFaith>['kind'], Title>> = {
  role: (who) => `${who}: come for them, or wait for them?`,
  layout: (who) => `${who}: what ground is it?`,
  layOut: (who) => `${who}: draw the ground.`,
  haunt: (who) => `What does ${who} haunt?`,
  hauntAt: (who) => `${who} haunts open ground, 180 mm each way. Around which place?`,
  anchor: (who) => `What ${who} hangs on lies somewhere. Where?`,
  takeSide: (who) => `${who}: which edge do you come from?`,
  deploy: (who) => `${who}: where to begin?`,
  place: (who, { why = 'deploy' }) => PLACES[why](who),
  holdBack: (who) => `${who}: who waits for later?`,
  comeOn: (who) => `${who}: who comes now?`,
  lay: (who, { token = '' }, s) => `${who}: where do they lie? ${capital(tokenName(s, token))}.`,
  gift: (who, { gift = '' }) => `${who}: who takes this along: ${plain(gift)}?`,
  may: (who, { text = '' }) => `${who}: ${text}`,
  swap: (who) => `${who}: shall two of yours change places?`,
  nominate: (who) => `${who}: who goes now?`,
  truce: (who, { end }) =>
    end === 'round' ? `${who}: shall this be the last round?` : `${who}: shall it end here?`,
  declare: (who) => `${who}: anything to declare before the dice?`,
  dice: (_who, { models = [], needed = 0 }, s) =>
    `${namesOf(s, models)}: how many dice do you dare, at ${faceFor(needed)}?`,
  nextMember: (who) => `${who}: who of them is next?`,
  group: (who, { kind = '' }) =>
    kind === 'mob' ? 'Who of them goes along?' : `${who}: whom does the order go to?`,
  march: (_who, { models = [], reach = 0, moves = 1 }, s) =>
    `${namesOf(s, models)}: where does the middle of them go? ${reach} mm a Move${moves > 1 ? `, ${moves} Moves` : ''}.`,
  act: (who, { left = 0 }) => `${who}: ${left} ${left === 1 ? 'action' : 'actions'} left.`,
  move: (who, { reach = 0 }) => `${who}: where to? ${reach} mm in a straight line.`,
  fireFrom: (who) => `${who}: where on the way to fire?`,
  fireAt: (who) => `${who}: whom to fire at, on the move?`,
  nextTested: (who) => `${who}: a charge at several. Who faces it first?`,
  letGo: (who) => `${who}: attacked on the wall. Let go?`,
  atDoor: (who, { role = '' }) =>
    role === 'basher' ? `${who}: who puts a shoulder to the door?` : `${who}: who of them is to be pushed?`,
  conceal: (who, { secret = 'token', of = '' }, s) => CONCEALED[secret](who, nameOf(s, of)),
  layToken: (who, { token = '' }, s) => `${who}: where does the next ${tokenName(s, token)} lie?`,
  emerge: (who, { room = '' }, s) => `Where in the ${sceneryName(s, room)} does ${who} come forth?`,
  unveil: (who, { models = [] }, s) => `${who}: ${namesOf(s, models)} has lost the turn. Is this the moment?`,
  openDoor: (who) => `${who}: the better of it at the door. Does it open?`,
  teleport: (who) => `${who}: where to appear?`,
  throw: (who, { weapon = '' }) => `${who} throws: ${plain(weapon)}. Where to?`,
  scatter: (who) => `${who}: thrown badly. Where does it fall?`,
  prey: (who) => `${who}: who is the prey?`,
  followUp: (who) => `${who}: the saw is still running. Who is next?`,
  mishap: (who) => `${who}: it got out of hand. Which art takes revenge?`,
  hostileDemon: (who) => `${who}: something else answers the call. What is it?`,
  dyingCurse: (who, { target = null }, s) => `${who}: dying. A last breath for ${nameOf(s, target)}?`,
  closeUp: () => 'The swarm is torn. Which of them closes the gap?',
  recoil: (who) => `${who}: driven back. Which way?`,
  curseWhom: (who) => `${who}: dying, and several are equally near. Whom does the last look fall on?`,
  flee: (who) => `${who}: in flight. Which way?`,
  chargeReaction: (who) => `${who}: charged. What now?`,
  panic: (who) => `${who}: in panic. Where to?`,
  nextHack: (who) => `${who}: a turned back. Who strikes first?`,
  nextInBurst: (who) => `${who}: a burst, and several are equally near. Who gets it next?`,
  useAdvance: (who, { advance }) => `${who}: ${titleOf(advance)}, now?`,
  advanceFor: (who, { advance }) => `${who}: ${titleOf(advance)}. For whom?`,
  secretWeapon: (who) => `${who}: a hand goes into a pocket. What is in it?`,
  silverBullet: (who) => `${who}: one silver bullet. For which gun?`,
  trick: (who) => `${who}: is it time for a dirty trick?`,
  trickRule: (who) => `${who}: what is to be forgotten for this turn?`,
  reroll: (who, { purpose = '', fight = null, model = null }, s) =>
    `${who} has rolled for ${fight === null ? plain(purpose) : rolledFor(fight, model, s)}. Roll a die again?`,
};
