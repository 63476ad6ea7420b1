import { plainRows, type RuleText } from '@vedette/engine';
import { ACTION_COSTS } from '../../../data/actions.ts';
import { BASES } from '../../../data/bodies.ts';
import { CLOCKS, DUST_ONES, FULL_MOON, NIGHT_SHOOTING, WEATHERS } from '../../../data/clock.ts';
import { GROUPS, MOB } from '../../../data/groups.ts';
import { SACRIFICE_BONUS } from '../../../data/magic.ts';
import {
  BASH,
  BASH_MODIFIERS,
  CLIMB_DICE,
  CLIMB_MODIFIERS,
  FALL_DICE,
  OBSTACLE_HEIGHT,
} from '../../../data/moving.ts';
import {
  ALWAYS_FAILS,
  ALWAYS_SUCCEEDS,
  MOST_DICE,
  QUALITY_MODIFIERS,
  type QualityModifierId,
  TURNOVER_FAILURES,
} from '../../../data/quality.ts';
import { LENGTH, SMALL_SCALE, STICKS } from '../../../data/sticks.ts';
import { faces, signed, stick } from './measures.ts';

const actions = (n: number): string => (n === 0 ? 'free' : n === 1 ? '1 action' : `${n} actions`);

/** FF-GEN-13: one row for each modifier of the data. */
const QUALITY: Readonly<Record<QualityModifierId, readonly [when: string, rolls: string]>> = {
  leader: [`Leader within ${stick('long')} and sight`, 'all'],
  master: [`Minion’s Master within ${stick('long')} and sight`, 'activation'],
  steadfast: ['Steadfast', 'Morale'],
  daylight: ['Vampire by day', 'all'],
  'full-moon': ['Werewolf, full moon, first turn', 'all'],
  'fear-feeds-magic': ['evil spell, the good were frightened', 'spells'],
  'just-summoned': ['just summoned', 'all'],
  manic: ['manic', 'all'],
  depressive: ['depressive', 'all'],
  frightened: ['frightened', 'Fear, Morale'],
  blitzkrieg: ['Blitzkrieg, first turn', 'activation'],
};

