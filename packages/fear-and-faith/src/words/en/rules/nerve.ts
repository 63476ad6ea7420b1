import { plainRows, type RuleText } from '@vedette/engine';
import { FIGHT_MODIFIERS } from '../../../data/fighting.ts';
import { type MagicUser, MISHAPS, SACRIFICE_BONUS, SPELL_RANGE } from '../../../data/magic.ts';
import {
  BREAK_FEAR,
  FEAR_DICE,
  FEAR_MODIFIERS,
  HEART,
  INSANITY,
  type InsanityId,
  MORALE_DICE,
  MORALE_MOVES,
  SCARED,
  type ScaredEffect,
} from '../../../data/nerve.ts';
import { QUALITY_MODIFIERS } from '../../../data/quality.ts';
import { faces, held, signed, stick } from './measures.ts';

const SCARES: Readonly<Record<ScaredEffect, string>> = {
  recoil: 'a step back',
  'flee-short': 'a Short flight',
  shaken: '−1 Combat for a turn',
  fall: 'falls',
  'freezes-unless-steady': `Quality on one die, or rooted (${BREAK_FEAR['freezes-unless-steady']} actions to break)`,
  freezes: `rooted (${BREAK_FEAR.freezes} action to break)`,
};

const MADNESS: Readonly<Record<InsanityId, string>> = {
  transfixed: 'rooted to the spot, 2 actions to break',
  shaky: 'shaky: −1 on shots, and more each time',
  paranoid: 'paranoid: joins no group',
  manic: `manic: ${signed(QUALITY_MODIFIERS.manic.value)} on Quality until an activation die fails, then depressive`,
  depressive: `depressive: ${signed(QUALITY_MODIFIERS.depressive.value)} on Quality`,
  frightened: `frightened: ${signed(QUALITY_MODIFIERS.frightened.value)} on Fear and Morale, no Ban, and a roll to go near what is dreadful`,
  'verge-1': 'collapses at two natural ones on an activation',
  'verge-2': 'collapses at two failures on an activation',
  faint: 'collapses now',
  'faint-heart': `collapses now; ${HEART.dice} dice of Quality, and ${HEART.deadly} failures kill`,
};

const CASTERS: Readonly<Record<MagicUser, readonly [spells: string, mishap: string]>> = {
  warlock: ['attack, Transfix, Curse, Scare', 'no more spells this game'],
  witch: ['Transfix, Curse', 'she is cursed herself'],
  necromancer: ['raise the dead, Transfix', 'Quality on one die, or he collapses'],
  demonologist: ['summon, Transfix', 'a demon comes, and it is the opponent’s'],
};

