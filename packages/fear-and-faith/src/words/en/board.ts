import type { LeavingId } from '../../data/leaving.ts';
import type { Result } from '../../events.ts';
import type { Besides } from '../../odds/fight-odds.ts';
import type { FearOutcome } from '../../odds/nerve-odds.ts';
import type { Conditions, FaithState } from '../../state.ts';
import { card } from './card.ts';
import { called, capital, listed, nameOf, namesOf, plain, sceneryName, tokenName } from './names.ts';
import { offerWords } from './prompt.ts';

/** FF-MAG-10: what holds somebody. */
const held: Readonly<Record<NonNullable<Conditions['transfixed']>['by'], string>> = {
  spell: 'transfixed by a spell',
  entangle: 'transfixed, in coils',
  fear: 'transfixed with fear',
  mishap: 'transfixed by a spell gone wrong',
  insanity: 'transfixed, miles away in mind',
  stake: 'transfixed by a stake',
  story: 'held fast',
};

const signs = {
  numbers: (quality: number, combat: number) => `Quality ${quality}+, Combat ${combat}`,
  fallen: 'fallen',
  'fallen-hard': 'fallen, and badly',
  held,
  apparentlyDead: 'lies as if dead',
  asleep: 'asleep',
  bound: 'bound',
  climbing: 'hanging on a wall',
  airborne: 'in the air',
  cursed: 'cursed',
  bleeding: 'bleeding',
  feeding: 'feeding',
  stunned: 'stunned',
  shaken: 'shaken',
  insane: 'mad',
  immaterial: 'immaterial',
  shapes: { bat: 'in the shape of a bat', wolf: 'in the shape of a wolf' },
  transformed: 'transformed',
  possessed: 'possessed',
  fatigued: 'worn out',
  infected: 'infected',
  bitten: 'marked by the bite',
  heroic: 'a hero for this turn',
  swapped: 'with the Quality of another, for this turn',
  sureFooted: 'sure-footed',
  tricked: 'tricked out of something, for this turn',
  silverBullet: 'one silver bullet',
  garlic: 'garlic in hand',
  hidden: 'hidden when the turn began',
  worse: (points: number) => `the worse for wear by ${points}`,
  mounted: 'mounted',
  carries: (things: readonly string[]) => `carries ${listed(things)}`,
  empty: (weapons: readonly string[]) => `to be loaded: ${listed(weapons)}`,
  jammed: (weapons: readonly string[]) => `jammed: ${listed(weapons)}`,
  useless: (weapons: readonly string[]) => `of no more use: ${listed(weapons)}`,
  done: 'has been nominated',
  frightful: 'frightens those it charges',
};

/** FF-GEN-21 */
const gone: Readonly<Record<LeavingId, string>> = {
  killed: 'dead',
  'killed-gruesome': 'dead, horribly',
  routed: 'ran for good',
  collapsed: 'collapsed',
  banished: 'banished',
  sacrificed: 'sacrificed',
  left: 'left the table',
  dismissed: 'vanished',
};

const stops = {
  charge: (whom: string) => `charges ${whom}`,
  door: 'stops at the door',
  window: 'stops at the window',
  opening: 'stops at the opening',
  obstacle: 'stops at what is in the way',
  garlic: 'must roll: there is garlic',
  dreaded: {
    holy: 'must roll: holy ground',
    pentagram: 'must roll: a pentagram',
    'running-water': 'must roll: running water',
  },
  stairs: 'must roll on the stairs',
};

const weather = {
  day: 'Day',
  night: 'Night',
  dawn: 'Night, and dawn to come',
  twilight: 'Day, and night to come',
  moon: 'Full moon',
  rain: 'Rain',
  fog: 'Fog',
  storm: 'Storm',
  sight: (far: number) => `Nobody sees farther than ${far} mm`,
};

/** FF-HTH-04: what may become of somebody. */
const ends: Readonly<Record<Result, string>> = {
  none: 'nothing',
  recoil: 'gives ground',
  fall: 'falls',
  wounded: 'wounded',
  'apparently-dead': 'lies as if dead',
  staked: 'staked',
  killed: 'killed',
  gruesome: 'killed horribly',
};

/** FF-FEAR-05 */
const fears: Readonly<Record<FearOutcome, string>> = {
  steady: 'holds firm',
  recoil: 'gives ground',
  flees: 'flees',
  shaken: 'shaken',
  falls: 'falls',
  frozen: 'transfixed with fear',
  panics: 'panics',
  lost: 'gone',
};

