import type { Seat } from '@vedette/engine';
import type { Look, SilverCx } from '../../game.ts';
import type { AttackSubject, CheckKind } from '../../moments.ts';
import { passId, readPassId } from '../../option-ids.ts';
import type { FateDie } from '../../state.ts';
import { canSpend, ownDice, rerolled, spend } from '../fate/pool.ts';
import type { Checking } from './checking.ts';

interface Stood {
  readonly power: number;
  readonly skill: number;
  readonly bought: boolean;
}

/** Window A of SB-FATE-14: at most one Fate Die on a Check (SB-FATE-06). */
export function fateWindow(
  cx: SilverCx,
  checking: Checking,
  power: number,
  skill: number,
  sum: number,
): Stood {
  const stands = { power, skill, bought: false };
  if (checking.barred(power, skill)) return stands;
  const facts = {
    figure: checking.figure.id,
    check: checking.check,
    power,
    skill,
    total: power + skill + sum,
    target: checking.target,
    attack: checking.attack,
  };
  const { side } = checking.figure;
  return side === null ? byMonsterDie(cx, facts, stands) : byOwner(cx, side, checking, facts, stands);
}

interface Facts {
  readonly figure: string;
  readonly check: CheckKind;
  readonly power: number;
  readonly skill: number;
  readonly total: number;
  readonly target: number | null;
  readonly attack: AttackSubject | null;
}

/** SB-FATE-05, and SB-ATT-44 where the Check has failed. */
function byOwner(cx: SilverCx, seat: Seat, checking: Checking, facts: Facts, stands: Stood): Stood {
  const rerolls = ownDice(cx.s, seat);
  const passes = buysPass(cx, seat, checking, facts.total);
  if (rerolls.length + passes.length === 0) return stands;
  const choice = cx.ask('reroll', seat, {
    options: ['keep', ...rerolls, ...passes.map(passId)],
    ...facts,
  });
  if (choice === 'keep') return stands;
  if (choice === 'power' || choice === 'skill') {
    const face = cx.roll(10, 'a die of a Check again');
    const roll = rerolled(stands[choice], face);
    spend(cx, seat, choice, { use: 'reroll', rule: 'SB-FATE-05', figure: facts.figure, roll });
    return { ...stands, [choice]: face };
  }
  const die = readPassId(choice)!;
  spend(cx, seat, die, { use: 'pass', rule: 'SB-ATT-44', figure: facts.figure });
  return { ...stands, bought: true };
}

function buysPass(look: Look, seat: Seat, checking: Checking, total: number): readonly FateDie[] {
  const needed = checking.target ?? checking.passesAt;
  if (needed === null || total >= needed || !canBuyPass(look, checking)) return [];
  return (['power', 'skill', 'monster'] as const).filter((die) => canSpend(look.s, seat, die));
}

/** SB-ATT-44: whether a Fate Die buys off a failure of this Check. */
export function canBuyPass(look: Look, { figure, check }: Checking): boolean {
  if (check !== 'courage' && check !== 'terror') return false;
  return look.modify('mayBuyPass', figure, false);
}

/** SB-FATE-09: any player in decision order; the new face counts only if higher. */
function byMonsterDie(cx: SilverCx, facts: Facts, stands: Stood): Stood {
  for (const seat of cx.s.order) {
    if (!canSpend(cx.s, seat, 'monster')) continue;
    const die = cx.ask('monsterReroll', seat, { options: ['keep', 'power', 'skill'], ...facts });
    if (die === 'keep') continue;
    const face = cx.roll(10, 'a die of a Check again');
    const roll = rerolled(stands[die], face, Math.max(face, stands[die]));
    spend(cx, seat, 'monster', { use: 'reroll', rule: 'SB-FATE-09', figure: facts.figure, roll });
    return { ...stands, [die]: roll.counts };
  }
  return stands;
}
