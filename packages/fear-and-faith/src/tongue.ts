import { type Cue, type RolledDie, spoken, type Tongue } from '@vedette/engine';
import { boardIn } from './board/board.ts';
import { eveningOf } from './evening.ts';
import type { FearAndFaith } from './game.ts';
import { musterIn } from './muster/builder/muster.ts';
import { tongues } from './words/index.ts';

type Words = typeof tongues.en;

/** What is meant is the same in every language: ids, figures and places come from the first, words from this one. */
function promptIn(say: Words['prompt']): Words['prompt'] {
  if (say === tongues.en.prompt) return say;
  return (pending, view) => {
    const meant = tongues.en.prompt(pending, view);
    const { title, hint, roll, options } = say(pending, view);
    return {
      ...meant,
      title,
      ...(hint === undefined ? {} : { hint }),
      ...(meant.roll === undefined
        ? {}
        : { roll: { ...meant.roll, dice: named(meant.roll.dice, roll?.dice) } }),
      options: meant.options.map((option, i) => {
        const { words = option.words, note } = options[i] ?? {};
        return { ...option, words, ...(note === undefined ? {} : { note }) };
      }),
    };
  };
}

function tellingIn(say: Words['telling']): Words['telling'] {
  if (say === tongues.en.telling) return say;
  return (event, view) => {
    const meant = tongues.en.telling(event, view);
    const said = say(event, view);
    return {
      ...meant,
      dice: named(meant.dice, said.dice),
      modifiers: meant.modifiers.map((one, i) => ({ ...one, words: said.modifiers[i]!.words })),
      ...(said.why === undefined ? {} : { why: said.why }),
      ...(meant.cues === undefined ? {} : { cues: meant.cues.map((cue, i) => cueIn(cue, said.cues?.[i])) }),
    };
  };
}

/** A slip in the words of this language; whose counter is on it is the same in all. */
function cueIn(meant: Cue, said: Cue | undefined): Cue {
  if (meant.kind !== 'slip' || said?.kind !== 'slip') return meant;
  const { figure, marker } = meant.slip;
  return {
    kind: 'slip',
    slip: {
      ...said.slip,
      ...(figure === undefined ? {} : { figure }),
      ...(marker === undefined ? {} : { marker }),
    },
  };
}

function named(dice: readonly RolledDie[], said: readonly RolledDie[] = []): readonly RolledDie[] {
  return dice.map((one, i) => ({ ...one, die: { ...one.die, name: said[i]?.die.name ?? one.die.name } }));
}

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  ({
    title,
    refusals,
    options,
    optionGroups,
    orders,
    scenario,
    describe,
    endingOf,
    telling,
    prompt,
    board,
    odds,
    muster,
    evening,
  }): Tongue<FearAndFaith> => ({
    title,
    refusals,
    options,
    optionGroups,
    orders,
    scenario,
    describe,
    ending: endingOf,
    telling: tellingIn(telling),
    prompt: promptIn(prompt),
    board: boardIn(board),
    odds,
    muster: musterIn(muster),
    evening: (scenario) => eveningOf(evening, muster, scenario),
  }),
);
