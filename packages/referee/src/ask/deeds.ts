import type { Start } from '@vedette/engine';
import { chosen } from './answer.ts';
import { choicesOf } from './choices.ts';
import type { Eyes } from './eyes.ts';
import { isDrawn } from './lead.ts';
import { nothingAsked, orders } from './question.ts';
import { type Told, told } from './told.ts';

/** Whether it is something that a key may stand for. */
export function isDeed({ say }: Eyes, word: string): word is Start {
  return Object.hasOwn(say.deeds, word);
}

/** What a key does that stands for a deed: the one answer that starts it, or those that do by their numbers. */
export function deed(eyes: Eyes, start: Start): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  if (start === 'move' && isDrawn(question)) return orders(eyes);
  const numbered = choicesOf(eyes, { intents: [], question }).map((choice, i) => ({ choice, number: i + 1 }));
  const found = numbered.filter(({ choice: { starts } }) => starts === start);
  const [first] = found;
  if (first === undefined) return told(say.notNow(say.deeds[start]));
  if (found.length === 1) return chosen(eyes, first.choice);
  return told(say.severalOf(say.deeds[start], found.length), {
    lines: found.map(({ choice: { words, odds }, number }) =>
      say.numbered(number, say.aloud(words), odds === null ? null : say.aloud(odds)),
    ),
  });
}
