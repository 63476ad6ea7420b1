import { plainRows, type RuleText } from '@vedette/engine';
import { RALLY } from '../../../../data/modifiers.ts';
import { FLEE_MOVES, LOSSES_THAT_TELL } from '../../../../data/outcomes.ts';
import { signed } from '../entries.ts';
import { far } from './measures.ts';

/** Morale, flight and rally. */
export const nerve: Readonly<Record<string, RuleText>> = {
  'BP-MOR-01': {
    says: [
      'Rating or less on a die; one die for a whole unit. Raw 4, Conscript 5, Average 6, Veteran 7, Master 8.',
    ],
    see: ['BP-MOR-02'],
  },
  'BP-MOR-02': {
    says: ['When, and what if it fails:'],
    table: {
      columns: ['When', 'Failed'],
      rows: plainRows(
        ['to charge', 'they stay, and are done'],
        ['to stand against a charge', 'they run for home'],
        [
          `${LOSSES_THAT_TELL} friends lost or running within ${far('losses-near')}`,
          'a run to cover, or all flat: the owner chooses',
        ],
        ['their leader killed', 'the same'],
        ['to hold back from a pursuit', 'they pursue'],
        ['50% of the unit lost', 'off the table, for good'],
        ['to rally', 'they run on'],
      ),
    },
    see: ['BP-CLS-02', 'BP-MOR-07', 'BP-MOR-10', 'BP-MOR-16'],
  },
  'BP-MOR-03': { says: ['One die for all, leader included, by the men’s rating.'] },
  'BP-MOR-07': {
    says: [
      `${LOSSES_THAT_TELL} friends within ${far('losses-near')} in one turn: dead, wounded by fire, or running. Wounds in melee do not count. Once a turn, and not by those who fight.`,
    ],
    example:
      'One shot dead beside them and one wounded by fire: test. Had the second been wounded in melee: none.',
  },
  'BP-MOR-08': {
    says: [
      'Killed, not wounded. Failed, they run to cover or lie down, as their owner likes; those in melee fight on.',
    ],
    see: ['BP-MOR-11'],
  },
  'BP-MOR-09': {
    says: ['Pass, and they stop where they are. Fail, or do not try, and they are after them.'],
  },
  'BP-MOR-10': {
    says: ['Once a game, when half of those who began are gone. Failed, they leave and do not come back.'],
    example: 'Nine men: at the fifth. Eight: at the fourth.',
  },
  'BP-MOR-11': {
    says: ['A full move to the nearest cover, or everybody flat where he is. In cover already: flat.'],
  },
  'BP-MOR-12': {
    says: [
      'A full move home at once, then one before and one after each turn’s activations. They neither shoot nor strike.',
    ],
    see: ['BP-MOR-14', 'BP-MOR-16'],
  },
  'BP-MOR-14': { says: ['Touching their home edge they are gone, and lost.'] },
  'BP-MOR-15': {
    says: [`${FLEE_MOVES} runs before anybody thinks of stopping; the first, at once, is one of them.`],
  },
  'BP-MOR-16': {
    says: [
      `After ${FLEE_MOVES} runs, with nobody after them and no enemy in sight within ${far('rally-enemy')}: morale at ${signed(RALLY)} on the die. One may also run on.`,
    ],
    example: 'Average (6): 4 or less. Raw (4): 2 or less.',
  },
  'BP-MOR-17': { says: ['The second time they run, they run.'] },
};
