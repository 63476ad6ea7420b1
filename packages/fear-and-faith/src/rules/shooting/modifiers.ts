import { MUSCLE_FACTOR, SHOT_MODIFIERS } from '../../data/fighting.ts';
import { rangedWeapon } from '../../data/weapons/weapons.ts';
import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import type { Attack } from '../combat/attack.ts';

const RULE = 'FF-RNG-21';

/** FF-RNG-01, FF-RNG-02, FF-RNG-18: what the shooter adds, special rules left out. */
export function rangedModifiers(_look: Look, attack: Attack): readonly Modifier[] {
  const { weapon, band, cover, kind } = attack;
  if (kind !== 'shot' || weapon === null || weapon === 'spell' || band === 0) return [];
  const { bonus, muscle } = rangedWeapon(weapon);
  const far = band === 1 ? 0 : SHOT_MODIFIERS[`band-${band}`] * (muscle ? MUSCLE_FACTOR : 1);
  const found: Modifier[] = [];
  const given = bonus[band - 1]!;
  if (given !== 0) found.push({ by: weapon, rule: 'FF-RNG-02', value: given });
  if (far !== 0) found.push({ by: `band-${band}`, rule: RULE, value: far });
  if (cover) found.push({ by: 'cover', rule: 'FF-RNG-18', value: SHOT_MODIFIERS.cover });
  return found;
}
