import type { Seat } from '@vedette/engine';
import type { FateRoll, FateUse } from '../../events.ts';
import type { SilverCx } from '../../game.ts';
import { againstMonsters } from '../../sides.ts';
import type { FateDie, FigureId, SilverBayonetState } from '../../state.ts';

/** Whether a player may spend this die now: it is there, and the Wheel of Fate (SB-EVT-07) does not hold it. */
export function canSpend(s: SilverBayonetState, seat: Seat, die: FateDie): boolean {
  if (s.pools[seat]![die] === 0) return false;
  return die === 'monster' || !s.conditions.wheelOfFate;
}

/** The dice of a player for own figures and own initiative (SB-FATE-13). */
const OWN = ['power', 'skill'] as const;

/** Which of them the player may spend now. */
export function ownDice(s: SilverBayonetState, seat: Seat): ('power' | 'skill')[] {
  return OWN.filter((die) => canSpend(s, seat, die));
}

/** What a die is spent on. */
interface Spending {
  readonly use: FateUse;
  readonly rule: string;
  readonly figure: FigureId | null;
  readonly roll?: FateRoll;
}

/** SB-FATE-12: a used die is gone. */
export function spend(cx: SilverCx, seat: Seat, die: FateDie, { use, rule, figure, roll }: Spending): void {
  cx.s.pools[seat]![die]--;
  cx.emit({ type: 'fateSpent', rule, seat, die, use, figure, roll: roll ?? null });
}

/** One die rolled in place of this face; `counts` where not every face takes its place. */
export function rerolled(before: number, face: number, counts = face): FateRoll {
  return { faces: [face], face, before, counts };
}

/** One die less, to no use. */
export function lose(cx: SilverCx, seat: Seat, die: FateDie, rule: string): void {
  cx.s.pools[seat]![die]--;
  cx.emit({ type: 'fateLost', rule, seat, die });
}

/** One die more; against the monsters alone Monster Dice are never gained (SB-SOLO-05). */
export function gain(cx: SilverCx, seat: Seat, die: FateDie, rule: string): void {
  if (die === 'monster' && againstMonsters(cx.s)) return;
  cx.s.pools[seat]![die]++;
  cx.emit({ type: 'fateGained', rule, seat, die });
}
