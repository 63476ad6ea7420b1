import type { Look } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { attackChecking } from '../../rules/check/attack-check.ts';
import { modifiersOf } from '../../rules/check/check.ts';
import { type Blow, blowOf } from '../../rules/damage/attack-damage.ts';
import { totalOf } from '../../rules/damage/parts.ts';
import type { Figure } from '../../state.ts';

/** What an attack is likely to do to its target. */
export interface Chances {
  readonly hit: number;
  /** Put out of action at once. */
  readonly out: number;
  /** Mean of the Health it takes from those who stay on their feet, as a share of what they have. */
  readonly worn: number;
  /** Mean of its damage, whatever of it there is Health for. */
  readonly damage: number;
}

const FACES = 10;

const NO_CHANCE: Chances = { hit: 0, out: 0, worn: 0, damage: 0 };

/**
 * An attack's odds by the total alone; what natural faces decide (criticals, treacherous shot) is left out, since a
 * plan weighs thousands of attacks.
 */
export function chancesOf(
  look: Look,
  attack: AttackSubject,
  { health }: Figure,
  extra: readonly Modifier[],
): Chances {
  const blow = blowOf(look, attack);
  if (blow === null) return NO_CHANCE;
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const needed = checking.target - totalOf(modifiersOf(look, checking));
  const bonus = totalOf(blow.bonuses);
  let hit = 0;
  let out = 0;
  let worn = 0;
  let damage = 0;
  for (let face = 1; face <= FACES; face++) {
    /** Share of the other die's faces that make it a hit. */
    const hits = Math.max(0, Math.min(FACES, FACES + 1 + face - needed)) / FACES;
    if (hits === 0) continue;
    const points = pointsOf(blow, face + bonus);
    hit += hits;
    damage += hits * points;
    if (points >= health) out += hits;
    else worn += (hits * points) / health;
  }
  return { hit: hit / FACES, out: out / FACES, worn: worn / FACES, damage: damage / FACES };
}

/** SB-EQ-30: what is left of the weapon's total. */
function pointsOf({ cap, spared, armour, resistance }: Blow, total: number): number {
  if (spared || resistance.immune) return 0;
  return Math.max(0, Math.min(total, cap) - armour - resistance.reduction);
}
