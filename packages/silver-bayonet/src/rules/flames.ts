import { distanceToPiece, tableOf } from '@vedette/engine/table';
import { stands } from '../figures.ts';
import type { Look } from '../game.ts';
import type { AttackSubject } from '../moments.ts';
import type { Figure } from '../state.ts';
import { typesOf } from './damage/attack-damage.ts';
import { carriesWhole } from './gear.ts';
import { blowWith } from './melee/blow.ts';
import { meleeWeapons } from './melee/weapon.ts';
import { readyWeapons } from './shooting/projectile-weapon.ts';

/** SB-ATT-49. */
const NEAR = 2;
/** Flags of terrain that burns. */
const BURNING = ['campfire', 'burning'];

/** SB-ATT-49.R1: burning terrain, a lit torch or somebody alight within 2", the figure's own included. */
export function isNearFire(look: Look, figure: Figure): boolean {
  const table = tableOf(look.s.terrain);
  const burns = table.pieces.some(
    ({ flags }, p) =>
      flags.some((flag) => BURNING.includes(flag)) &&
      distanceToPiece(table, p, figure.x, figure.y) - figure.radius <= NEAR,
  );
  if (burns) return true;
  return look.s.figures.some(
    (other) =>
      stands(other) && look.modify('bearsFire', other, false) && look.table.inRange(figure, other, NEAR),
  );
}

/** SB-ATT-49.R1: any of its attacks would be fire; with the option, unlit torches count too. */
export function makesFire(look: Look, figure: Figure): boolean {
  if (look.s.options['unlit-torches-scare'] && carriesWhole(figure, 'oil-and-torches')) return true;
  const blows = meleeWeapons(look, figure).map((weapon) => blowWith(weapon, figure, figure, 'own'));
  const shots = readyWeapons(look, figure, 'own').map(
    ({ id, gear, weapon }): AttackSubject => ({
      ...blowWith({ id, gear, weapon, load: 'plain' }, figure, figure, 'own'),
      mode: 'shooting',
    }),
  );
  return [...blows, ...shots].some((attack) => typesOf(look, attack).includes('fire'));
}
