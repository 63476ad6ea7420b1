import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import type { AttackSubject, Modifier } from '../moments.ts';
import { attackChecking, forcedFaces } from '../rules/check/attack-check.ts';
import { modifiersOf } from '../rules/check/check.ts';
import { mustMiss } from '../rules/check/verdict.ts';
import { totalOf } from '../rules/damage/parts.ts';
import { type Answer, told, toldEach, toldModifiers, toldOdds } from './answer.ts';
import {
  type Aim,
  type AttackOdds,
  type AttackRolls,
  attackRolls,
  NO_ROLLS,
  tally,
  worthOf,
} from './attack-odds.ts';
import { negationFaces, negationHeld, rerollOffer, withNegation } from './fate.ts';
import { bestReroll, firstRoll, type Reroll, type Weights } from './weights.ts';

/** An attack told in full: its Check, its odds, and what a Fate Die of either side makes of them. */
export function attackAnswer(
  look: Look,
  attack: AttackSubject,
  extra: readonly Modifier[],
  aim: Aim,
  silenced = false,
): { readonly odds: AttackOdds; readonly answer: Answer } {
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const modifiers = modifiersOf(look, checking);
  const needed = checking.target - totalOf(modifiers);
  const rolls = silenced ? NO_ROLLS : attackRolls(look, attack, needed);
  const first = firstRoll(forcedFaces(look, attack));
  const odds = tally(rolls, first);
  const answer = {
    defence: checking.target,
    modifiers: toldModifiers(modifiers),
    needed,
    ...toldOdds(odds),
    aim,
    fate: {
      power: withReroll(look, attack, rolls, first, 'power', aim),
      skill: withReroll(look, attack, rolls, first, 'skill', aim),
    },
    negated: negatedAnswer(look, attack, odds),
  };
  return { odds, answer };
}

/** One Fate Die for the attacker, spent where it gains by it. */
function withReroll(
  look: Look,
  attack: AttackSubject,
  rolls: AttackRolls,
  first: Weights,
  die: Reroll,
  aim: Aim,
): Answer {
  const { spends, counts, held } = rerollOffer(look, figure(look.s, attack.attacker), die);
  const barred = (roll: number) => mustMiss(rolls.verdicts[roll]!);
  const weights = bestReroll(first, die, counts, worthOf(rolls, aim), barred);
  return { spends, held, ...toldOdds(tally(rolls, weights)) };
}

/** One Fate Die against whatever damage there is. */
function negatedAnswer(look: Look, attack: AttackSubject, odds: AttackOdds): Answer {
  const target = figure(look.s, attack.target);
  const { damage, mean, out } = withNegation(odds, negationFaces(look, target), target.health);
  return {
    held: negationHeld(look, target),
    damage: toldEach(damage.entries()),
    mean: told(mean),
    out: told(out),
  };
}
