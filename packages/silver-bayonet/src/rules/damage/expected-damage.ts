import type { Look } from '../../hooks.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { attackChecking } from '../check/attack-check.ts';
import { modifiersOf } from '../check/check.ts';
import { mustMiss, verdictOf } from '../check/verdict.ts';
import { hitParts, weaponDamage } from './attack-damage.ts';
import { totalOf } from './parts.ts';

const FACES = 10;

/**
 * SB-MEL-02, SB-MONA-04.R2, SB-EQ-04.R2: what an attack does to this target in all hundred rolls together, Armour and
 * reductions taken off. A hundred times the mean, so that equals are equal to the last digit.
 */
export function expectedDamage(look: Look, attack: AttackSubject, extra: readonly Modifier[]): number {
  const die = weaponDamage(attack)?.die;
  if (die === undefined) return 0;
  const hits = hitter(look, attack, extra);
  let points = 0;
  for (let face = 1; face <= FACES; face++) {
    const plain = totalOf(hitParts(look, attack, face, false));
    for (let other = 1; other <= FACES; other++) {
      const hit = die === 'power' ? hits(face, other) : hits(other, face);
      const double = face === FACES && other === FACES;
      if (hit) points += double ? totalOf(hitParts(look, attack, face, true)) : plain;
    }
  }
  return points;
}

/** Whether these faces hit. */
function hitter(look: Look, attack: AttackSubject, extra: readonly Modifier[]) {
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const needed = checking.target - totalOf(modifiersOf(look, checking));
  return (power: number, skill: number): boolean => {
    const verdict = verdictOf(look, attack, power, skill);
    return verdict === null ? power + skill >= needed : !mustMiss(verdict);
  };
}
