import type { Scenario } from '../../scenario/format/scenario.ts';
import { board } from './board.ts';
import { briefOf } from './brief.ts';
import { describe, endingOf } from './describe.ts';
import { musterWords } from './muster.ts';
import { odds } from './odds.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { prompt } from './prompt.ts';
import { refusals } from './refusals.ts';
import { telling } from './telling.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Fear and Faith',
  /** The row of an evening's sheet. */
  rounds: 'Round',
  refusals,
  options,
  optionGroups,
  orders,
  scenario: (scenario: Scenario) => ({
    title: scenario.name,
    premise: scenario.premise ?? null,
    brief: briefOf(scenario),
  }),
  describe,
  endingOf,
  telling,
  prompt,
  board,
  odds,
  muster: musterWords,
};
