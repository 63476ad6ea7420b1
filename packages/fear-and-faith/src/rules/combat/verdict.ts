import { GRUESOME_FACTOR, KILL_FACTOR, LEAST_TOTAL } from '../../data/fighting.ts';
import type { Result } from '../../events.ts';
import type { Look } from '../../game.ts';
import { isFallen, isHelpless } from '../../models.ts';
import { defendsWith } from './arms.ts';
import { type Attack, isMutual, isStruck, PLAIN_ATTACK } from './attack.ts';
import { canFight } from './engaged.ts';
import { isLethal, killsOnSix, mostSuffered } from './kill-table.ts';
import type { Reckoning } from './reckoning.ts';

/** What two dice come to: for the target, and for the attacker. */
export interface Verdict {
  readonly attackerTotal: number;
  readonly targetTotal: number;
  readonly result: Result;
  readonly back: Result;
  /** The attack as the target strikes it, where it can. */
  readonly returned: Attack | null;
}

/** What no die changes of what an attack can do: the same for all thirty-six rolls. */
interface Blade {
  readonly attack: Attack;
  /** FF-HTH-05 */
  readonly most: 'all' | 'fall' | 'nothing';
  readonly lethal: boolean;
  /** FF-HTH-04 step 3: any win kills. */
  readonly quick: boolean;
}

/** Both who strike, before the dice. */
export interface Crossing {
  readonly reckoning: Reckoning;
  readonly own: Blade;
  /** The attack as the target strikes it; null: it cannot. */
  readonly returned: Blade | null;
}

/** FF-HTH-02: who strikes whom, with what, and what that can do at most. */
export function crossing(look: Look, attack: Attack, reckoning: Reckoning): Crossing {
  return {
    reckoning,
    own: bladeOf(look, attack),
    returned: strikesBack(look, attack) ? bladeOf(look, returnedBy(look, attack)) : null,
  };
}

function bladeOf(look: Look, attack: Attack): Blade {
  const most = mostSuffered(look, attack);
  if (most === 'nothing') return { attack, most, lethal: false, quick: false };
  return { attack, most, lethal: isLethal(look, attack), quick: quicklyKilled(look, attack) };
}

interface TwoDice {
  readonly attacker: number;
  readonly target: number;
}

/** FF-HTH-02 to -05: from two natural dice, without rolling or changing anything. */
export function verdictOf(look: Look, attack: Attack, reckoning: Reckoning, dice: TwoDice): Verdict {
  return verdictIn(look, crossing(look, attack, reckoning), dice);
}

/** The same where everything but the dice is settled. */
export function verdictIn(look: Look, { reckoning, own, returned }: Crossing, dice: TwoDice): Verdict {
  const attackerTotal = dice.attacker + reckoning.attacker.adds;
  const targetTotal = dice.target + reckoning.target.adds;
  const result = resultFor(look, own, dice.attacker, attackerTotal, targetTotal);
  const back =
    returned === null ? 'none' : resultFor(look, returned, dice.target, targetTotal, attackerTotal);
  return { attackerTotal, targetTotal, result, back, returned: returned?.attack ?? null };
}

/** FF-MAG-10, FF-GEN-11: not the helpless, nor who cannot fight the attacker at all. */
function strikesBack(look: Look, attack: Attack): boolean {
  const { attacker, target } = attack;
  return isMutual(attack) && !isHelpless(target) && canFight(look, target, attacker!);
}

/** FF-HTH-02: fighting is simultaneous: the target strikes too, with the best it has in hand (FF-ACT-13). */
function returnedBy(look: Look, { attacker, target }: Attack): Attack {
  const { weapon, silver, wooden } = defendsWith(look, target, attacker!);
  return {
    ...PLAIN_ATTACK,
    kind: 'close',
    attacker: target,
    target: attacker!,
    weapon,
    silver,
    wooden,
    from: { x: target.x, y: target.y, z: target.z },
    defence: true,
  };
}

/** FF-HTH-04: what an attack with this die and these totals does to its target. */
function resultFor(look: Look, blade: Blade, die: number, own: number, other: number): Result {
  const { attack, most } = blade;
  const { attacker, target } = attack;
  if (most === 'nothing') return 'none';
  let result = rawResult(look, blade, { die, by: own - other, own, other });
  // FF-SPEC-26: nothing to a target that the attack may not kill.
  if (!isKill(result) && most === 'all' && killsOutright(look, attack, die)) result = 'killed';
  if (result === 'none') return result;
  if (result === 'killed' && attacker !== null && look.modify('killsGruesomely', attacker, false, { attack }))
    result = 'gruesome';
  if (most === 'fall' && isKill(result)) result = isFallen(target) ? 'none' : 'fall';
  return look.modify('protection', target, result, { attack });
}

/** FF-HTH-04 step 1: by its natural die, only in an attack of one's own. */
function killsOutright(look: Look, attack: Attack, die: number): boolean {
  const { attacker, defence } = attack;
  if (defence || attacker === null) return false;
  return killsOnSix(look, attack, die) || look.modify('killsOutright', attacker, false, { attack, die });
}

export function isKill(result: Result): boolean {
  return result === 'killed' || result === 'gruesome';
}

interface Compared {
  readonly die: number;
  readonly own: number;
  readonly other: number;
  readonly by: number;
}

/** FF-HTH-03, FF-HTH-04 steps 2 and 3. */
function rawResult(look: Look, blade: Blade, { die, own, other, by }: Compared): Result {
  const { attack, lethal, quick } = blade;
  const { target } = attack;
  if (by <= 0 || look.modify('lossIsTie', target, false, { attack, by, lethal })) return 'none';
  // For doubling and trebling a total below 1 counts as 1.
  const least = Math.max(LEAST_TOTAL, other);
  if (own >= GRUESOME_FACTOR * least) return 'gruesome';
  const doubled = own >= KILL_FACTOR * least;
  if (doubled) return isFallen(target) && counts(attack) ? 'gruesome' : 'killed';
  if (lethal || quick) return 'killed';
  return die % 2 === 0 ? (isFallen(target) ? 'none' : 'fall') : 'recoil';
}

/** FF-RNG-24: a blast finds everybody as if on his feet. */
function counts({ kind }: Attack): boolean {
  return kind !== 'blast' && kind !== 'debris' && kind !== 'fire';
}

/** FF-HTH-04 step 3, FF-RNG-22: whom any win kills. */
function quicklyKilled(look: Look, attack: Attack): boolean {
  const { attacker, target } = attack;
  if (isHelpless(target)) return true;
  if (!isFallen(target) || !counts(attack)) return false;
  if (isStruck(attack) || look.s.options['fallen-ranged-quick-kill']) return true;
  return attack.kind === 'shot' && attacker !== null && look.table.touches(attacker, target);
}
