import type { Conditions, FaithState } from '../../state.ts';
import { capital, listed, nameOf, namesOf, plain } from './names.ts';

/** FF-MAG-10: what holds somebody. */
const held: Readonly<Record<NonNullable<Conditions['transfixed']>['by'], string>> = {
  spell: 'transfixed by a spell',
  entangle: 'transfixed, in its coils',
  fear: 'transfixed with fear',
  mishap: 'transfixed by its own magic',
  insanity: 'transfixed, its mind elsewhere',
  stake: 'transfixed by a stake',
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

/** What stands on and beside the map. */
export const board = {
  /** Names and titles of the data, as this language has them. */
  titled: (title: string) => title,
  standing: 'On the table',
  lost: 'Lost',
  turnovers: 'Turnovers',
  pool: 'Points to summon with',
  signs,
  stops,
  weather,
  turnOf: (party: string) => `Turn of ${party}`,
  bodyOf: (s: FaithState, id: string) => `Body of ${nameOf(s, id)}`,
  /** What nobody but its author has named. */
  thing: (id: string) => capital(plain(id)),
  onFoot: 'somebody on foot',
  tooFar: 'the distance',
  woods: 'the woods',
  nameOf,
  namesOf,
  plain,
};
