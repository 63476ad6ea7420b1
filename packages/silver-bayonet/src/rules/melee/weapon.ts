import { item } from '../../data/armoury/armoury.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Occasion } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { expectedDamage } from '../damage/expected-damage.ts';
import { gearId } from '../gear-id.ts';
import { blowWith, type MeleeWeapon, ridingModifiers } from './blow.ts';

/** SB-MEL-02, SB-EQ-04, SB-GEN-17.R2: every usable melee weapon; unarmed or with claws if there is none. */
export function meleeWeapons(look: Look, figure: Figure): readonly MeleeWeapon[] {
  const found: MeleeWeapon[] = [];
  figure.gear.forEach((gear, index) => {
    const { melee, shot } = item(gear.item);
    if (gear.state === 'lost' || melee === undefined) return;
    if (gear.state === 'broken' && shot === undefined) return;
    if (!look.modify('mayUseGear', figure, true, { gear: index, use: 'melee' })) return;
    // SB-EQ-22.R1: a gun whose bayonet is broken is still something to hit with.
    const id = gearId(figure, index);
    if (gear.state === 'broken') found.push({ id, gear: index, weapon: 'improvised-weapon', load: 'plain' });
    else found.push({ id, gear: index, weapon: gear.item, load: bladeOf(gear.upgrades) });
  });
  for (const weapon of look.modify('builtInWeapons', figure, [])) {
    if (item(weapon).melee === undefined || found.some(({ id }) => id === weapon)) continue;
    found.push({ id: weapon, gear: -1, weapon, load: 'plain' });
  }
  if (found.length > 0) return found;
  const bare = figure.side === null ? 'natural-weapons' : 'unarmed';
  return [{ id: bare, gear: -1, weapon: bare, load: 'plain' }];
}

/** SB-EQ-22, SB-EQ-27: at most one of them changes the blade (SB-EQ-20.R3). */
function bladeOf(upgrades: readonly string[]): string {
  const blade = upgrades.map((id) => item(id).special).find((special) => special?.attack === 'melee');
  return blade?.type ?? 'plain';
}

/** SB-MEL-02: the player names one of them before rolling; a monster takes the one that hurts this target most. */
export function chooseMeleeWeapon(
  cx: SilverCx,
  figure: Figure,
  target: Figure,
  occasion: Occasion,
): MeleeWeapon {
  const weapons = meleeWeapons(cx, figure);
  if (weapons.length === 1) return weapons[0]!;
  if (figure.side === null) return hardestHitting(cx, figure, target, weapons, occasion);
  const options = weapons.map(({ id }) => id);
  const named = cx.ask('meleeWeapon', figure.side, { options, figure: figure.id, target: target.id });
  return weapons.find(({ id }) => id === named)!;
}

/** SB-EQ-04.R2: by average damage after reductions; the first listed among equals. */
function hardestHitting(
  look: Look,
  monster: Figure,
  target: Figure,
  weapons: readonly MeleeWeapon[],
  occasion: Occasion,
): MeleeWeapon {
  const rated = weapons.map((weapon) => ({
    weapon,
    points: expectedDamage(
      look,
      blowWith(weapon, monster, target, occasion),
      ridingModifiers(monster, target),
    ),
  }));
  return rated.reduce((best, other) => (other.points > best.points ? other : best)).weapon;
}