const besides: Readonly<Record<Besides, string>> = {
  jams: 'The weapon jams',
  'runs-out': 'The weapon is done with',
  stalls: 'The saw stalls',
  breaks: 'The saw breaks',
  bleeds: 'It bleeds',
  sickens: 'It is poisoned',
  'sickens-back': 'Poisoned in return',
};

const prospects = {
  against: (own: number, other: number) => `Combat ${own} and a die against ${other} and a die`,
  rolls: (dice: number, needed: number) => `${dice} ${dice === 1 ? 'die' : 'dice'} at ${needed}+`,
  besides,
  again: 'Beaten, if a die is rolled again',
  resists: 'resists',
  yields: 'gives way',
  onceInContact: (title: string) => `${title}, once in contact`,
};

/** Rounded, but never to a certainty that it is not. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  return `${chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, rounded))} %`;
}

const chances = {
  list: (parts: readonly string[]) => parts.join(', '),
  actions: (counts: readonly { readonly actions: number; readonly chance: number }[]) =>
    counts
      .map(({ actions, chance }) =>
        actions === 0
          ? `none ${percent(chance)}`
          : `${actions} ${actions === 1 ? 'action' : 'actions'} ${percent(chance)}`,
      )
      .join(', '),
  turnLost: (chance: number) => `and the turn passes in ${percent(chance)}`,
  turnLostAgain: (chance: number) => `or in ${percent(chance)} with the worst die rolled again`,
  mishap: (chance: number) => `a mishap ${percent(chance)}`,
  lost: (who: string, chance: number) => `the end of ${who} ${percent(chance)}`,
  beats: (chance: number) => `wins ${percent(chance)}`,
  isBeaten: (chance: number) => `loses ${percent(chance)}`,
  kills: (chance: number) => `kills ${percent(chance)}`,
  dies: (chance: number) => `dies ${percent(chance)}`,
  succeeds: (chance: number) => `succeeds ${percent(chance)}`,
  hits: (chance: number) => `hits ${percent(chance)}`,
  others: (count: number) => `${count} more in it`,
  jams: (chance: number) => `jams ${percent(chance)}`,
  'runs-out': (chance: number) => `runs out ${percent(chance)}`,
  inTime: (chance: number) => `in time ${percent(chance)}`,
  yields: (chance: number) => `gives way ${percent(chance)}`,
  frightens: (chance: number) => `frightens ${percent(chance)}`,
  climbs: (chance: number) => `holds on ${percent(chance)}`,
  gives: (chance: number, held: boolean) =>
    held ? `gives ${percent(chance)}, and is held` : `gives ${percent(chance)}`,
  unhurt: (chance: number) => `gets away unhurt ${percent(chance)}`,
  drivenOut: (chance: number) => `drives it out ${percent(chance)}`,
};

/** What stands on and beside the map. */
export const board = {
  gone,
  called,
  /** Names and titles of the data, as this language has them. */
  titled: (title: string) => title,
  /** FF-GEN-14: a turn is something else. */
  round: (n: number) => `Round ${n}`,
  yourTurn: 'Your turn',
  foregone: 'A six lies there: another roll could only be worse.',
  standing: 'On the table',
  points: 'Points',
  secretAim: (name: string) => `Secret aim: ${name}`,
  turnovers: 'Turnovers',
  pool: 'Points to summon with',
  signs,
  stops,
  weather,
  /** FF-SCN-31 */
  counter: (number: string) => `Counter ${number}`,
  unknown: 'Somebody, or nobody',
  bodyOf: (s: FaithState, id: string) => `Body of ${nameOf(s, id)}`,
  /** What nobody but its author has named. */
  thing: (s: FaithState, id: string) => capital(sceneryName(s, id)),
  sceneryName,
  token: (s: FaithState, kind: string) => capital(tokenName(s, kind)),
  tokensLeft: (s: FaithState, kind: string) => `${capital(tokenName(s, kind))} left`,
  onFoot: 'somebody on foot',
  tooFar: 'the distance',
  woods: 'the woods',
  ends,
  fears,
  prospects,
  chances,
  card,
  deeds: { move: 'Move', strike: 'Strike', shoot: 'Shoot' },
  offer: offerWords,
  nameOf,
  namesOf,
  plain,
};
