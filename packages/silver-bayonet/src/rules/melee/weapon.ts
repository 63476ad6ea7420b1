import { item } from '../../data/armoury/armoury.ts';
import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';

/** A weapon as it would be used in a melee. */
export interface MeleeWeapon {
  /** Index in the figure's gear; -1 for natural, built-in and improvised weapons. */
  readonly gear: number;
  /** Id in the armoury. */
  readonly weapon: string;
  /** The type of its blade: plain, silver, cold-iron, fire. */
  readonly load: string;
}

/** SB-MEL-02, SB-EQ-04, SB-GEN-17.R2: every usable melee weapon; unarmed or with claws if there is none. */
export function meleeWeapons(look: Look, figure: Figure): readonly MeleeWeapon[] {
  const found: MeleeWeapon[] = [];
  figure.gear.forEach((gear, index) => {
    const { melee, shot } = item(gear.item);
    if (gear.state === 'lost' || melee === undefined) return;
    if (gear.state === 'broken' && shot === undefined) return;
    if (!look.modify('mayUseGear', figure, true, { figure: figure.id, gear: index, use: 'melee' })) return;
    // SB-EQ-22.R1: a gun whose bayonet is broken is still something to hit with.
    if (gear.state === 'broken') found.push({ gear: index, weapon: 'improvised-weapon', load: 'plain' });
    else found.push({ gear: index, weapon: gear.item, load: bladeOf(gear.upgrades) });
  });
  for (const weapon of look.modify('builtInWeapons', figure, [], { figure: figure.id })) {
    if (item(weapon).melee !== undefined) found.push({ gear: -1, weapon, load: 'plain' });
  }
  if (found.length > 0) return found;
  return [{ gear: -1, weapon: figure.side === null ? 'natural-weapons' : 'unarmed', load: 'plain' }];
}

/** SB-EQ-22, SB-EQ-27. */
function bladeOf(upgrades: readonly string[]): string {
  if (upgrades.includes('silver-weapon')) return 'silver';
  return upgrades.includes('cold-iron-weapon') ? 'cold-iron' : 'plain';
}

/** SB-MEL-02: the player names one of them before rolling; a monster takes the one that hurts most on average. */
export function chooseMeleeWeapon(cx: SilverCx, figure: Figure, target: Figure): MeleeWeapon {
  const weapons = meleeWeapons(cx, figure);
  if (weapons.length === 1) return weapons[0]!;
  if (figure.side === null)
    return weapons.reduce((best, weapon) => (average(weapon) > average(best) ? weapon : best));
  const options = weapons.map((_, i) => String(i));
  return weapons[
    Number(cx.ask('meleeWeapon', figure.side, { options, figure: figure.id, target: target.id }))
  ]!;
}

/** Both dice are d10s: the modifier alone tells weapons apart. */
function average({ weapon }: MeleeWeapon): number {
  return item(weapon).melee?.damage.modifier ?? 0;
}
