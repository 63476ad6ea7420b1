import type { Look } from '../game.ts';
import { isFallen } from '../models.ts';
import type { Blasted } from '../rules/blast/burst.ts';
import type { Attack } from '../rules/combat/attack.ts';
import type { ModelId } from '../state.ts';
import { PAIRS } from './dice.ts';
import { type FightOdds, type FightSpread, fightOdds } from './fight-odds.ts';

/** One of those whom a volley or blast attacks. */
export interface Struck extends FightOdds {
  readonly model: ModelId;
}

/** FF-RNG-06, FF-RNG-13, FF-RNG-17: one pull of the trigger. */
export interface VolleyOdds {
  /** The target first; dice of their own for each. */
  readonly targets: readonly Struck[];
  /** FF-RNG-20: that the weapon fails him after all these dice; null: it cannot. */
  readonly fails: { readonly what: 'jams' | 'runs-out'; readonly ways: number; readonly of: number } | null;
}

/**
 * Shots as `volleyAt` and `concentratedAttack` give them: single, aimed, burst, spread, concentrated.
 * Cost: one table of thirty-six results for everybody in it.
 */
export function volleyOdds(look: Look, volley: readonly Attack[]): VolleyOdds {
  const targets = volley.map((shot) => ({ model: shot.target.id, ...fightOdds(look, shot) }));
  const { jams, 'runs-out': empty } = targets[0]!.besides;
  if (jams === undefined && empty === undefined) return { targets, fails: null };
  // Two ones in a row with none of them.
  let [ways, of] = [1, 1];
  for (let i = 0; i < volley.length; i++) [ways, of] = [ways * (PAIRS - 1), of * PAIRS];
  return { targets, fails: { what: jams === undefined ? 'runs-out' : 'jams', ways: of - ways, of } };
}

/**
 * FF-RNG-24 to -27: everybody whom a blast finds, as `blastAt` gives them; who lies afterwards whatever the dice say
 * falls where he would have stood. Cost: as for a volley.
 */
export function blastOdds(look: Look, blasted: readonly Blasted[]): readonly Struck[] {
  return blasted.map(({ attack, knocksDown }) => {
    const odds = fightOdds(look, attack);
    const struck = { model: attack.target.id, ...odds };
    if (!knocksDown || isFallen(attack.target)) return struck;
    const { attacker, target } = odds.rerolled;
    return {
      ...struck,
      ...floored(odds),
      rerolled: {
        attacker: attacker === null ? null : floored(attacker),
        target: target === null ? null : floored(target),
      },
    };
  });
}

function floored(spread: FightSpread): FightSpread {
  const { none = 0, recoil = 0, fall = 0, ...others } = spread.target;
  const target = { fall: none + recoil + fall, ...others };
  const attacker = spread.attacker;
  const outcomes = spread.outcomes.filter(({ target: hit }) => hit in others);
  return {
    of: spread.of,
    target,
    attacker,
    outcomes: [{ target: 'fall', attacker: 'none', ways: target.fall }, ...outcomes],
  };
}
