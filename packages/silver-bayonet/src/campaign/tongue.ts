import { speaking, spoken, type Tongue } from '@vedette/engine';
import { type Founding, foundings } from './founding.ts';
import type { SilverCampaign } from './game.ts';
import { tongues } from './words/index.ts';
import { use, words } from './words/now.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** Ready-made ones are called so in every language, others as their founders have called them. */
function titleOf({ id, title }: Founding): string {
  const isOurs = foundings.list.some((known) => known.id === id && known.title === title);
  return isOurs ? words.foundings[id]! : title;
}

/** Everything that a campaign says, in every language that it has. */
export const speech = spoken(
  tongues,
  speaking(
    use,
    ({ title, refusals, options, optionGroups, describe, endingOf }): Tongue<SilverCampaign> => ({
      title,
      refusals,
      options,
      optionGroups,
      scenario: (founding) => ({ title: titleOf(founding), premise: null }),
      describe,
      ending: endingOf,
      telling,
      prompt,
    }),
  ),
);
