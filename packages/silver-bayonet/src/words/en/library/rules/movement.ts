import { plainRows, type RuleText } from '@vedette/engine';
import {
  DANGER,
  DOUBLE,
  FORCING_REACH,
  JUMP_DOWN,
  LOW_OBSTACLE,
  MOST_FATIGUE,
  MOUNTED_SPEED,
  SPRINT,
} from '../../../../data/play.ts';
import { fallDice } from '../../../../data/tables.ts';

/** SB-MOV-21: drops that end a row of the table. */
const DROPS = [JUMP_DOWN, 2 * JUMP_DOWN, 3 * JUMP_DOWN, 4 * JUMP_DOWN];

const dice = (n: number): string => (n === 0 ? 'none' : n === 1 ? 'one Power Die' : `${n} Power Dice, added`);

/** Moving, jumping, climbing, falling, and being stopped. */
export const movement: Readonly<Record<string, RuleText>> = {
  'SB-MOV-01': {
    says: [
      'Bends are free: it is the length of the whole way that counts, measured where the middle of the base goes.',
      'Less than Speed is allowed. Rounding is not.',
    ],
    see: ['SB-MOV-05', 'SB-MOV-07', 'SB-MOV-04'],
  },
  'SB-MOV-02': {
    says: [
      'A man passes a door of 0.75" by turning sideways, a rider needs 1.75". Nobody stops in a gap that his base does not fit.',
      'A step of a quarter of an inch is no step at all.',
    ],
  },
  'SB-MOV-03': {
    says: ['Friend or enemy, a base is a wall. Backing off is the exception: then friends make way.'],
    see: ['SB-MEL-09'],
  },
  'SB-MOV-04': {
    says: [
      `Only after the Move, and it is the action. A Check without a stat: ${SPRINT.good} or more gives up to ${SPRINT.long}", anything less ${SPRINT.short}".`,
      'Bad ground costs double here too, and running into somebody is an attack.',
      'Heavy kit slows a Move, not a Sprint.',
    ],
    example: `Dice 5 and 6: ${SPRINT.long}". Shaken, the same dice are 10, and ${SPRINT.short}".`,
  },
  'SB-MOV-05': {
    says: [
      `Up, down or sideways, an inch on a wall takes ${DOUBLE}" of the Move. Anything can be climbed unless the scenario says no.`,
      'One does not fall off by oneself; somebody has to help.',
      'Riders never climb.',
    ],
    example: 'Speed 6: 2" across the yard leaves 4", which is 2" of wall.',
    see: ['SB-MOV-06', 'SB-MOV-19', 'SB-MOV-20'],
  },
  'SB-MOV-06': {
    says: ['Hanging there one can shoot, fight and be fought, all at that height.'],
  },
  'SB-MOV-07': {
    says: [
      `Bog, mud, scree, rubble, ice, undergrowth: an inch inside takes ${DOUBLE}". A bridge over it is dry land.`,
    ],
    example: 'Speed 6: 1" of mud (2") and 4" of grass.',
    see: ['SB-MOV-08'],
  },
  'SB-MOV-08': {
    says: [`Climbing in a bog, jumping over rubble: still ${DOUBLE}" an inch, never ${DOUBLE * DOUBLE}".`],
  },
  'SB-MOV-09': {
    says: ['Breastplate −1, each Leg Wound −1, a Deluge −1, loads as the scenario says. Never below 1.'],
  },
  'SB-MOV-10': {
    says: [
      'End a Move or Sprint touching an edge and say so; he is gone for the game, with what he carries. He is no casualty.',
      'Nobody is pushed, scared or dived off the table.',
    ],
  },
  'SB-MOV-11': {
    says: [
      'The way ends where the bases touch, and the blow comes at once. Touching several, pick one.',
      'An enemy already in contact can be attacked by a Move of no length. It is still the Move.',
    ],
    see: ['SB-MEL-15', 'SB-MOV-12'],
  },
  'SB-MOV-12': {
    says: [
      `Any enemy whom the way brings within ${FORCING_REACH}" may stop it there, once a Move and once a Sprint. Whoever lets you pass has let you pass.`,
      `Starting within ${FORCING_REACH}" counts as soon as you stir a foot. Standing still there and shooting provokes nobody.`,
      'The one you are going to attack is not asked; those you brush past are.',
    ],
    see: ['SB-MOV-13', 'SB-MOV-14', 'SB-MOV-15'],
  },
  'SB-MOV-13': {
    says: [
      'He steps up to you, an inch at most, and pays nothing for the ground. You strike first, as if it had been your idea; after the fight your activation is over.',
      'If a wall, a drop or somebody’s back is in between, he cannot Force.',
    ],
  },
  'SB-MOV-14': {
    says: [
      `With ${MOST_FATIGUE} tokens of fatigue nobody Forces. Monsters with fewer always do. Players choose, each time anew.`,
      'Several at once: the nearest is asked first.',
    ],
  },
  'SB-MOV-16': {
    says: [
      `Every inch over the gap takes ${DOUBLE}" of the Move, in a straight line. You jump if what is left of the Move reaches the other side.`,
      `So Speed 6 clears 3" from a standing start, and a rider’s ${MOUNTED_SPEED} clears ${MOUNTED_SPEED / DOUBLE}".`,
      'A Sprint, announced before you take off, makes it longer.',
    ],
    example: 'Speed 6, edge 2" away: 4" left, a gap of 2" at most.',
    see: ['SB-MOV-17', 'SB-MOV-18', 'SB-MOV-19'],
  },
  'SB-MOV-17': {
    says: [
      `Say it first, then spend the Move, hang in the air and roll: ${SPRINT.long}" or ${SPRINT.short}" of Sprint are ${SPRINT.long / DOUBLE}" or ${SPRINT.short / DOUBLE}" of jump. Still short: down you go.`,
    ],
    example: `Speed 6, 1" of run-up, gap of 4": the Move carries 2.5" of it, 1.5" are missing. A good Sprint lands him with 1" to spare; a bad one does not.`,
    see: ['SB-MOV-21'],
  },
  'SB-MOV-18': {
    says: [
      `Up to ${LOW_OBSTACLE}" high it is jumped: its thickness counts double, its height not at all. Higher ones are climbed.`,
    ],
    example: 'A fence 0.3" thick takes 0.6" of the Move.',
  },
  'SB-MOV-19': {
    says: [
      `Down to ${JUMP_DOWN}" an inch of drop takes an inch of Move; if too little is left you arrive all the same, with nothing left.`,
      `Deeper than ${JUMP_DOWN}" is a fall, and ends the Move. Whoever survives still has his action.`,
    ],
    example: '4" left and a ledge of 2.5": down, and 1.5" to go.',
    see: ['SB-MOV-21'],
  },
  'SB-MOV-20': {
    says: [
      `Wounded within ${DANGER.within}" of an unguarded drop of ${DANGER.drop}" or more, or so high on a wall: Speed Check, TN ${DANGER.target}. Below it he goes over at the nearest point.`,
      'A railing or parapet in between is all it takes. Flyers need not care.',
    ],
    example: 'Speed 6 needs 6 on two dice. Steady Legs need 4.',
    see: ['SB-MOV-21'],
  },
  'SB-MOV-21': {
    says: [
      'The harm depends on the depth. Armour is no help; Damage Reduction and Fate Dice are. A rider takes it twice.',
    ],
    table: {
      columns: ['Drop', 'Damage'],
      rows: [
        ...DROPS.map((drop, i) => ({
          cells: [i === 0 ? `up to ${drop}"` : `over ${DROPS[i - 1]}" to ${drop}"`, dice(fallDice(drop))],
        })),
        ...plainRows([`each ${JUMP_DOWN}" begun beyond`, 'one Power Die more']),
      ],
    },
    example: `10" down a well is ${dice(fallDice(10))}.`,
  },
};
