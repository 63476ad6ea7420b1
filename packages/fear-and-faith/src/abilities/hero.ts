import type { FaithCx, SpecialRule } from '../game.ts';
import { countGame, thisGame } from '../models.ts';
import type { CombatRolled, QualityRollSubject } from '../moments.ts';
import { factsOf } from '../rules/combat/attack.ts';
import { D6, passes } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

const KEEP = 'keep';

/** FF-SPEC-27: once a game, one of its own dice. */
function hasReroll(bearer: Model): boolean {
  return thisGame(bearer, 'hero-reroll') === 0;
}

function again(cx: FaithCx, bearer: Model, from: number): number {
  countGame(bearer, 'hero-reroll');
  const to = cx.roll(D6, `re-roll of ${bearer.id}`);
  cx.emit({ type: 'rerolled', rule: 'FF-SPEC-27', model: bearer.id, from, to });
  return to;
}

function rerollQuality(cx: FaithCx, bearer: Model, roll: QualityRollSubject): void {
  const { purpose, dice, needed } = roll;
  const failed = dice.flatMap((die, i) => (die.passed || die.automatic ? [] : [`${i + 1}`]));
  if (failed.length === 0 || !hasReroll(bearer)) return;
  const said = cx.ask('reroll', bearer.controller, {
    model: bearer.id,
    purpose,
    dice: dice.map(({ face }) => face),
    passesAt: needed,
    fight: null,
    options: [KEEP, ...failed],
  });
  if (said === KEEP) return;
  const die = dice[Number(said) - 1]!;
  roll.again = true;
  die.face = again(cx, bearer, die.face);
  die.passed = passes(die.face, needed);
}

function rerollCombat(cx: FaithCx, bearer: Model, die: CombatRolled): void {
  if (!hasReroll(bearer)) return;
  const { attack, role, face, other } = die;
  const [attacker, target] = role === 'attacker' ? [face, other] : [other, face];
  const said = cx.ask('reroll', bearer.controller, {
    model: bearer.id,
    purpose: 'combat',
    dice: [face],
    passesAt: null,
    fight: { attack: factsOf(attack), role, attacker, target },
    options: [KEEP, '1'],
  });
  if (said === KEEP) return;
  die.face = again(cx, bearer, die.face);
  die.again = true;
}

/** FF-SPEC-27, FF-ACT-06: one die of every Quality roll is a natural 6; and once a game a die is rolled again. */
export const hero: SpecialRule = {
  id: 'hero',
  rule: 'FF-SPEC-27',
  on: {
    automaticDice: (dice) => dice + 1,
    mayReroll: (may, _subject, _look, bearer) => may || hasReroll(bearer),
    qualityRolled: (roll, cx, bearer) => rerollQuality(cx, bearer, roll),
    combatRolled: (die, cx, bearer) => rerollCombat(cx, bearer, die),
  },
};
