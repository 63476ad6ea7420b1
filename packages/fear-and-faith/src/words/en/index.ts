import type { Scenario } from '../../scenario/format/scenario.ts';
import { board } from './board.ts';
import { briefOf } from './brief.ts';
import { describe, endingOf } from './describe.ts';
import { musterWords } from './muster.ts';
import { capital } from './names.ts';
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
  /** An evening on paper. */
  evening: {
    rounds: 'Round',
    counters: 'Face down',
    aims: 'Secret aims',
    nothing: 'Nothing at all',
    face: capital,
    known: (counter: string) =>
      `${capital(counter)}: whoever lays it out knows, and keeps his face straight.`,
    unknown: (counter: string) => `${capital(counter)}: shuffled, and laid out unseen.`,
  },
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
