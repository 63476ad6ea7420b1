import { figure } from '../../figures.ts';
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
}

const FACES = 10;

export const NO_CHANCE: Chances = { hit: 0, out: 0, worn: 0 };

/**
 * An attack's odds by the total alone; what natural faces decide (criticals, treacherous shot) is left out, since a
 * plan weighs thousands of attacks.
 */
export function chancesOf(look: Look, attack: AttackSubject, extra: readonly Modifier[]): Chances {
  const blow = blowOf(look, attack);
  if (blow === null) return NO_CHANCE;
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const needed = checking.target - totalOf(modifiersOf(look, checking));
  const { health } = figure(look.s, attack.target);
  const bonus = totalOf(blow.bonuses);
  let hit = 0;
  let out = 0;
  let worn = 0;
  for (let face = 1; face <= FACES; face++) {
    const hits = Math.max(0, Math.min(FACES, FACES + 1 + face - needed)) / FACES;
    if (hits === 0) continue;
    hit += hits;
    const points = pointsOf(blow, face + bonus);
    if (points >= health) out += hits;
    else worn += (hits * points) / health;
  }
  return { hit: hit / FACES, out: out / FACES, worn: worn / FACES };
}

/** SB-EQ-30: what is left of the weapon's total. */
function pointsOf({ cap, spared, armour, resistance }: Blow, total: number): number {
  if (spared || resistance.immune) return 0;
  return Math.max(0, Math.min(total, cap) - armour - resistance.reduction);
}

/**
 * How much of a figure's worth an attack destroys on the average: the fallen whole, the wounded in part. Whoever puts
 * out a monster has the credit for it, so others may reap where one has sown.
 */
export function harmOf({ out, worn }: Chances, { side }: Pick<Figure, 'side'>): number {
  return out + worn * (side === null ? SOWN : WOUND);
}

const WOUND = 0.6;
const SOWN = 0.4;
