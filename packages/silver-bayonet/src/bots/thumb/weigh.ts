import type { Look } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { attackChecking } from '../../rules/check/attack-check.ts';
import { modifiersOf } from '../../rules/check/check.ts';
import { blowOf, hitParts } from '../../rules/damage/attack-damage.ts';
import { totalOf } from '../../rules/damage/parts.ts';
import { blowWith, type MeleeWeapon, ridingModifiers } from '../../rules/melee/blow.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import type { Figure } from '../../state.ts';

/** What an attack promises, by a glance: the dice's own quirks and Fate are left out. */
interface Hope {
  readonly hit: number;
  /** The mean of all rolls. */
  readonly damage: number;
  readonly kill: number;
}

const FACES = 10;
const LEAST = 2;
const MOST = 20;
const PAIRS = FACES * FACES;
/** A face in the middle of those that hit. */
const TYPICAL = 6;

/** Of two dice: by the total needed, how many of a hundred rolls hit, and the sum of their first faces. */
const HITS: number[] = [];
const SUMS: number[] = [];
/** And how many hit with at least this first face. */
const WITH_FACE: (readonly number[])[] = [];

for (let needed = 0; needed <= MOST + 1; needed++) {
  const byFace = Array.from({ length: FACES + 1 }, (_, face) =>
    face === 0 ? 0 : Math.max(0, Math.min(FACES, FACES + 1 + face - needed)),
  );
  HITS.push(byFace.reduce((sum, count) => sum + count, 0));
  SUMS.push(byFace.reduce((sum, count, face) => sum + count * face, 0));
  WITH_FACE.push(byFace.map((_, least) => byFace.slice(least).reduce((sum, count) => sum + count, 0)));
}

/** What is to be expected of this attack. */
export function hopeOf(look: Look, attack: AttackSubject, target: Figure, extra: readonly Modifier[]): Hope {
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const total = checking.target - totalOf(modifiersOf(look, checking));
  const needed = Math.max(LEAST, Math.min(MOST, total));
  const hits = HITS[needed]!;
  const blow = blowOf(look, attack);
  const typical = blow === null ? 0 : totalOf(hitParts(blow, TYPICAL, false));
  const best = blow === null ? 0 : totalOf(hitParts(blow, FACES, false));
  if (best <= 0) return { hit: hits / PAIRS, damage: 0, kill: 0 };
  const bonus = best - FACES;
  const damage = typical <= 0 ? (best * hits) / PAIRS / FACES : (SUMS[needed]! + bonus * hits) / PAIRS;
  const face = Math.max(1, target.health - bonus);
  const kill = face > FACES ? 0 : WITH_FACE[needed]![face]! / PAIRS;
  return { hit: hits / PAIRS, damage: Math.max(0, damage), kill };
}

/** The share of a target's worth that an attack takes, wounds counting for less than a fall. */
export function gainOf({ damage, kill }: Hope, { health }: Figure): number {
  return WOUND * Math.min(1, damage / Math.max(1, health)) + FALL * kill;
}

const WOUND = 0.5;
const FALL = 0.8;

interface Blow {
  readonly weapon: MeleeWeapon;
  readonly hope: Hope;
  readonly gain: number;
}

/** The best of its melee weapons against this target. */
export function bestBlow(look: Look, attacker: Figure, target: Figure, answer: boolean): Blow {
  let best: Blow | null = null;
  for (const weapon of meleeWeapons(look, attacker)) {
    const extra = ridingModifiers(attacker, target);
    const hope = hopeOf(look, blowWith(weapon, attacker, target, answer), target, extra);
    const gain = gainOf(hope, target);
    if (best === null || gain > best.gain) best = { weapon, hope, gain };
  }
  return best!;
}
