import type { Result } from '../../events.ts';
import type { Look } from '../../game.ts';
import type { Attack } from '../../rules/combat/attack.ts';
import { reckon } from '../../rules/combat/reckoning.ts';
import { crossing, verdictIn } from '../../rules/combat/verdict.ts';
import { D6 } from '../../rules/quality/quality.ts';

/** How likely each result is, for one of the two. */
export type Chances = Readonly<Record<Result, number>>;

/** What one attack comes to, for whom it is meant and for whoever made it. */
export interface Exchange {
  readonly target: Chances;
  readonly attacker: Chances;
}

const PAIRS = D6 * D6;

function nothing(): Record<Result, number> {
  return {
    none: 0,
    recoil: 0,
    fall: 0,
    killed: 0,
    gruesome: 0,
    wounded: 0,
    'apparently-dead': 0,
    staked: 0,
  };
}

/** FF-HTH-02, FF-RNG-06: exact, over all pairs of dice; by the very rules that will judge them. */
export function exchangeOf(look: Look, attack: Attack): Exchange {
  const [target, attacker] = [nothing(), nothing()];
  const both = crossing(look, attack, reckon(look, attack));
  const dice = { attacker: 1, target: 1 };
  for (dice.attacker = 1; dice.attacker <= D6; dice.attacker++) {
    for (dice.target = 1; dice.target <= D6; dice.target++) {
      const { result, back } = verdictIn(look, both, dice);
      target[result] += 1 / PAIRS;
      attacker[back] += 1 / PAIRS;
    }
  }
  return { target, attacker };
}
