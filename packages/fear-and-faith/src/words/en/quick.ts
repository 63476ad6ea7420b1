import { type EntryTable, type QuickSheet, quickBlocks } from '@vedette/engine';
import { SPECIAL_RULES, type SpecialRuleId } from '../../data/special-rules.ts';
import { ruleMeanings } from './meanings.ts';
import { RULE_TEXTS } from './rules/index.ts';

const { said, stepped, tabled } = quickBlocks(RULE_TEXTS);

/** What the other side brings, in its own line each. */
const DREADFUL: readonly SpecialRuleId[] = [
  'animal',
  'artificial',
  'aura-of-terror',
  'bat-form',
  'clinging',
  'demon',
  'fearful',
  'flying',
  'hard-to-kill',
  'haunt',
  'immaterial',
  'mindless',
  'minion',
  'mob',
  'poison',
  'ravenous',
  'savage',
  'slow',
  'swarm',
  'tailslap',
  'teleport',
  'thick-skin',
  'tough',
  'vampire',
  'very-fearful',
  'werewolf',
  'wolf-form',
  'zombie',
];

const dreadful: EntryTable = {
  columns: ['', 'What it does'],
  rows: SPECIAL_RULES.filter(({ id }) => DREADFUL.includes(id)).map(({ id, title }) => ({
    cells: [title, ruleMeanings[id]],
  })),
};

/** One page of play, one of what comes out at night. */
export const QUICK: readonly QuickSheet[] = [
  {
    title: 'The game on a page',
    blocks: [
      tabled('Sticks', 'FF-GEN-02'),
      tabled('Activation', 'FF-ACT-03'),
      tabled('What it costs', 'FF-ACT-08'),
      said('Moving', 'FF-MOV-02', 'FF-MOV-05', 'FF-MOV-09'),
      stepped('A charge', 'FF-MOV-04'),
      tabled('Climbing', 'FF-MOV-16'),
      tabled('Falling', 'FF-MOV-21'),
      tabled('A fight', 'FF-HTH-03'),
      tabled('Hand to hand', 'FF-HTH-06'),
      said('Down, and out of it', 'FF-HTH-10', 'FF-HTH-12', 'FF-HTH-17'),
      tabled('Guns', 'FF-RNG-02'),
      tabled('Shooting', 'FF-RNG-21'),
      said('A gun at a charge', 'FF-RNG-11'),
      tabled('Morale', 'FF-MOR-02'),
    ],
  },
  {
    title: 'What comes out at night',
    blocks: [
      tabled('What kills what', 'FF-HTH-05'),
      tabled('A Fear test when', 'FF-FEAR-01'),
      tabled('Fear, on each die', 'FF-FEAR-04'),
      tabled('Fear, by failures', 'FF-FEAR-05'),
      tabled('Scared', 'FF-FEAR-06'),
      tabled('Insane', 'FF-FEAR-08'),
      tabled('Who casts', 'FF-MAG-01'),
      tabled('How far', 'FF-MAG-07'),
      said('Spells', 'FF-MAG-08', 'FF-MAG-09', 'FF-MAG-10', 'FF-MAG-11'),
      said('Day and night', 'FF-SET-05', 'FF-SET-06', 'FF-SET-07', 'FF-SET-09'),
      { title: 'What they are', table: dreadful },
    ],
  },
];
