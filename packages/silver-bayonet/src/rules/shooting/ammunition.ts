import type { Seat } from '@vedette/engine';
import { item } from '../../data/armoury/armoury.ts';
import type { Special } from '../../data/armoury/item.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { canSpend, spend } from '../fate/pool.ts';
import { gunAt } from '../loading/swivel-gun.ts';
import type { ProjectileWeapon } from './projectile-weapon.ts';

const ENCHANTED = 'enchanted';

/** SB-EQ-20, -21, -25, -26: what a weapon can be fired with, its usual load first. */
export function loadsOf(figure: Figure, { gear, weapon }: ProjectileWeapon): string[] {
  const { class: kind, armoury } = item(weapon);
  // SB-EQ-32.R2: shot upgrades and salt work in no swivel gun; SB-EQ-25: salt in any other firearm.
  if (gear < 0 || kind !== 'firearm' || armoury === 'artillery') return ['plain'];
  const special = specialsFor(figure, gear, weapon);
  const usual = special.find(({ use }) => use === 'default')?.type ?? 'plain';
  const loads: string[] = [usual];
  for (const { use, type } of special) {
    if (use === 'declared' && type !== null && !loads.includes(type)) loads.push(type);
  }
  return loads;
}

/** SB-EQ-20.R2: upgrades on the weapon itself and on the ammunition that reloads it, and salt that is carried. */
function specialsFor(figure: Figure, index: number, weapon: string): readonly Special[] {
  const found: Special[] = [];
  const add = (id: string) => {
    const { special } = item(id);
    if (special?.attack === 'shooting') found.push(special);
  };
  figure.gear.forEach((gear, i) => {
    if (gear.state === 'lost') return;
    const { reloads, class: kind } = item(gear.item);
    if (i === index || reloads?.includes(weapon) === true) gear.upgrades.forEach(add);
    else if (kind === 'item') add(gear.item);
  });
  return found;
}

/** SB-EQ-17, -20: declared once, before the dice, for the whole attack. */
export function chooseLoad(
  cx: SilverCx,
  figure: Figure,
  weapon: ProjectileWeapon,
  targets: readonly Figure[],
): string {
  const { side, id } = figure;
  const options = loadsToName(cx, figure, weapon);
  if (side === null || options.length === 1) return options[0]!;
  const load = cx.ask('shot', side, {
    options,
    figure: id,
    weapon: weapon.weapon,
    held: weapon.id,
    targets: targets.map((target) => target.id),
  });
  if (load === ENCHANTED) spend(cx, side, 'power', { use: 'enchant-shot', rule: 'SB-OPS-12', figure: id });
  return load;
}

/** All that a player can name, what costs a Fate Die last. */
export function loadsToName(look: Look, figure: Figure, weapon: ProjectileWeapon): string[] {
  const loads = loadsOf(figure, weapon);
  if (figure.side !== null && mayEnchant(look, figure.side, weapon)) loads.push(ENCHANTED);
  return loads;
}

/** SB-OPS-12: where the scenario says so, a Power Die that does nothing else makes the shot an enchanted one. */
function mayEnchant({ s }: Look, seat: Seat, { emplacement }: ProjectileWeapon): boolean {
  if (emplacement === null || !gunAt(s, emplacement).enchantWithPowerDie) return false;
  return canSpend(s, seat, 'power');
}
