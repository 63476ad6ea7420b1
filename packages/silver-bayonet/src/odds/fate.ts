import type { Look } from '../game.ts';
import { negated, negationDice, negationFace } from '../rules/fate/negate.ts';
import { canSpend } from '../rules/fate/pool.ts';
import type { FateDie, Figure } from '../state.ts';
import { type AttackOdds, settle } from './attack-odds.ts';
import { type Counts, FACES, type Reroll } from './weights.ts';

/** Which Fate Die rolls a die of this figure's Check again, how the new face counts, and how many there are to spend. */
export interface FateOffer {
  readonly spends: FateDie;
  readonly counts: Counts;
  readonly held: number;
}

/** SB-FATE-05, SB-FATE-09. */
export function rerollOffer(look: Look, figure: Figure, die: Reroll): FateOffer {
  if (figure.side === null)
    return { spends: 'monster', counts: 'higher', held: heldBy(look, null, 'monster') };
  return { spends: die, counts: 'new', held: heldBy(look, figure.side, die) };
}

/** SB-FATE-07, SB-FATE-10: the dice that could negate damage to a figure. */
export function negationHeld(look: Look, { side }: Figure): number {
  if (side === null) return heldBy(look, null, 'monster');
  return heldBy(look, side, 'power') + heldBy(look, side, 'skill');
}

/** Dice that a seat, or anybody (null), may spend now. */
export function heldBy({ s }: Look, seat: number | null, die: FateDie): number {
  const seats = seat === null ? s.order : [seat];
  return seats.reduce((sum, one) => sum + (canSpend(s, one, die) ? s.pools[one]![die] : 0), 0);
}

/** How likely each face is to count when a Fate Die negates damage to this figure; of two dice the higher is kept. */
export function negationFaces(look: Look, victim: Figure): readonly number[] {
  const dice = negationDice(look, victim);
  const chances: number[] = [0];
  for (let face = 1; face <= FACES; face++) {
    const chance = atMost(face, dice) - atMost(face - 1, dice);
    const counts = negationFace(look, victim, face);
    while (chances.length <= counts) chances.push(0);
    chances[counts]! += chance;
  }
  return chances;
}

/** The chance that none of so many dice shows more. */
function atMost(face: number, dice: number): number {
  let chance = 1;
  for (let n = 0; n < dice; n++) chance *= face / FACES;
  return chance;
}

/** What is left of so many points, by points. */
export function leftOf(points: number, faces: readonly number[]): readonly number[] {
  const left = Array.from({ length: points + 1 }, () => 0);
  faces.forEach((chance, face) => {
    if (chance > 0) left[points - negated(face, points)]! += chance;
  });
  return left;
}

/** The same attack when a Fate Die is spent against any damage it does (SB-FATE-07). */
export function withNegation(odds: AttackOdds, faces: readonly number[], health: number): AttackOdds {
  const damage = odds.damage.map(() => 0);
  odds.damage.forEach((chance, points) => {
    leftOf(points, faces).forEach((share, left) => {
      damage[left]! += chance * share;
    });
  });
  return { ...odds, ...settle(damage, odds.shattered, health, 1) };
}
