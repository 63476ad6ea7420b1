import { plainRows, type RuleText } from '@vedette/engine';
import { ENEMY_TOO_NEAR, STEADY, TERROR_RECOVERY } from '../../../../data/play.ts';
import { SOLO_POOL, STARTING_POOL, TERROR_ROWS } from '../../../../data/tables.ts';
import { TERROR_MEANINGS } from '../meanings.ts';
import { upTo } from './tables.ts';

const terror = upTo(
  ['Total', 'Result', 'What it does'],
  TERROR_ROWS,
  ({ id, title }) => [title, (TERROR_MEANINGS[id] ?? '').replaceAll(/-(?=\d)/g, '−')],
  null,
);

/** Searching, terror and fate. */
export const nerve: Readonly<Record<string, RuleText>> = {
  'SB-CLUE-01': {
    says: [
      `Base on the marker, and no enemy within ${ENEMY_TOO_NEAR}" of you or of it. Monsters are enemies.`,
      'Riders, bears and monsters do not search.',
      'It takes an action, or the Move you did not make.',
    ],
    see: ['SB-CLUE-02', 'SB-CLUE-03'],
  },
  'SB-CLUE-02': {
    says: [
      `In contact with the marker, no enemy within ${ENEMY_TOO_NEAR}": an action, or the unspent Move. Two markers underfoot can both be searched that way.`,
    ],
  },
  'SB-CLUE-03': {
    says: [
      'One card by chance from the deck of that colour, and it happens at once, to you. A Check that a scenario asks for comes first; failing it costs the action, and the marker stays.',
    ],
  },
  'SB-TER-01': {
    says: [
      `Power, Skill, Courage and whatever the cause takes off, read on the table: ${STEADY} or more, and nothing happens.`,
      'Fate Dice help as with any Check. Monsters arriving or charging frighten nobody by that alone.',
    ],
    table: {
      columns: terror.columns,
      rows: [...terror.rows, { cells: [`${STEADY} or more`, 'Steady', 'Nothing at all.'], from: STEADY }],
    },
    example: 'Terror Check at −3, Courage +1, dice 4 and 5: 7, Stunned.',
    see: ['SB-TER-02', 'SB-TER-03'],
  },
  'SB-TER-02': {
    says: ['Two dice, Courage and the modifier:'],
    table: {
      columns: terror.columns,
      rows: [...terror.rows, { cells: [`${STEADY} or more`, 'Steady', 'Nothing at all.'], from: STEADY }],
    },
    example: 'A total of 4 is Paralysed, 5 is merely Shaken, and Shaken is for the rest of the game.',
    see: ['SB-TER-01', 'SB-TER-03'],
  },
  'SB-TER-03': {
    says: [
      'Compare lines of the table. A worse line takes over, a better one is ignored, the same begins again.',
    ],
    example: 'Stunned, then a 4: Paralysed. Shaken, then an 8: still Shaken.',
  },
  'SB-TER-04': {
    says: ['Off the table, and a roll for madness after the game. No wound, no score for anybody.'],
    see: ['SB-CAMP-06'],
  },
  'SB-TER-05': {
    says: [
      `The next activation is lost without a roll. From then on each begins with a Courage Check (TN ${TERROR_RECOVERY}): failed, that one is lost as well; passed, he is Shaken and acts at once.`,
      'He may still strike back, back off, shoot back and dive.',
    ],
    example: `Courage +1 needs ${TERROR_RECOVERY - 1} on two dice. A Fate Die may roll one again.`,
  },
  'SB-TER-06': { says: ['−1 to every Check he makes, to the end of the game. Your initiative is not his.'] },
  'SB-TER-07': {
    says: ['If it was his activation, it stops there. −1 to every Check until the next one is over.'],
  },
  'SB-TER-08': { says: ['−1 to every Check until his next activation is over; he goes on with this one.'] },
  'SB-TER-09': {
    says: [
      'Only where a rule or a scenario asks for it: a howl in the night, a cold hand, a claw that shears the soul. Looking at a monster is free.',
    ],
  },
  'SB-FATE-01': {
    says: ['Each player, each game, before anything is added:'],
    table: {
      columns: ['', 'Power', 'Skill', 'Monster'],
      rows: plainRows(
        [
          'Against each other',
          `${STARTING_POOL.power}`,
          `${STARTING_POOL.skill}`,
          `${STARTING_POOL.monster}`,
        ],
        ['Alone', `${SOLO_POOL.power}`, `${SOLO_POOL.skill}`, `${SOLO_POOL.monster}`],
      ),
    },
    see: ['SB-FATE-02', 'SB-FATE-05', 'SB-FATE-07', 'SB-FATE-08'],
  },
  'SB-FATE-02': {
    says: [
      'Tactician: a Skill Die. Monster Expert: a Monster Die. A double 10 or 1 for initiative: one more. There is no limit.',
    ],
  },
  'SB-FATE-03': {
    says: ['Whoever rolled decides first; then the other side may soften the blow; then it stands.'],
  },
  'SB-FATE-05': {
    says: [
      'A Power Die rolls the Power Die of the Check again, a Skill Die the Skill Die. Only your own figures’ Checks, and your own initiative.',
      'Hits may be improved as well as misses mended. What comes up counts, even if it is worse.',
    ],
    example:
      'Melee +1, Power 8, Skill 1 against Defence 12: a Skill Die needs a 3 to hit, and keeps the 8 of damage.',
    see: ['SB-FATE-06'],
  },
  'SB-FATE-06': { says: ['One, ever, from anybody. What was rolled again is not rolled a third time.'] },
  'SB-FATE-07': {
    says: [
      'When one of yours is about to lose Health, give up a Power or Skill Die and roll it: half of the face, rounded up, comes off the damage. A 10 takes all of it.',
      'One die for each source: a blow and the fall after it are two. Falls, events and spells count too.',
    ],
    example: 'Roll 3: 2 less. Roll 7: 4 less. Roll 9: 5 less. Roll 10: not a scratch.',
  },
  'SB-FATE-08': {
    says: [
      'In his own activation, once, for one gun, with the ammunition he needs anyway. Not for a volley gun, not by a Monster Die.',
    ],
  },
  'SB-FATE-09': { says: ['Any player may do it to any monster. The new face counts only if it is higher.'] },
  'SB-FATE-10': {
    says: [
      'As for a soldier: half of the face, rounded up; all on a 10. One die, from whoever is quickest by initiative.',
    ],
    see: ['SB-FATE-07'],
  },
  'SB-FATE-11': {
    says: ['Before it shoots or moves, another target of the same kind: one it could have had.'],
    see: ['SB-MONA-08'],
  },
};
