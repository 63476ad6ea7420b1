import type { Refusal } from '@vedette/engine';
import { item } from '../../data/armoury/armoury.ts';
import { SWIVEL_SHOTS } from '../../data/armoury/artillery.ts';
import type { Shot } from '../../data/armoury/item.ts';
import type { Look } from '../../game.ts';
import type { Occasion } from '../../moments.ts';
import { say } from '../../refusals.ts';
import type { Figure } from '../../state.ts';
import { gearId } from '../gear-id.ts';
import { loadsAgain } from '../loading/reload.ts';
import { gunsLoadable, gunsServed, swivelId } from '../loading/swivel-gun.ts';

/** A projectile weapon in somebody's hands (SB-GEN-17). */
export interface ProjectileWeapon {
  /** What questions call it: the piece of gear (`gearId`), the id of a built-in weapon, or `swivel:<gun>/<shot>`. */
  readonly id: string;
  /** Index in the figure's gear; -1 when built-in or no part of it. */
  readonly gear: number;
  /** Id in the armoury. */
  readonly weapon: string;
  readonly shot: Shot;
  readonly loaded: boolean;
  /** The swivel gun that it is; null for all others (SB-EQ-32). */
  readonly emplacement: string | null;
}

/** Every projectile weapon a figure has, loaded or not, fit to be fired or not. */
export function projectileWeapons(look: Look, figure: Figure): ProjectileWeapon[] {
  const found: ProjectileWeapon[] = [];
  figure.gear.forEach((gear, index) => {
    const { shot } = item(gear.item);
    if (shot === undefined || gear.state === 'lost' || gear.state === 'fouled') return;
    const loaded = gear.loaded || shot.loading === 'always';
    const id = gearId(figure, index);
    found.push({ id, gear: index, weapon: gear.item, shot, loaded, emplacement: null });
  });
  for (const weapon of look.modify('builtInWeapons', figure, [])) {
    const { shot } = item(weapon);
    // One that must be reloaded needs a place in the gear to be unloaded in.
    if (shot?.loading !== 'always' || found.some((other) => other.weapon === weapon)) continue;
    found.push({ id: weapon, gear: -1, weapon, shot, loaded: true, emplacement: null });
  }
  if (look.s.emplacements.length > 0) found.push(...swivelGuns(look, figure));
  return found;
}

/** SB-EQ-32: every gun it serves, once for each way to fire it. */
function swivelGuns(look: Look, figure: Figure): ProjectileWeapon[] {
  return gunsServed(look, figure, 'shoot').flatMap((gun) =>
    Object.entries(SWIVEL_SHOTS).map(([how, weapon]) => ({
      id: `${swivelId(gun)}/${how}`,
      gear: -1,
      weapon,
      shot: item(weapon).shot!,
      loaded: gun.loaded,
      emplacement: gun.id,
    })),
  );
}

/** SB-SHT-01, SB-SHT-13: the weapons it could fire this moment if there were somebody to fire at. */
export function readyWeapons(look: Look, figure: Figure, occasion: Occasion): ProjectileWeapon[] {
  return projectileWeapons(look, figure).filter((weapon) => unready(look, figure, weapon, occasion) === null);
}

const NOT_MOUNTED: Refusal = {
  code: 'shoot.mounted',
  rule: 'SB-CAV-13',
  ...say('shoot.mounted'),
};
const WET: Refusal = { code: 'shoot.wet', rule: 'SB-EVT-05', ...say('shoot.wet') };
const NOT_IN_HAND: Refusal = {
  code: 'shoot.not-in-hand',
  rule: 'SB-EQ-04',
  ...say('shoot.not-in-hand'),
};
const UNLOADED: Refusal = { code: 'shoot.unloaded', rule: 'SB-LOAD-01', ...say('shoot.unloaded') };

/** Why a figure cannot fire a weapon that it has this moment; null when it can. */
export function unready(
  look: Look,
  figure: Figure,
  held: ProjectileWeapon,
  occasion: Occasion,
): Refusal | null {
  const { gear, weapon, shot, loaded } = held;
  if (figure.mounted && !shot.mounted) return NOT_MOUNTED;
  if (look.s.conditions.deluge && item(weapon).class === 'firearm') return WET;
  if (gear >= 0 && !look.modify('mayUseGear', figure, true, { gear, use: 'shoot' })) return NOT_IN_HAND;
  if (loaded) return null;
  // SB-ATT-35.R1: only what it could also reload.
  const hasty =
    canLoad(look, figure, held) &&
    look.modify('mayFireUnloaded', figure, false, {
      answer: occasion === 'answer',
    });
  return hasty ? null : UNLOADED;
}

function canLoad(look: Look, figure: Figure, { gear, emplacement }: ProjectileWeapon): boolean {
  if (emplacement === null) return loadsAgain(look, figure, gear);
  return gunsLoadable(look, figure).some(({ id }) => id === emplacement);
}

export function readyWeapon(look: Look, figure: Figure, id: string, occasion: Occasion): ProjectileWeapon {
  const found = readyWeapons(look, figure, occasion).find((weapon) => weapon.id === id);
  if (found === undefined) throw new Error(`${figure.id} cannot fire "${id}" now.`);
  return found;
}
