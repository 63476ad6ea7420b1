import { item } from '../../data/armoury/armoury.ts';
import type { Look, SilverCx } from '../../game.ts';
import { dieForGun, readDieForGun } from '../../option-ids.ts';
import type { Figure } from '../../state.ts';
import { ownDice, spend } from '../fate/pool.ts';
import { readGearId } from '../gear-id.ts';
import { reload } from './reload.ts';
import { swivelOf } from './swivel-gun.ts';

/** SB-FATE-08: each die that could reload a firearm of these now, as `die/<gear>` or `die/swivel:gun`. */
export function quickReloadable(look: Look, figure: Figure, reloadable: readonly string[]): string[] {
  const { side } = figure;
  if (reloadable.length === 0 || side === null || figure.terror?.kind === 'paralysed') return [];
  const dice = ownDice(look.s, side);
  if (dice.length === 0) return [];
  const firearms = reloadable.filter((id) => isFirearm(look, id));
  return firearms.flatMap((id) => dice.map((die) => dieForGun(die, id)));
}

/** SB-GEN-17: a swivel gun is one. */
function isFirearm(look: Look, id: string): boolean {
  return swivelOf(look.s, id) !== null || item(readGearId(id).item).class === 'firearm';
}

/** SB-FATE-08: the die is discarded, not rolled, and no action is spent. */
export function quickReload(cx: SilverCx, figure: Figure, id: string): void {
  const { die: name, gun } = readDieForGun(id);
  const die = ownDice(cx.s, figure.side!).find((own) => own === name)!;
  spend(cx, figure.side!, die, { use: 'quick-reload', rule: 'SB-FATE-08', figure: figure.id });
  reload(cx, figure, gun, 'SB-FATE-08');
}
