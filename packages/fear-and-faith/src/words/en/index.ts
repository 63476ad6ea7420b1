import type { Scenario } from '../../scenario/format/scenario.ts';
import { board } from './board.ts';
import { describe, endingOf } from './describe.ts';
import { musterWords } from './muster.ts';
import { odds } from './odds.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { prompt } from './prompt.ts';
import { refusals } from './refusals.ts';
import { telling } from './telling.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Fear and Faith',
  refusals,
  options,
  optionGroups,
  scenario: ({ name, premise }: Scenario) => ({ title: name, premise: premise ?? null }),
  describe,
  endingOf,
  telling,
  prompt,
  board,
  odds,
  muster: musterWords,
};
