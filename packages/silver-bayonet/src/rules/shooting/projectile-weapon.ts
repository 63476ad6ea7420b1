import { item } from '../../data/armoury/armoury.ts';
import type { Shot } from '../../data/armoury/item.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { loadsAgain } from '../loading/reload.ts';

/** A projectile weapon in somebody's hands (SB-GEN-17). */
export interface ProjectileWeapon {
  /** What questions call it: its place in the gear as text, or the id of a built-in weapon. */
  readonly id: string;
  /** Index in the figure's gear; -1 when built-in. */
  readonly gear: number;
  /** Id in the armoury. */
  readonly weapon: string;
  readonly shot: Shot;
  readonly loaded: boolean;
}

/** Every projectile weapon a figure has, loaded or not, fit to be fired or not. */
function projectileWeapons(look: Look, figure: Figure): ProjectileWeapon[] {
  const found: ProjectileWeapon[] = [];
  figure.gear.forEach((gear, index) => {
    const { shot } = item(gear.item);
    if (shot === undefined || gear.state === 'lost' || gear.state === 'fouled') return;
    const loaded = gear.loaded || shot.loading === 'always';
    found.push({ id: String(index), gear: index, weapon: gear.item, shot, loaded });
  });
  for (const weapon of look.modify('builtInWeapons', figure, [], { figure: figure.id })) {
    const { shot } = item(weapon);
    // One that must be reloaded needs a place in the gear to be unloaded in.
    if (shot?.loading !== 'always' || found.some((other) => other.weapon === weapon)) continue;
    found.push({ id: weapon, gear: -1, weapon, shot, loaded: true });
  }
  return found;
}

/** SB-SHT-01, SB-SHT-13: the weapons it could fire this moment if there were somebody to fire at. */
export function readyWeapons(look: Look, figure: Figure, answer: boolean): ProjectileWeapon[] {
  return projectileWeapons(look, figure).filter((weapon) => isReady(look, figure, weapon, answer));
}

function isReady(
  look: Look,
  figure: Figure,
  { gear, weapon, shot, loaded }: ProjectileWeapon,
  answer: boolean,
): boolean {
  // SB-CAV-13
  if (figure.mounted && !shot.mounted) return false;
  // SB-EVT-05
  if (look.s.conditions.deluge && item(weapon).class === 'firearm') return false;
  const self = { figure: figure.id, gear };
  if (gear >= 0 && !look.modify('mayUseGear', figure, true, { ...self, use: 'shoot' })) return false;
  if (loaded) return true;
  // SB-ATT-35.R1: only what it could also reload.
  return loadsAgain(look, figure, gear) && look.modify('mayFireUnloaded', figure, false, { ...self, answer });
}

export function readyWeapon(look: Look, figure: Figure, id: string, answer: boolean): ProjectileWeapon {
  const found = readyWeapons(look, figure, answer).find((weapon) => weapon.id === id);
  if (found === undefined) throw new Error(`${figure.id} cannot fire "${id}" now.`);
  return found;
}
