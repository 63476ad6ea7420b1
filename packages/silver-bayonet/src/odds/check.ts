import { terrorOn } from '../data/tables.ts';
import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { CASTING } from '../rules/casting/cast.ts';
import { modifiersOf, plainCheck } from '../rules/check/check.ts';
import type { Checking } from '../rules/check/checking.ts';
import { canBuyPass } from '../rules/check/fate-window.ts';
import { totalOf } from '../rules/damage/parts.ts';
import { fallChecking } from '../rules/movement/danger-of-falling.ts';
import { sprintChecking } from '../rules/movement/sprint-distance.ts';
import { RECOVERY, terrorChecking } from '../rules/terror/terror.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { type Answer, impossible, told, toldEach, toldModifiers } from './answer.ts';
import { heldBy, rerollOffer } from './fate.ts';
import { absent } from './pair.ts';
import type { CheckQuery, OwnTarget } from './query.ts';
import { ALL, bestReroll, chanceOf, firstRoll, type Reroll, totalIn, type Weights } from './weights.ts';

/** SB-CHK-01 to -05 in chances. */
export function checkAnswer(view: SilverBayonetState, query: CheckQuery): Answer {
  const missing = absent(view, query.figure);
  if (missing !== null) return impossible(missing);
  const look = looking(view);
  const who = figure(look.s, query.figure);
  const checking = checkingOf(who, query);
  const modifiers = modifiersOf(look, checking);
  const target = (checking.target ?? checking.passesAt)!;
  const sum = totalOf(modifiers);
  const first = firstRoll([]);
  return {
    possible: true,
    rule: checking.rule,
    target,
    modifiers: toldModifiers(modifiers),
    needed: target - sum,
    ...passing(checking, sum, target, first),
    fate: {
      power: withReroll(look, checking, sum, target, 'power'),
      skill: withReroll(look, checking, sum, target, 'skill'),
      pass: passAnswer(look, checking),
    },
  };
}

const OWN: Readonly<Record<OwnTarget, (who: Figure, modifier: number) => Checking>> = {
  terror: (who, modifier) => terrorChecking(who, modifier, 'modifier', 'SB-TER-01'),
  fall: (who, modifier) => modified(fallChecking(who), modifier),
  sprint: (who, modifier) => modified(sprintChecking(who), modifier),
  casting: (who, modifier) => modified(plainCheck(who, 'courage', CASTING, 'SB-ATT-31'), modifier),
  recovery: (who, modifier) => modified(plainCheck(who, 'courage', RECOVERY, 'SB-TER-05'), modifier),
};

/** The Check as the rule that asks for it would make it. */
function checkingOf(who: Figure, query: CheckQuery): Checking {
  const { modifier = 0 } = query;
  if (!('target' in query)) return OWN[query.check](who, modifier);
  return modified(plainCheck(who, query.check, query.target, 'SB-CHK-03'), modifier);
}

function modified(checking: Checking, value: number): Checking {
  return value === 0 ? checking : { ...checking, modifiers: [{ by: 'modifier', rule: 'SB-CHK-04', value }] };
}

/** The chance to pass and, where a table is read, of each row of it. */
function passing(checking: Checking, sum: number, target: number, weights: Weights): Answer {
  const pass = told(chanceOf(target - sum, weights));
  return checking.target === null ? { pass, rows: terrorRows(sum, weights) } : { pass };
}

/** SB-TER-02. */
export function terrorRows(sum: number, weights: Weights): Answer {
  const rows = new Map<string, number>();
  weights.forEach((weight, roll) => {
    const row = terrorOn(totalIn(roll) + sum);
    rows.set(row, (rows.get(row) ?? 0) + weight / ALL);
  });
  return toldEach(rows);
}

/** One Fate Die, spent where the Check would fail and may yet pass. */
function withReroll(look: Look, checking: Checking, sum: number, target: number, die: Reroll): Answer {
  const { spends, counts, held } = rerollOffer(look, checking.figure, die);
  const first = firstRoll([]);
  const worth = first.map((_, roll) => Number(totalIn(roll) + sum >= target));
  const weights = bestReroll(first, die, counts, worth, () => false);
  return { spends, held, ...passing(checking, sum, target, weights) };
}

/** SB-ATT-44: how many Fate Dice could buy off a failure; null where none can. */
function passAnswer(look: Look, checking: Checking): Answer | null {
  const { side } = checking.figure;
  if (side === null || !canBuyPass(look, checking)) return null;
  const held = (['power', 'skill', 'monster'] as const).reduce(
    (sum, die) => sum + heldBy(look, side, die),
    0,
  );
  return { held, pass: 1 };
}
