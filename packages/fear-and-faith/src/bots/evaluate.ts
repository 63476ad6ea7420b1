import type { Seat } from '@vedette/engine';
import { isActive, isTransfixed, isWaiting, onTable } from '../models.ts';
import { scoreOf } from '../scenario/story/score.ts';
import type { FaithState, Model } from '../state.ts';
import { harmOfFall } from './attacks/harm.ts';
import { apart } from './mind.ts';
import { SCALE } from './plan/idea.ts';
import { worthOf } from './worth/worth.ts';

/** What a victory point that is counted is worth besides, in points. */
const VICTORY = 10;

/** How the match stands for a seat, from -1 to 1; what one gains the others lose. */
export function evaluate(s: FaithState, seat: Seat): number {
  if (s.ended !== null) return 2 * (s.ended.shares[seat] ?? 0) - 1;
  let own = 0;
  let others = 0;
  for (const m of s.models) {
    const value = fitness(s, m) * worthOf(s, m);
    if (m.controller === seat) own += value;
    else others += value;
  }
  own += VICTORY * scoreOf(s, seat, []);
  for (let other = 0; other < s.parties.length; other++)
    if (other !== seat) others += VICTORY * scoreOf(s, other, []);
  const rivals = Math.max(1, s.parties.length - 1);
  return Math.max(-0.98, Math.min(0.98, (own - others / rivals) / SCALE));
}

/** What is left of a model: those who lie, are held or out of their mind may come round. */
function fitness(s: FaithState, m: Model): number {
  // FF-SCN-31: who is still to come, or hides in the mist, is not lost.
  if (isWaiting(m)) return 1;
  if (!onTable(m)) return 0;
  const { apparentlyDead, insane, cursed, bleeding } = m.conditions;
  if (apparentlyDead !== undefined) return apparentlyDead.revivable ? 0.6 : 0.4;
  if (isTransfixed(m)) return 0.5;
  let part = m.posture === 'standing' ? 1 : 1 - harmOfFall(handsNear(s, m));
  if (insane !== undefined) part *= 0.88;
  if (cursed !== undefined) part *= 0.9;
  if (bleeding !== undefined) part *= 0.75;
  const { wounds, poison } = m.losses;
  return part * (1 - 0.12 * Math.min(4, wounds + poison));
}

/** Within this gap somebody will be there before one who lies stands. */
const NEAR = 130;

/** Enemies who can get at one who lies. */
function handsNear(s: FaithState, m: Model): number {
  let hands = 0;
  for (const enemy of s.models)
    if (
      enemy.party !== m.party &&
      onTable(enemy) &&
      isActive(enemy) &&
      apart(enemy, m) - enemy.radius - m.radius <= NEAR
    )
      hands++;
  return hands;
}
