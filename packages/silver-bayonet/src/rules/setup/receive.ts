import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { give, startingKit } from '../../kit.ts';
import type { Figure } from '../../state.ts';
import { gearFrom } from './figure-from.ts';

/**
 * A figure gets an item for the rest of the game (SB-EVT-11.R1, SB-SCN-GEN-12.R1), perhaps as a weapon of a damage
 * type (SB-EQ-28): by the upgrade that makes it one, drawback and all, else as if it were blessed with it.
 */
export function receive(finder: Figure, item: string, as: string | null = null): void {
  const upgrade = SPECIAL_ARMOURY.find(
    ({ class: kind, special }) => kind === 'upgrade' && special!.type === as && special!.hosts.includes(item),
  );
  const [gear] = gearFrom([{ id: item, upgrades: upgrade === undefined ? [] : [upgrade.id] }]);
  const types = as === null || upgrade !== undefined ? [] : [as];
  finder.gear.push({ ...gear!, types });
  // What does something of its own comes into the kit, as at the start of the game.
  const entry = startingKit([], [item]);
  if (entry !== '') give(finder, entry);
}
