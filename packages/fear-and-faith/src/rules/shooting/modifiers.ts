import { MUSCLE_FACTOR, SHOT_MODIFIERS, type ShotModifierId } from '../../data/fighting.ts';
import { LENGTH } from '../../data/sticks.ts';
import { rangedWeapon } from '../../data/weapons/weapons.ts';
import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import { isFallen, isHelpless } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';
import { ambushes } from '../combat/close-modifiers.ts';

const RULE = 'FF-RNG-21';
const NONE: readonly Modifier[] = [];

function row(holds: boolean, by: ShotModifierId, rule = RULE): readonly Modifier[] {
  return holds ? [{ by, rule, value: SHOT_MODIFIERS[by] }] : NONE;
}

/** FF-RNG-21: what the shooter adds, special rules left out; FF-MAG-08: an attack spell likewise. */
export function rangedModifiers(look: Look, attack: Attack): readonly Modifier[] {
  const { attacker, target, kind, cover, wooden } = attack;
  if ((kind !== 'shot' && kind !== 'spell') || attacker === null) return NONE;
  return [
    ...weaponBonus(attack),
    ...range(attack),
    ...row(cover && !attack.perfect, 'cover', 'FF-RNG-18'),
    ...row(target.size !== 'normal', 'target-big-or-huge', 'FF-HTH-09'),
    ...light(look, attacker, target),
    ...weather(look, attacker, target),
    ...row(ambushes(look, attack), 'ambush', 'FF-HTH-07'),
    ...row(isHelpless(target), 'target-transfixed', 'FF-MAG-10'),
    ...row(
      isFallen(target) && !isHelpless(target) && !look.table.inRange(attacker, target, LENGTH.short),
      'target-fallen',
      'FF-RNG-22',
    ),
    ...row(look.table.throughImmaterial(attacker, target), 'through-immaterial', 'FF-SPEC-30'),
    ...row(wooden && !target.tags.includes('vampire'), 'wood-vs-non-vampire', 'FF-RNG-03'),
    ...row(attacker.conditions.shaken !== undefined, 'shaken', 'FF-FEAR-06'),
  ];
}

/** FF-RNG-02, FF-HTH-21: by range band, less where it is unfamiliar. */
function weaponBonus({ attacker, weapon, band, combat }: Attack): readonly Modifier[] {
  if (weapon === null || weapon === 'spell' || band === 0 || combat !== null) return NONE;
  const bonus = rangedWeapon(weapon).bonus[band - 1]!;
  const arm = attacker?.arms.find((carried) => carried.weapon === weapon);
  const value = arm?.familiar === false ? Math.max(0, bonus + SHOT_MODIFIERS.unfamiliar) : bonus;
  return value === 0 ? NONE : [{ by: weapon, rule: 'FF-RNG-02', value }];
}

/** FF-RNG-01, FF-RNG-04 */
function range({ weapon, band, perfect }: Attack): readonly Modifier[] {
  if (band < 2 || perfect) return NONE;
  const by = `band-${band as 2 | 3}` as const;
  const muscle = weapon !== null && weapon !== 'spell' && rangedWeapon(weapon).muscle;
  return [{ by, rule: 'FF-RNG-01', value: SHOT_MODIFIERS[by] * (muscle ? MUSCLE_FACTOR : 1) }];
}

/** FF-SET-09: night out of doors, or a dark room at either end; not both. */
function light(look: Look, shooter: Model, target: Model): readonly Modifier[] {
  const rooms = [look.table.indoors(shooter), look.table.indoors(target)];
  const { day, outdoors } = look.s.clock;
  const night = row(!day && outdoors && rooms.includes(null), 'night-outdoors', 'FF-SET-09');
  if (night.length > 0) return night;
  return row(
    rooms.some((room) => room?.dark === true),
    'dark-room',
    'FF-SET-09',
  );
}

/** FF-SET-10, FF-SET-15: not indoors. */
function weather(look: Look, shooter: Model, target: Model): readonly Modifier[] {
  const { weather: sky, outdoors } = look.s.clock;
  const wet = sky === 'rain' || sky === 'storm';
  const out = look.table.indoors(shooter) === null || look.table.indoors(target) === null;
  return row(wet && outdoors && out, 'rain-or-storm', 'FF-SET-10');
}