/** Fear, magic and morale. */
export const nerve: Readonly<Record<string, RuleText>> = {
  'FF-FEAR-01': {
    says: ['A model of the good party tests at once when:'],
    table: {
      columns: ['Cause', 'Dice'],
      rows: plainRows(
        ['it is charged by anybody evil', 'as the monster is'],
        ['… out of an ambush', signed(FEAR_MODIFIERS.ambush)],
        [`it sees a friend killed within ${stick('long')}`, '0'],
        ['… gruesomely', signed(FEAR_MODIFIERS['gruesome-death'])],
        ['it kills a friend itself, near or far', '0'],
        ['a spell, an aura or a scenario says so', 'as it says'],
      ),
    },
    see: ['FF-FEAR-03', 'FF-FEAR-04', 'FF-FEAR-05'],
  },
  'FF-FEAR-02': {
    says: [
      'The Mindless and the Artificial never, evil only at Bans, prayers and other monsters. Lying down or hanging from a wall is no excuse.',
    ],
  },
  'FF-FEAR-03': {
    says: [
      `${FEAR_DICE} dice against Quality; a Hero rolls ${FEAR_DICE - 1} and has passed the third. Count the failures.`,
    ],
    see: ['FF-FEAR-04', 'FF-FEAR-05'],
  },
  'FF-FEAR-04': {
    says: ['On each die. Of one monster’s dreadfulness only the worst counts; an ambush comes on top.'],
    table: {
      columns: ['If', 'Dice'],
      rows: plainRows(
        ['charged by Fearful', '−1'],
        ['charged by Very Fearful', '−2'],
        ['charged by, or near, an Aura of Terror', '−2, and any failure is a die of insanity as well'],
        ['out of an ambush', signed(FEAR_MODIFIERS.ambush)],
        ['a gruesome death', signed(FEAR_MODIFIERS['gruesome-death'])],
        ['Strongwilled', signed(FEAR_MODIFIERS.strongwilled)],
        ['Very Strongwilled', signed(FEAR_MODIFIERS['very-strongwilled'])],
        [`Spiritual Leader within ${stick('long')}`, signed(FEAR_MODIFIERS['spiritual-leader'])],
        ['on holy ground', signed(FEAR_MODIFIERS['holy-ground'])],
        ['Leader near', signed(QUALITY_MODIFIERS.leader.value)],
        ['frightened by an old fright', signed(QUALITY_MODIFIERS.frightened.value)],
        ['Hero', 'one die passes'],
      ),
    },
    example: 'Quality 3+, Strongwilled, charged by a Fearful thing out of the dark: 4 or more on each die.',
  },
  'FF-FEAR-05': {
    says: ['By failures on the three dice. Somebody rooted who fails a die is gone, and a climber falls.'],
    table: {
      columns: ['Failures', 'Result'],
      rows: plainRows(
        ['0', 'nothing'],
        ['1', 'recoils one base'],
        ['2', 'recoils, and a die on the scared table'],
        ['3', 'panic: a flight, and a die on the insanity table'],
      ),
    },
    see: ['FF-FEAR-06', 'FF-FEAR-07', 'FF-FEAR-08'],
  },
  'FF-FEAR-06': {
    says: [
      'A die, less what was added to the test: a test at −2 makes it 2 more. The step back is that of the test, not another.',
    ],
    table: {
      columns: ['Total', 'Effect'],
      rows: SCARED.map(({ faces: range, effects }) => ({
        cells: [faces(range), effects.map((one) => SCARES[one]).join(', ')],
        ...held(range),
      })),
    },
    example: 'Test at −2, die 6: 8, rooted. Test at +1, die 1: a step back.',
  },
  'FF-FEAR-07': {
    says: [
      'One flight at once: to the Spiritual Leader, to cover, or to the nearest edge, as its owner likes. Then the insanity table, if it is still on the table.',
    ],
    see: ['FF-FEAR-08'],
  },
  'FF-FEAR-08': {
    says: [
      'A die, less what was added to the test. It lasts the game; only something worse takes its place.',
    ],
    table: {
      columns: ['Total', 'What it does'],
      rows: INSANITY.map(({ faces: range, insanity }) => ({
        cells: [faces(range), MADNESS[insanity]],
        ...held(range),
      })),
    },
  },
  'FF-FEAR-13': {
    says: [
      `Coming within ${stick('medium')} of it, or it of you: a test at −2, and any failure is a die of insanity as well. Once a turn; staying there costs no more.`,
    ],
  },
  'FF-MAG-01': {
    says: ['Who knows what, and what three failures on the dice do to them.'],
    table: {
      columns: ['', 'Casts', 'Three failures'],
      rows: (Object.keys(MISHAPS) as MagicUser[]).map((id) => ({
        cells: [`${id[0]!.toUpperCase()}${id.slice(1)}`, ...CASTERS[id]],
      })),
    },
    see: ['FF-MAG-02', 'FF-MAG-07'],
  },
  'FF-MAG-02': {
    says: [
      'Name spell and target, then roll. Successes are actions and power alike: put 1 to 3 into the spell, and use the rest as you like.',
    ],
    example: 'Three successes: a Move and power 2, or power 3, or think better of it.',
  },
  'FF-MAG-03': {
    says: ['Two failures are a turnover as always. Three, on a spell:'],
    table: {
      columns: ['', 'What answers'],
      rows: (Object.keys(MISHAPS) as MagicUser[]).map((id) => ({
        cells: [`${id[0]!.toUpperCase()}${id.slice(1)}`, CASTERS[id][1]],
      })),
    },
  },
  'FF-MAG-05': {
    says: [
      'Not in a fight, unless every foe there is down or rooted. The target must be seen, and Stealth behind cover is not.',
    ],
  },
  'FF-MAG-06': {
    says: [
      `${signed(QUALITY_MODIFIERS['fear-feeds-magic'].value)} on evil spells for the rest of a turn in which a good model failed any die of Fear.`,
    ],
  },
  'FF-MAG-07': {
    says: ['By the power put into it. An attack spell reaches three times as far, at −1 and −2.'],
    table: {
      columns: ['Power', 'Range'],
      rows: ([1, 2, 3] as const).map((power) => ({ cells: [`${power}`, stick(SPELL_RANGE[power])] })),
    },
  },
  'FF-MAG-08': {
    says: [
      'An attack spell is a shot with Combat equal to its power, in the bands of its power. Nothing is immune. It is the attack of the turn.',
    ],
    example: 'Power 3 at 300 mm: second band, a die + 3 − 1.',
  },
  'FF-MAG-09': {
    says: [
      'In range and sight: Quality on as many dice as the power; one failure, and it is rooted. Vampires laugh, unless another or a Demon casts it.',
    ],
    see: ['FF-MAG-10'],
  },
  'FF-MAG-10': {
    says: [
      `Rooted: no move, no action. Struck and shot at ${signed(FIGHT_MODIFIERS['foe-fallen-or-transfixed'])}, dead of any lost roll. 2 actions of one activation break it; so does the death of the caster. A failed die of Fear or Morale is the end.`,
    ],
  },
  'FF-MAG-11': {
    says: [
      'A Curse is resisted like Transfix. Quality a point worse, once: 3+ becomes 4+. It ends with the caster, or by a Spiritual Leader in contact, for an action.',
    ],
  },
  'FF-MAG-14': {
    says: [
      `An action, beside a living friend, who is gone. Next turn ${SACRIFICE_BONUS.map(({ points, bonus }) => `${signed(bonus)} if he cost ${points} or more`).join(', ')}. The good within ${stick('long')} who saw it test Fear at −1.`,
    ],
  },
  'FF-MOR-01': {
    says: [
      'All of a party, when a Leader or Spiritual Leader of theirs is killed; and once, when half or fewer are left.',
    ],
    example: 'Nine models: when four are left.',
    see: ['FF-MOR-02'],
  },
  'FF-MOR-02': {
    says: [
      `${MORALE_DICE} dice against Quality. A Leader helps by ${signed(QUALITY_MODIFIERS.leader.value)}, Steadfast by ${signed(QUALITY_MODIFIERS.steadfast.value)}.`,
    ],
    table: {
      columns: ['Failures', 'Result'],
      rows: MORALE_MOVES.map((moves, failures) => ({
        cells: [
          `${failures}`,
          moves === null ? 'gone' : moves === 0 ? 'stands' : moves === 1 ? 'one flight' : `${moves} flights`,
        ],
      })),
    },
    see: ['FF-MOR-01', 'FF-MOR-04'],
  },
  'FF-MOR-04': {
    says: [
      `A full stick towards the nearest edge, at least ${stick('short')} from every active enemy who could hurt him; if that cannot be, he is gone. Enemies in contact strike first, and then a win kills.`,
    ],
  },
  'FF-MOR-05': {
    says: [
      'Down, with nobody beside him: the first flight is getting up. With an enemy beside him, or rooted: any failure is the end.',
    ],
  },
};
