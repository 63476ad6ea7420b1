import type { Stick } from '../../data/sticks.ts';
import type { ConditionName } from '../../state.ts';
import { ruleMeanings } from './meanings.ts';
import { musterWords } from './muster.ts';
import { capital, modifierOf, partyName } from './names.ts';

/** What is the matter with somebody, in a line each. */
const conditions = {
  airborne: 'Over everybody’s heads until it lands.',
  apparentlyDead: 'Laid out. Gets up again when nobody watches.',
  asleep: 'Does nothing until it is woken.',
  bitten: 'What comes of that is seen after the game.',
  bleeding: 'Loses blood with every turn, unless somebody sees to it.',
  bound: 'Neither moves nor fights.',
  climbing: 'On the wall: a knock is a fall.',
  cursed: 'One worse on every Quality roll.',
  fatigued: 'Two failures on one roll, and it collapses.',
  feeding: 'Eats, and must be talked out of it.',
  form: 'A beast’s numbers, and nothing in its paws.',
  garlic: 'For one Ban against those who cannot bear it.',
  heroic: 'One die of every Quality roll is a 6.',
  immaterial: 'Goes through everything, and only magic or its like touches it.',
  infected: 'Something is at work in it.',
  insane: 'Has its own ideas, by the table.',
  possessed: 'A Demon holds the reins.',
  shaken: 'One worse when it fights or shoots, to the end of its turn.',
  silverBullet: 'One, for the gun it was meant for.',
  stunned: 'One worse hand to hand.',
  sureFooted: 'No ground is difficult to it while it acts.',
  swapped: 'Somebody else’s Quality until the turn ends.',
  transfixed: 'Does nothing but try to break free; easy to hit.',
  transformed: 'Fearful and stronger, as was bargained for.',
  tricked: 'Has forgotten one of its rules until the turn ends.',
} satisfies Partial<Record<ConditionName, string>>;

/** What stands on a model's card. */
export const card = {
  muster: musterWords,
  ruleMeaning: (id: keyof typeof ruleMeanings): string => ruleMeanings[id],
  capital,
  partyName,
  change: modifierOf,
  stats: {
    quality: { label: 'Quality', name: 'Quality' },
    combat: { label: 'Combat', name: 'Combat' },
    move: { label: 'Move', name: 'Move' },
  },
  needs: (n: number) => `${n}+`,
  toAct: (n: number) => `${n}+ to act`,
  changeToAct: (words: string) => `${words}, to act`,
  lost: { wounds: 'wounds', poison: 'poison', transformation: 'the price of its shape' },
  stick: (stick: Stick, length: number) => `${musterWords.sticks[stick]}, ${length} mm`,
  condition: (name: keyof typeof conditions): string => conditions[name],
  fallen: {
    fallen: 'On its back: easy to strike, an action to get up.',
    'fallen-hard': 'Two actions to get up.',
  },
  hidden: 'Strikes or shoots the better for it, in its own turn.',
  where: {
    reserve: 'in reserve',
    hiding: 'in hiding',
    out: 'out of the game',
    room: (room: string) => `in the ${room}`,
    away: (far: number, name: string) => `${Math.round(far)} mm from ${name}`,
    unseen: (name: string) => `out of ${name}’s sight`,
    cover: (by: string) => `in cover of ${by}`,
    plainCover: 'in cover',
  },
  weapon: {
    loaded: 'loaded',
    empty: 'to be loaded',
    jammed: 'jammed',
    useless: 'of no more use',
    stowed: 'not in hand',
    silver: 'silver',
    wooden: 'wooden',
    unfamiliar: 'strange to it',
  },
  token: 'Of the scenario.',
  may: {
    nominate: 'May still be nominated in this turn.',
    notNow: 'Cannot be nominated as it is.',
    waits: 'Waits for its player’s turn.',
    done: 'Has been nominated in this turn.',
    now: (actions: number) => (actions === 1 ? 'Has one action left.' : `Has ${actions} actions left.`),
    engaged: 'Somebody is upon it: leaving costs a blow.',
    out: 'Out of the game.',
  },
};
