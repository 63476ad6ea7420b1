import type { Result } from '../events.ts';
import { isFallen } from '../models.ts';
import { of } from '../scene.spec-support.ts';
import type { FaithState, ModelId } from '../state.ts';
import type { Besides, FightOdds } from './fight-odds.ts';

/** What became of somebody, as the table shows it. */
export function suffered(after: FaithState, before: FaithState, id: ModelId): Result {
  const [now, then] = [of(after, id), of(before, id)];
  if (now.left === 'killed-gruesome') return 'gruesome';
  if (now.standing === 'out') return 'killed';
  if (now.conditions.transfixed?.by === 'stake') return 'staked';
  if (now.conditions.apparentlyDead !== undefined) return 'apparently-dead';
  if (now.losses.wounds > then.losses.wounds) return 'wounded';
  if (isFallen(now) && !isFallen(then)) return 'fall';
  return now.x !== then.x || now.y !== then.y ? 'recoil' : 'none';
}

/** What happened besides, of an attack of `a` on `b`. */
function besidesSeen(after: FaithState, before: FaithState): readonly Besides[] {
  const seen: Besides[] = [];
  for (const [i, { fault, weapon }] of of(after, 'a').arms.entries()) {
    if (fault === of(before, 'a').arms[i]?.fault) continue;
    if (weapon === 'chainsaw') seen.push(fault === 'lost' ? 'breaks' : 'stalls');
    else seen.push(fault === 'lost' ? 'runs-out' : 'jams');
  }
  const b = of(after, 'b');
  if (b.conditions.bleeding !== undefined && b.standing !== 'out') seen.push('bleeds');
  if (poisoned(after, before, 'b')) seen.push('sickens');
  if (poisoned(after, before, 'a')) seen.push('sickens-back');
  return seen;
}

function poisoned(after: FaithState, before: FaithState, id: ModelId): boolean {
  const now = of(after, id);
  return now.losses.poison > of(before, id).losses.poison && now.standing !== 'out';
}

/** Both results, and what happened besides. */
export function fightSeen(after: FaithState, before: FaithState): readonly string[] {
  const both = `${suffered(after, before, 'b')}|${suffered(after, before, 'a')}`;
  return [both, ...besidesSeen(after, before)];
}

/** The same as the odds have it. */
export function fightTold({ of: all, outcomes, besides }: Pick<FightOdds, 'of' | 'outcomes' | 'besides'>) {
  const ways: Record<string, number> = { ...besides };
  for (const { target, attacker, ways: n } of outcomes) ways[`${target}|${attacker}`] = n;
  return { of: all, ways };
}
