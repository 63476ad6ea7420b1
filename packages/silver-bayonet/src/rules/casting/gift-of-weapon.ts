import { item } from '../../data/armoury/armoury.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gearCalled, gearId } from '../gear-id.ts';

/** SB-EQ-28.R2: gear that can be given this damage type and does not have it yet. */
export function weaponsWithout(figure: Figure, type: string): readonly number[] {
  return figure.gear.flatMap((gear, index) => {
    const { melee, shot, special } = item(gear.item);
    const weapon = melee !== undefined || shot !== undefined || special?.use === 'lit';
    const usable = gear.state !== 'lost' && !(gear.state === 'broken' && shot === undefined);
    return weapon && usable && !gear.types.includes(type) ? [index] : [];
  });
}

/** SB-ATT-31, SB-ATT-39: one weapon of a figure is blessed or enchanted for the rest of the game; the caster picks. */
export function giveWeaponType(
  cx: SilverCx,
  caster: Figure,
  owner: Figure,
  type: string,
  rule: string,
): void {
  const options = weaponsWithout(owner, type).map((i) => gearId(owner, i));
  const weapon = cx.ask('chooseItem', caster.side!, { options, figure: owner.id, purpose: type, rule });
  owner.gear[gearCalled(owner, weapon)]!.types.push(type);
  cx.emit({ type: 'acted', rule, figure: owner.id, action: `${type}:${weapon}`, at: null });
}
