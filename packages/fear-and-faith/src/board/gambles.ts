import type { Asked, Gambles } from '@vedette/engine';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import { type ActivationOdds, activationGambles } from '../odds/activation-odds.ts';
import { chance } from '../odds/dice.ts';
import { offerOdds } from '../odds/offer-odds.ts';
import { allPass, qualityOdds } from '../odds/quality-odds.ts';
import type { ActQuestion, DiceQuestion } from '../questions.ts';
import type { Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';
import { offerInWords } from './offer-in-words.ts';
import { rerollInWords } from './reroll-in-words.ts';

/** What each answer comes to, where it hangs on dice. */
export function gambles(asked: Asked<FearAndFaith>, words: BoardWords): Gambles {
  const look = looking(asked.view());
  switch (asked.kind) {
    case 'dice':
      return diceInWords(look, asked.question, words);
    case 'act':
      return actsInWords(look, asked.question, words);
    case 'chargeReaction':
      return reactionsInWords(look, modelOf(look.s, asked.question.model), asked.question.options, words);
    case 'reroll':
      return rerollInWords(look, asked.question, words);
    default:
      return {};
  }
}

/** FF-ACT-03, FF-ACT-04: the chance of each count of actions, and of losing the turn. */
function diceInWords(look: Look, { models, declared }: DiceQuestion, words: BoardWords): Gambles {
  const all = activationGambles(
    look,
    models.map((id) => modelOf(look.s, id)),
    declared,
  );
  return Object.fromEntries(all.map((odds) => [`${odds.dice}`, riskInWords(look, odds, words)]));
}

function riskInWords(look: Look, odds: ActivationOdds, { chances, nameOf }: BoardWords): string {
  const { of, turnover, mishap, losses, successes, rerolled } = odds;
  const counts = successes
    .map((ways, actions) => ({ actions, chance: chance(ways, of) }))
    .filter((one) => one.chance > 0)
    .reverse();
  return chances.list([
    chances.actions(counts),
    ...(turnover === 0 ? [] : [chances.turnLost(chance(turnover, of))]),
    ...(turnover === 0 || rerolled === null
      ? []
      : [chances.turnLostAgain(chance(rerolled.turnover, rerolled.of))]),
    ...(mishap === 0 ? [] : [chances.mishap(chance(mishap, of))]),
    ...losses.map(({ model, ways }) => chances.lost(nameOf(look.s, model), chance(ways, of))),
  ]);
}

function actsInWords(look: Look, { model: id, offers }: ActQuestion, words: BoardWords): Gambles {
  const model = modelOf(look.s, id);
  return Object.fromEntries(
    offers.flatMap((one) => {
      const odds = offerOdds(look, model, one);
      return odds === null ? [] : [[one.id, offerInWords(odds, words)]];
    }),
  );
}

/** FF-RNG-11: whoever fires at a charger must be in time. */
function reactionsInWords(
  look: Look,
  model: Model,
  options: readonly string[],
  { chances }: BoardWords,
): Gambles {
  const roll = qualityOdds(look, [model], { purpose: 'reaction', dice: 1 });
  const inTime = chances.inTime(chance(allPass(roll), roll.of));
  return Object.fromEntries(options.filter((id) => /^(?:single|burst)\//.test(id)).map((id) => [id, inTime]));
}
