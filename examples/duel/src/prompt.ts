import type { Pending, Prompt, PromptOption } from '@vedette/engine';
import { idOf } from './figure-id.ts';
import type { Duel } from './game.ts';
import { type DuelState, duellist } from './state.ts';
import { dieKind, strikeDice } from './telling.ts';
import type { Words } from './words/index.ts';

/** A question in words. */
export function prompt(words: Words, pending: Pending<Duel>, s: DuelState): Prompt {
  return {
    about: { figures: [idOf(pending.seat)] },
    ...asked(words, pending, duellist(s, pending.seat).name),
  };
}

const FATE_DIE = { spends: ['die'] } as const;

/** Options by their ids, with their words and what some of them mean. */
function optionsOf<Id extends string>(
  titles: Readonly<Record<Id, string>>,
  means: Partial<Record<Id, Partial<PromptOption>>> = {},
): readonly PromptOption[] {
  return (Object.keys(titles) as Id[]).map((id) => ({ id, words: titles[id], ...means[id] }));
}

function asked(words: Words, pending: Pending<Duel>, name: string): Omit<Prompt, 'about'> {
  const { prompt: said, cards } = words;
  switch (pending.kind) {
    case 'chooseCard':
      return { title: said.chooseCard.title(name), options: optionsOf(said.chooseCard.options) };
    case 'walk':
      return { title: said.walk.title(name, pending.question.budget), options: [] };
    case 'strike': {
      const options = optionsOf(said.strike.options, {
        strike: { spends: ['action'] },
        hold: { ends: 'activation' },
      });
      return { title: said.strike.title(name), options };
    }
    case 'spendFate': {
      const { power, skill, total, needed } = pending.question;
      return {
        title: said.spendFate.title(power, skill, total, needed),
        roll: { dice: strikeDice(words, pending.question), total, needed },
        options: optionsOf(said.spendFate.options, {
          power: { die: dieKind(words, 'power'), ...FATE_DIE },
          skill: { die: dieKind(words, 'skill'), ...FATE_DIE },
        }),
      };
    }
    case 'playCard':
      return {
        title: said.playCard.title(cards[pending.question.card]),
        options: optionsOf(said.playCard.options),
      };
    case 'strikeBack': {
      const { title, options, standing } = said.strikeBack;
      return { title: title(name), options: optionsOf(options), standing };
    }
    case 'standFast': {
      const options = optionsOf(said.standFast.options, {
        spend: FATE_DIE,
        fall: { ends: 'match', grave: true },
      });
      return { title: said.standFast.title(name), options };
    }
  }
}