/** Terms, the hour, activation, groups and moving. */
export const turn: Readonly<Record<string, RuleText>> = {
  'FF-GEN-02': {
    says: ['Everything is a stick long. One less than Long is Medium, one less than Medium is Short.'],
    table: {
      columns: ['Stick', '28 mm figures', '15 mm figures'],
      rows: STICKS.map((id) => ({
        cells: [stick(id).split(' ')[0]!, `${LENGTH[id]} mm`, `${LENGTH[id] * SMALL_SCALE} mm`],
      })),
    },
  },
  'FF-GEN-05': {
    says: [
      `Most stand on ${BASES.standard} mm, riders, swarms and the Big on ${BASES.big}, the Huge on ${BASES.huge}.`,
    ],
  },
  'FF-GEN-11': {
    says: [
      'In contact with an enemy who is on his feet and can hurt you. Fallen or rooted enemies hold nobody.',
    ],
    see: ['FF-HTH-17'],
  },
  'FF-GEN-12': {
    says: [
      `One to ${MOST_DICE} dice, all at once, each with the same modifiers: Quality or more is a success. A natural ${ALWAYS_FAILS} fails, a natural ${ALWAYS_SUCCEEDS} succeeds, whatever is added.`,
    ],
    example: 'Quality 3+ with a Leader near: 2 to 6 will do. Quality 6+ and cursed: only a 6.',
    see: ['FF-GEN-13'],
  },
  'FF-GEN-13': {
    says: ['What changes a Quality roll. Different things add up; Leader and Master do not.'],
    table: {
      columns: ['If', 'Dice', 'Which'],
      rows: plainRows(
        ...Object.entries(QUALITY).map(([id, [when, uses]]) => [
          when,
          signed(QUALITY_MODIFIERS[id as QualityModifierId].value),
          uses,
        ]),
        [
          'magic user after a sacrifice',
          SACRIFICE_BONUS.map(({ bonus }) => signed(bonus)).join(' or '),
          'all',
        ],
        ['sheer wall; Acrobat', Object.values(CLIMB_MODIFIERS).map(signed).join('; '), 'climbing'],
        ['what frightens, what steadies', 'its own table', 'Fear'],
      ),
    },
    see: ['FF-FEAR-04'],
  },
  'FF-SET-05': {
    says: [
      `Twilight is day until the good side has rolled ${CLOCKS.twilight.turnovers} turnovers; from that instant night.`,
    ],
  },
  'FF-SET-06': {
    says: [
      `Dawn is night until the evil side has rolled ${CLOCKS.dawn.turnovers} turnovers; from that instant day. Passing is no turnover.`,
    ],
  },
  'FF-SET-07': {
    says: [
      `A Vampire by day: ${signed(QUALITY_MODIFIERS.daylight.value)} on all its Quality rolls, any weapon kills it, and ${DUST_ONES} natural ones on one activation or Morale roll in the sun are a small heap of dust.`,
    ],
  },
  'FF-SET-08': {
    says: [
      `If it begins by night: a die, full on ${FULL_MOON} and up. Werewolves then roll at ${signed(QUALITY_MODIFIERS['full-moon'].value)} in their first turn.`,
    ],
  },
  'FF-SET-09': {
    says: [
      `Outdoors at night ${signed(NIGHT_SHOOTING)} on every shot and attack spell. Grenades do not mind. A dark room is the same, and not added to it.`,
    ],
  },
  'FF-SET-10': {
    says: ['Outdoors only: a die, 5 or 6 is weather; a second die says which. It stays.'],
    table: {
      columns: ['Die', 'Weather', 'Shots', 'Sight'],
      rows: WEATHERS.map(({ faces: range, weather, shooting, sight }) => ({
        cells: [faces(range), weather, signed(shooting), sight === null ? 'as ever' : stick(sight)],
      })),
    },
  },
  'FF-ACT-02': {
    says: [
      `Name one model that has not had its go, and roll 1, 2 or ${MOST_DICE} dice against its Quality. Each success is an action.`,
      'A spell, a jump through nothing or a possession is named before the dice.',
      'More dice, more actions, and a better chance to lose the turn.',
    ],
    see: ['FF-ACT-03', 'FF-ACT-08'],
  },
  'FF-ACT-03': {
    says: [
      `Successes are actions. ${TURNOVER_FAILURES} failures on one roll hand the turnover, after whatever the one success buys. Failures of different models are never added.`,
    ],
    table: {
      columns: ['Dice', 'Actions', 'Then'],
      rows: plainRows(
        ['1 failure', '0', 'go on'],
        ['1 success', '1', 'go on'],
        ['1 success, 1 failure', '1', 'go on'],
        ['2 successes', '2', 'go on'],
        ['2 successes, 1 failure', '2', 'go on'],
        ['3 successes', '3', 'go on'],
        ['1 success, 2 failures', '1', 'turnover'],
        ['2 or 3 failures', '0', 'turnover'],
      ),
    },
  },
  'FF-ACT-04': {
    says: [
      `${TURNOVER_FAILURES} failures or more on one activation roll. Fear, Morale and climbing may fail as often as they like. It counts for the clock even with your last model.`,
    ],
    see: ['FF-ACT-03', 'FF-SET-05', 'FF-SET-06'],
  },
  'FF-ACT-06': {
    says: [
      'With one die it simply acts. With two, one is rolled; with three, two are, and both failing is still a turnover.',
    ],
  },
  'FF-ACT-08': {
    says: ['One attack a turn, whatever is left.'],
    table: {
      columns: ['What', 'Costs'],
      rows: plainRows(
        ['Move', actions(ACTION_COSTS.move)],
        [
          'Move in bad ground by a Short mover',
          actions(ACTION_COSTS['short-move-in-difficult-by-short-mover']),
        ],
        ['Strike', actions(ACTION_COSTS['hth-attack'])],
        ['Powerful strike', actions(ACTION_COSTS['powerful-attack'])],
        ['Shoot', actions(ACTION_COSTS['ranged-attack'])],
        ['Aimed shot', actions(ACTION_COSTS['aimed-shot'])],
        ['Load bow, crossbow, single rifle', '1 action'],
        ['Load antique pistol, musket', '2 actions in a row'],
        ['Clear a jam', actions(ACTION_COSTS.unjam)],
        [
          'Prime a grenade, and throw it',
          `${actions(ACTION_COSTS['prime-grenade'])}, and ${ACTION_COSTS['throw-grenade']}`,
        ],
        ['Throw holy water', actions(ACTION_COSTS['throw-holy-water'])],
        ['Change weapon', actions(ACTION_COSTS['draw-weapon'])],
        ['Leave a fight', actions(ACTION_COSTS.disengage)],
        ['Get up', actions(ACTION_COSTS['stand-up'])],
        ['Get up after a fall from high', actions(ACTION_COSTS['stand-up-after-fall'])],
        ['Break free when rooted', actions(ACTION_COSTS['break-transfix'])],
        ['Cast, teleport, possess', '1 to 3, as strong as it is'],
        ['Ban', actions(ACTION_COSTS.ban)],
        ['Bash a door, once', actions(ACTION_COSTS['bash-door'])],
        ['Climb', 'all'],
        ['Ready a stake', actions(ACTION_COSTS['ready-stake'])],
        ['Give an order', `${actions(ACTION_COSTS['give-order'])}, and he is done`],
        ['Pick up, hand over, shut a door', actions(ACTION_COSTS['pick-up'])],
      ),
    },
  },
  'FF-ACT-09': {
    says: ['Each is finished before the next is chosen. What takes two needs two at once.'],
    example: 'Three successes: move, then strike hard. Or get up, move, strike.',
  },
  'FF-ACT-10': {
    says: [
      'Blow, shot, throw or attack spell: one a turn. Parting blows, a shot at a charger, bursts and Bans are beside it.',
    ],
  },
  'FF-ACT-11': {
    says: ['One action more, and the other is at −1 for that roll. Never two more. Not with parting blows.'],
  },
  'FF-ACT-13': {
    says: [
      'A gun, a saw or a stake works in the hand and nowhere else; changing takes an action. Knife, fist and claw are always there, at plain Combat.',
    ],
  },
  'FF-ACT-14': {
    says: [
      'Fallen: get up, strike, shoot, cast; no walking. Rooted: break free with 2 actions of one roll, and use what is left.',
    ],
  },
  'FF-GRP-01': {
    says: [
      `${GROUPS.order.min} to ${GROUPS.order.max} who touch each other, within ${stick('long')} of the Leader, none of whom has had his go. It is the last thing that he does.`,
    ],
    see: ['FF-GRP-02'],
  },
  'FF-GRP-02': {
    says: [
      'One roll against the worst Quality; each has that many actions, to use as he likes. Two failures are a turnover.',
    ],
    example: 'Three of 3+ and one of 4+: all roll 4+.',
  },
  'FF-GRP-03': {
    says: [
      `${GROUPS.mob.min} or more Mob models, each within ${stick(MOB.link)} of another, no Leader needed. First a ${stick(MOB.freeMove)} move for nothing, then one roll; ${MOB.moves} moves each at most, the free one counted, and none away from what they are after.`,
    ],
  },
  'FF-GRP-05': {
    says: [
      `Anybody within ${stick('long')}, touching or not: one roll, and each ends in contact with a friend. No blows, shots or spells.`,
    ],
  },
  'FF-GRP-06': {
    says: [
      `${GROUPS['concentrated-fire'].min} to ${GROUPS['concentrated-fire'].max} shooters, one die with the worst Combat among them; the target is at −1 for each beyond the first. Never aimed.`,
    ],
    example: 'Four rifles at Combat 2, +2: a die + 4 against a die + 3 − 3.',
  },
  'FF-GRP-07': {
    says: [
      `Up to ${GROUPS.prayer.max} who touch each other; each success makes one evil model within ${stick('short')} of them test Fear.`,
    ],
  },
  'FF-MOV-01': {
    says: [
      `Medium for most, ${LENGTH.medium} mm; Short Move ${LENGTH.short}, Long Move ${LENGTH.long}. One action, one stick, or less.`,
    ],
    see: ['FF-MOV-02', 'FF-MOV-05'],
  },
  'FF-MOV-02': {
    says: [
      'Straight, and as wide as the base. A corner is the end of one Move and the beginning of the next; what is left of the stick is lost.',
    ],
  },
  'FF-MOV-03': {
    says: [
      'Nobody passes through anybody, nor ends on anybody. There is no zone around a model: only contact counts. Whoever is in a fight does not walk out of it.',
    ],
    see: ['FF-HTH-17'],
  },
  'FF-MOV-04': {
    says: ['A Move that is meant to end in contact.'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'name whom; one Move must reach'],
        ['2', 'the good who are charged by evil test Fear'],
        ['3', 'whoever still stands, gun in hand, may shoot or drop it'],
        ['4', 'the charger goes in, if there is still somebody'],
        ['5', 'striking is another action'],
      ),
    },
    see: ['FF-FEAR-01', 'FF-RNG-11'],
  },
  'FF-MOV-05': {
    says: [
      'Marsh, snow, woods, scree, shallow water, stairs up: if any of the Move touches it, all of it goes by the next lower stick. Whoever moves Short pays two actions instead.',
    ],
    example: `A Medium mover ends in a marsh: ${LENGTH.short} mm at most, not ${LENGTH.medium}.`,
    see: ['FF-MOV-06', 'FF-MOV-07'],
  },
  'FF-MOV-07': {
    says: ['What lies about, and what it does to feet.'],
    table: {
      columns: ['Ground', 'Effect'],
      rows: plainRows(
        ['marsh, snow, scree, bushes, shallows', 'next lower stick'],
        ['wood, corn', 'next lower stick, and hides'],
        [`fence, low wall (to ${OBSTACLE_HEIGHT} mm)`, 'stop, then over; cover'],
        ['wall, tall rock, house', 'round it, or climb'],
        ['deep water', 'swimmers, flyers and ghosts only'],
        ['running water', 'Vampires roll'],
        ['church', 'Demons and Vampires roll'],
        ['pentagram', 'Demons roll'],
        ['garlic', 'Vampires roll'],
      ),
    },
  },
  'FF-MOV-08': {
    says: [
      'Stop at the door; it opens if it is not locked; the next Move goes through. Animals, swarms and the Mindless open nothing. A window is an obstacle.',
    ],
  },
  'FF-MOV-09': {
    says: [
      `An obstacle (fence, low wall, to ${OBSTACLE_HEIGHT} mm) ends the Move that comes to it; the next goes over and must end clear of it. The Mindless cannot.`,
    ],
  },
  'FF-MOV-10': {
    says: [
      `Beside it, an action, a die: ${BASH} or more and it is firewood. Try as often as you have actions.`,
    ],
    table: {
      columns: ['If', 'Die'],
      rows: plainRows(
        ['Big', signed(BASH_MODIFIERS.big)],
        ['Huge', signed(BASH_MODIFIERS.huge)],
        ['heavy weapon or chainsaw', signed(BASH_MODIFIERS['heavy-weapon-or-chainsaw'])],
        ['two together', signed(BASH_MODIFIERS['two-models'])],
        ['with a ram, besides', signed(BASH_MODIFIERS['battering-ram'])],
        ['heavy door', signed(BASH_MODIFIERS['heavy-door'])],
        ['steel door', signed(BASH_MODIFIERS['steel-door'])],
      ),
    },
    example: 'Big, with a sledge, at a heavy door: 4 or more.',
  },
  'FF-MOV-14': {
    says: [
      'Up is bad ground, down is not. A second Move on them in a turn, and a third: Quality on one die, or flat on the steps.',
    ],
  },
  'FF-MOV-15': {
    says: [
      'Bad ground both ways. A second Move in a turn: Quality on one die, or down to the foot of it, with the dice of a fall.',
    ],
  },
  'FF-MOV-16': {
    says: [`All actions of the activation, and ${CLIMB_DICE} dice against Quality.`],
    table: {
      columns: ['Successes', 'Result'],
      rows: plainRows(
        ['2 or 3', 'up or down a whole stick'],
        ['1', 'a stick less'],
        ['0', 'as far as possible, and then off'],
        ['sheer wall', `${signed(CLIMB_MODIFIERS['vertical-wall'])} to each die`],
        ['Acrobat', `${signed(CLIMB_MODIFIERS.acrobat)} to each die`],
        ['Clinging', 'no roll'],
      ),
    },
    see: ['FF-MOV-17', 'FF-MOV-21'],
  },
  'FF-MOV-21': {
    says: [
      'Quality, a die for each stick of depth. One failure kills; otherwise he lies hard, and takes 2 actions to get up.',
    ],
    table: {
      columns: ['Drop', 'Dice'],
      rows: STICKS.map((id) => ({ cells: [`up to ${stick(id)}`, `${FALL_DICE[id]}`] })),
    },
    example: 'Off a roof of 100 mm: two dice at Quality 3+. 3 and 6: alive. 2 and 5: not.',
    see: ['FF-MOV-22'],
  },
  'FF-MOV-23': {
    says: [
      'Over anything and anybody, a stick at a time, on the ground before the first and after the last. Walls indoors still count.',
    ],
  },
};
