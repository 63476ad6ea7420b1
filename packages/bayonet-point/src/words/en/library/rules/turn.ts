import { plainRows, type RuleText } from '@vedette/engine';
import { CLASSES } from '../../../../data/classes.ts';
import { LEADER_GROUP } from '../../../../data/modifiers.ts';
import { IDLE_TURNS } from '../../../../data/outcomes.ts';
import { ACTION, type ActionId, COSTS } from '../../../../data/time.ts';
import { signed } from '../entries.ts';
import { faces, far } from './measures.ts';

const halves = (n: number): string => (n === 1 ? '1 half-turn' : `${n} half-turns`);

/** BP-TIME-02: what takes time; null: it stands in the row of another. */
const TAKES: Readonly<Record<ActionId, string | null>> = {
  'get-up': 'get up, mount, dismount',
  mount: null,
  dismount: null,
  'drive-off': 'drive off a loose horse',
  shoot: 'shoot',
  reload: 'load a rifle',
  move: 'move',
  cross: 'over a wall, in or out of a house',
  enter: null,
  leave: null,
  secure: 'make an animal follow',
  charge: 'charge',
};

/** The turn, activation and what takes how long. */
export const turn: Readonly<Record<string, RuleText>> = {
  'BP-GEN-01': { says: ['One ten-sided die for everything in play; a 0 is a 10.'] },
  'BP-GEN-09': {
    says: [
      'The die, with what is added to it, must be the rating or less. Low is good in every test; initiative and the tables are no tests.',
    ],
    example: 'Average men activate on 6: a 6 will do, a 7 will not.',
    see: ['BP-GEN-10', 'BP-GEN-12'],
  },
  'BP-GEN-10': {
    says: [
      'Two places for modifiers, with opposite signs: on the die a plus hurts, on the rating a plus helps. Read which one is meant.',
    ],
    table: {
      columns: ['Added to', 'Good if', 'Examples'],
      rows: plainRows(
        ['the die', 'minus', 'cover, weapon, wounds, saddle, all of melee'],
        ['the rating', 'plus', 'range, everything about seeing'],
        ['the outcome of a hit', 'plus, for the man hit', 'melee, outnumbered, class'],
      ),
    },
    example: 'Veteran (6), rifle (die −2), long range (rating −2), stone wall (die +4): he needs 2 or less.',
  },
  'BP-GEN-11': {
    says: [
      'Everything that holds is added, each once. Steps of one ladder (range, distance of sight, gait) do not add to each other.',
    ],
  },
  'BP-GEN-12': {
    says: [
      'However bad it looks, a natural 1 hits, in fire and melee. A test of nerve or sight has no such mercy.',
    ],
  },
  'BP-GEN-16': {
    says: [
      'What each kind of ground does. Crossing takes an action of its own, begun touching it. Lakes and rocks let nobody through.',
    ],
    table: {
      columns: ['Ground', 'Cover', 'On foot', 'Mounted'],
      rows: plainRows(
        ['open wood', 'soft', 'free', `${far('slow-ground')} less, trot`],
        ['closed wood', 'soft', `${far('slow-ground')} less`, 'not at all'],
        ['stream, ford', 'none', `${far('slow-ground')} less`, `${far('slow-ground')} less, trot`],
        ['stone wall', 'hard', 'an action', 'an action'],
        ['hedge, palisade, barricade', 'soft', 'an action', 'an action'],
        ['trench', 'hard', 'free', 'not at all'],
        ['stone house', 'hard', 'an action', 'not at all'],
        ['wooden house', 'soft', 'an action', 'not at all'],
        ['hill', 'none', 'free', 'free'],
      ),
    },
  },
  'BP-GEN-17': {
    says: [
      `In a wood, house or trench: covered. Behind a wall or hedge: covered if it lies on the line and within ${far('behind-cover')} of him.`,
      'Stone and earth are hard, leaves and planks soft.',
    ],
    see: ['BP-SHT-06'],
  },
  'BP-SEQ-01': {
    says: ['One turn, for both sides together:'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'initiative: a die each, high begins'],
        ['2', 'runners run, pursuers follow, some rally'],
        ['3', 'activations, to and fro with each failure'],
        ['4', 'melees that have not fought this turn'],
        ['5', 'runners run again'],
        ['6', 'the turn is counted, and what was won'],
      ),
    },
  },
  'BP-SEQ-03': {
    says: [
      'One action an activation: fire, or move, or charge. A Master has two actions.',
      `An action is ${halves(ACTION)}; short things take one and leave the other.`,
    ],
    see: ['BP-TIME-02', 'BP-SEQ-04'],
  },
  'BP-SEQ-04': {
    says: [
      'Getting up first, then shooting and loading, then moving, then the charge. Never backwards; the same thing twice is a Master’s privilege.',
    ],
    example: 'A Master may shoot and move, move and charge, or shoot twice. He may not move and then shoot.',
  },
  'BP-SEQ-05': {
    says: ['One word for the whole unit; whoever cannot obey does what he can.'],
    table: {
      columns: ['Order', 'The men'],
      rows: plainRows(
        ['fire', 'shoot; empty rifles are loaded'],
        ['move', 'walk, cross, mount, enter, lead a mule'],
        ['charge', 'go for one enemy unit that was seen'],
        ['hold', 'stand. They were active all the same'],
      ),
    },
    see: ['BP-SEQ-04', 'BP-UNIT-04'],
  },
  'BP-INI-01': { says: ['A die each at the start of every turn. Higher begins; equals roll again.'] },
  'BP-INI-03': {
    says: [
      'The first unit of yours that fails to activate hands the turn over; the other side goes on until it fails as well. Nerves, eyes and horses may fail as they like.',
    ],
  },
  'BP-ACT-01': {
    says: [
      'A die, the activation rating or less. It is rolled for one unit at a time, and it acts before the next is tried.',
    ],
    table: {
      columns: ['Class', 'Activates on'],
      rows: CLASSES.map(({ title, activation, alwaysActive }) => ({
        cells: [title, alwaysActive ? 'always' : `${activation} or less`],
      })),
    },
    see: ['BP-ACT-03', 'BP-ACT-04'],
  },
  'BP-ACT-03': {
    says: [
      'It stands there this turn, and the other side has the initiative. It still fights when it is struck, and runs when it must.',
    ],
    see: ['BP-INI-03'],
  },
  'BP-ACT-04': { says: [`Idle for ${IDLE_TURNS} turns, it needs no die the next time it is picked.`] },
  'BP-ACT-05': { says: ['No die, so no failure: a Master never loses you the initiative.'] },
  'BP-ACT-06': {
    says: ['Two actions a turn, in the usual order of things.'],
    example: 'Shoot and move; move and charge; fire twice with a musket.',
    see: ['BP-SEQ-04'],
  },
  'BP-ACT-07': {
    says: ['Once a turn. Not those who run, pursue, fight or lie wounded. Men on the ground may, to get up.'],
  },
  'BP-ACT-08': {
    says: [
      `Playing by single figures, a leader and friends within ${far('leader-group')} act on one die, rolled for the worst class among them at ${signed(LEADER_GROUP)}.`,
    ],
    example: 'A Raw man among them: rating 4, die 6 − 2 = 4. All of them go.',
  },
  'BP-ACT-10': {
    says: [
      'One die for the unit. If it fails, its Master may still do his two actions alone, but does not charge alone.',
    ],
  },
  'BP-CLS-02': {
    says: ['What a class is worth:'],
    table: {
      columns: ['Class', 'Activation', 'Morale', 'To Hit', 'Men', 'Leaders'],
      rows: CLASSES.map(({ title, activation, morale, toHit, troops, leaders }) => ({
        cells: [
          title,
          `${activation}`,
          `${morale}`,
          `${toHit}`,
          troops === null ? '' : faces(troops),
          leaders === null ? '' : faces(leaders),
        ],
      })),
    },
  },
  'BP-TIME-02': {
    says: ['A wounded man takes twice as long over everything but walking, where he goes half as far.'],
    table: {
      columns: ['What', 'Takes'],
      rows: plainRows(
        ...Object.entries(TAKES).flatMap(([id, what]) =>
          what === null ? [] : [[what, halves(COSTS[id as ActionId].halfTurns)]],
        ),
        ['half a move', halves(COSTS.move.halfTurns / 2)],
      ),
    },
    see: ['BP-TIME-03', 'BP-TIME-04'],
  },
  'BP-TIME-04': {
    says: [
      'What was begun is kept for the next activation, a failed one in between or not. Driven back, sent to ground, wounded, charged, running or busy with something else, one begins anew.',
    ],
  },
  'BP-UNIT-03': {
    says: [
      'A Master in everything: two actions, To Hit 7, his own choice of target, and no fear of numbers.',
    ],
  },
  'BP-UNIT-04': {
    says: [
      `Everybody within ${far('coherency')} of the leader when the unit has done acting. The leader may not walk away from his men either. A charge or a chase may break it.`,
    ],
    see: ['BP-UNIT-05'],
  },
  'BP-UNIT-05': {
    says: ['Outside, a man may get up and walk back to the leader, whatever the order. Charged, he fights.'],
  },
  'BP-MOV-02': {
    says: [`${far('infantry')} for a whole action, half of that for half of one. Riders on foot are foot.`],
    see: ['BP-MOV-04', 'BP-MOV-05'],
  },
  'BP-MOV-03': {
    says: [
      'A half-turn left after getting up or mounting is half a move. What the ground takes off comes off first.',
    ],
    example: `Down in the open: up, and ${far('slow-ground')} on.`,
  },
  'BP-MOV-04': {
    says: [
      `A step of thick wood takes ${far('slow-ground')} off the whole action. Open woods take nothing from a man on foot.`,
    ],
  },
  'BP-MOV-05': { says: [`${far('slow-ground')} off, once an action. Riders trot through.`] },
  'BP-MOV-06': {
    says: [`They add up, but ${far('minimum-move')} is always left, to be halved by nothing but a wound.`],
  },
  'BP-MOV-07': {
    says: [
      'An action by itself: touching it when it begins, touching the far side when it is over. Palisades and barricades as well.',
    ],
    example: 'A pace from the wall: this turn to it, next turn over it, then on. A Master saves a turn.',
  },
  'BP-MOV-09': {
    says: [
      `Through friends, yes, but not onto them. Past enemies on their feet no nearer than ${far('enemy-gap')}. Contact with those is for charges, counter-charges and pursuits.`,
    ],
  },
};
