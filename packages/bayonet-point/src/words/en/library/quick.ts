import { type QuickSheet, quickBlocks } from '@vedette/engine';
import { RULE_TEXTS } from './rules/index.ts';
import { far } from './rules/measures.ts';

const { ruled, said, stepped, tabled } = quickBlocks(RULE_TEXTS);

/** One page: this game’s monsters are all in uniform. */
export const QUICK: readonly QuickSheet[] = [
  {
    title: 'The game on a page',
    blocks: [
      stepped('The turn', 'BP-SEQ-01'),
      tabled('Classes', 'BP-CLS-02'),
      said('Activation', 'BP-ACT-04', 'BP-ACT-10'),
      tabled('Orders', 'BP-SEQ-05'),
      tabled('What takes how long', 'BP-TIME-02'),
      {
        title: 'Moving',
        rule: 'BP-MOV-02',
        lines: [
          `On foot ${far('infantry')}; thick wood or water ${far('slow-ground')} less, ${far('minimum-move')} at least.`,
          'Over a wall or hedge, into a house or out of it: an action each.',
          `Within ${far('coherency')} of the leader. Past enemies at ${far('enemy-gap')}.`,
        ],
      },
      tabled('Horses', 'BP-CAV-03'),
      tabled('Ground', 'BP-GEN-16'),
      { ...tabled('Seeing', 'BP-VIS-04'), rules: ruled('BP-VIS-03') },
      tabled('Guns', 'BP-SHT-04'),
      tabled('Shooting', 'BP-SHT-15'),
      said('Who is shot at', 'BP-SHT-02', 'BP-SHT-13'),
      stepped('A charge', 'BP-CHG-01'),
      tabled('Melee', 'BP-MEL-06'),
      tabled('Hits in melee', 'BP-MEL-08'),
      tabled('A hit', 'BP-HIT-02'),
      said('Wounded', 'BP-HIT-06', 'BP-HIT-07'),
      said('On the ground', 'BP-HIT-11', 'BP-HIT-12', 'BP-HIT-13'),
      said('A rider hit', 'BP-CAV-12', 'BP-CAV-13', 'BP-CAV-14', 'BP-CAV-15', 'BP-CAV-16'),
      tabled('Morale', 'BP-MOR-02'),
      said('Running and rallying', 'BP-MOR-12', 'BP-MOR-16'),
    ],
  },
];
