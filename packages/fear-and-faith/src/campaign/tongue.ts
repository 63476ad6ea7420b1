import { spoken, type Tongue } from '@vedette/engine';
import { type Founding, foundings } from './founding.ts';
import type { FaithCampaign } from './game.ts';
import { tongues, type Words } from './words/index.ts';
import { promptIn } from './words/prompt.ts';
import { tellingIn } from './words/telling.ts';

/** Ready-made ones are called so in every language, others as their founders have called them. */
function titleOf(words: Words, { id, title }: Founding): string {
  const isOurs = foundings.list.some((known) => known.id === id && known.title === title);
  return isOurs ? (words.foundings[id] ?? title) : title;
}

/** Everything that a campaign says, in every language that it has. */
export const speech = spoken(tongues, (words): Tongue<FaithCampaign> => {
  const { title, refusals, options, optionGroups, describe, endingOf } = words;
  return {
    title,
    refusals,
    options,
    optionGroups,
    scenario: (founding) => ({ title: titleOf(words, founding), premise: null }),
    describe,
    ending: endingOf,
    telling: tellingIn(words),
    prompt: promptIn(words),
  };
});
