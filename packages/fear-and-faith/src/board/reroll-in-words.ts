import type { Gambles } from '@vedette/engine';
import type { Look } from '../game.ts';
import { chance, FACES } from '../odds/dice.ts';
import { oneDieAgain, rollTable, tally } from '../odds/fight-odds.ts';
import { passingFaces } from '../odds/quality-odds.ts';
import type { RerollQuestion } from '../questions.ts';
import { attackFrom } from '../rules/combat/attack.ts';
import type { BoardWords } from './board-words.ts';
import { fightInWords } from './offer-in-words.ts';

/** FF-SPEC-27: what lies there comes to this, and to that if a die of it is rolled again. */
export function rerollInWords(look: Look, question: RerollQuestion, words: BoardWords): Gambles {
  const { passesAt, fight, options } = question;
  if (passesAt !== null) {
    const again = words.chances.succeeds(chance(passingFaces(passesAt), FACES));
    return Object.fromEntries(options.slice(1).map((option) => [option, again]));
  }
  const attack = fight === null ? null : attackFrom(look.s, fight.attack);
  if (fight === null || attack === null) return {};
  const table = rollTable(look, attack);
  return Object.fromEntries(
    options.map((option, i) => {
      const { attacker, target, of } = tally(table, oneDieAgain(fight, i === 0 ? null : fight.role));
      const seen =
        fight.role === 'attacker' ? { attacker, target, of } : { attacker: target, target: attacker, of };
      return [option, fightInWords(seen, words)];
    }),
  );
}
