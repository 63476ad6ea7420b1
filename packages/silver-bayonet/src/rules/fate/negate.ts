import type { Seat } from '@vedette/engine';
import type { Look, SilverCx } from '../../game.ts';
import type { FateDie, Figure } from '../../state.ts';
import { canSpend, ownDice, spend } from './pool.ts';

/** SB-FATE-07: a 10 negates everything, any other face half of itself rounded up. */
export function negated(face: number, points: number): number {
  return face >= 10 ? points : Math.max(0, Math.min(points, Math.ceil(face / 2)));
}

/** Window B of SB-FATE-14: how many of these points a Fate Die takes away. One die per source. */
export function negate(cx: SilverCx, victim: Figure, points: number): number {
  if (victim.side !== null) return byOwner(cx, victim, victim.side, points);
  for (const seat of cx.s.order) {
    // SB-FATE-10: any player's Monster Die, in decision order, one in all.
    if (!canSpend(cx.s, seat, 'monster')) continue;
    const die = cx.ask('negate', seat, { options: ['keep', 'monster'], figure: victim.id, points });
    if (die !== 'keep') return roll(cx, seat, die, victim, points, 'SB-FATE-10');
  }
  return 0;
}

function byOwner(cx: SilverCx, victim: Figure, seat: Seat, points: number): number {
  const dice = ownDice(cx.s, seat);
  if (dice.length === 0) return 0;
  const die = cx.ask('negate', seat, { options: ['keep', ...dice], figure: victim.id, points });
  return die === 'keep' ? 0 : roll(cx, seat, die, victim, points, 'SB-FATE-07');
}

function roll(cx: SilverCx, seat: Seat, die: FateDie, victim: Figure, points: number, rule: string): number {
  const count = negationDice(cx, victim);
  const faces = Array.from({ length: count }, () => cx.roll(10, 'what a Fate Die negates'));
  const face = faces.length === 1 ? faces[0]! : pick(cx, seat, victim, faces);
  const counts = negationFace(cx, victim, face);
  const rolled = { faces, face, before: null, counts };
  spend(cx, seat, die, { use: 'negate', rule, figure: victim.id, roll: rolled });
  return negated(counts, points);
}

/** SB-ATT-20: how many dice are rolled, to keep one. */
export function negationDice(look: Look, victim: Figure): number {
  return look.modify('negationDice', victim, 1);
}

/** SB-CHK-06.R1: what a face of the negation die counts as. */
export function negationFace(look: Look, victim: Figure, face: number): number {
  return look.modify('plainDie', victim, face);
}

/** SB-ATT-20: whoever spent the die picks. */
function pick(cx: SilverCx, seat: Seat, victim: Figure, faces: readonly number[]): number {
  const options = [...new Set(faces.map(String))];
  if (options.length === 1) return faces[0]!;
  return Number(cx.ask('negationDie', seat, { options, figure: victim.id, faces }));
}
