import { spoken, type Tongue } from '@vedette/engine';
import { boardIn } from './board.ts';
import { cardIn } from './card.ts';
import type { Duel } from './game.ts';
import { musterIn } from './muster.ts';
import { prompt } from './prompt.ts';
import { type Scenario, scenarios } from './scenario.ts';
import { telling } from './telling.ts';
import { tongues, type Words } from './words/index.ts';

/** Built-in scenarios have a title in every language, others the one that their author gave them. */
function titleOf(words: Words, { id, title }: Scenario): string {
  const isBuiltIn = scenarios.list.some((known) => known.id === id && known.title === title);
  return isBuiltIn ? words.scenarios[id as keyof Words['scenarios']] : title;
}

/** Everything that a duel says, in every language that it has. */
export const speech = spoken(
  tongues,
  (words): Tongue<Duel> => ({
    title: words.title,
    refusals: words.refusals,
    options: words.options,
    scenario: (scenario) => ({ title: titleOf(words, scenario), premise: null }),
    describe: words.describe,
    ending: words.ending,
    telling: (event) => telling(words, event),
    prompt: (pending, view) => prompt(words, pending, view),
    orders: words.orders,
    board: { ...boardIn(words.board), card: cardIn(words) },
    muster: musterIn(words),
  }),
);
