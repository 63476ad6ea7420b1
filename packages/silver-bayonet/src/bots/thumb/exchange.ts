import { dareOf } from '../../rules/melee/melee-attack.ts';
import type { Figure } from '../../state.ts';
import { bestBlow } from '../attacks/best.ts';
import { harmOf } from './harm.ts';
import type { Mind } from './mind.ts';

/** What daring to attack something dreadful is worth against just attacking. */
const DARING = 0.6;
/** How little of its worth a figure takes to heart when it strikes first. */
const BOLD = 0.8;

/** SB-MEL-15: what a melee begun by the first is worth to its side: its blow, less the blow that comes back. */
export function exchangeOf(mind: Mind, attacker: Figure, target: Figure): number {
  const { look } = mind;
  const blow = bestBlow(look, attacker, target, 'own', harmOf);
  const answer = bestBlow(look, target, attacker, 'answer', harmOf);
  const dared = dareOf(look, attacker, target) === null ? 1 : DARING;
  const gain = dared * blow.harm * mind.worthOf(target);
  return gain - BOLD * (1 - dared * blow.chances.out) * answer.harm * mind.worthOf(attacker);
}

/** How much worse this enemy would handle a figure in melee than it would be handled: above 0 it is to be dreaded. */
export function dreadOf({ look }: Mind, figure: Figure, enemy: Figure): number {
  const theirs = bestBlow(look, enemy, figure, 'own', harmOf);
  if (theirs.chances.damage < FEARSOME) return 0;
  return theirs.harm - bestBlow(look, figure, enemy, 'answer', harmOf).harm;
}

/** Mean damage of a blow that is worth running from. */
const FEARSOME = 3;
