import { item } from '../../data/armoury/armoury.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gearCalled, gearId } from '../gear-id.ts';
import { gunsLoadable, reloadSwivel, swivelId, swivelOf } from './swivel-gun.ts';

/** SB-LOAD-03, -06: what it could reload now: pieces of its gear, then the swivel guns it serves. */
export function reloadable(look: Look, figure: Figure): string[] {
  const found = reloadableGear(look, figure).map((i) => gearId(figure, i));
  for (const gun of gunsLoadable(look, figure)) if (!gun.loaded) found.push(swivelId(gun));
  return found;
}

/** The weapons of its own among them, by place. */
export function reloadableGear(look: Look, figure: Figure): number[] {
  const found: number[] = [];
  for (let i = 0; i < figure.gear.length; i++) {
    if (!figure.gear[i]!.loaded && loadsAgain(look, figure, i)) found.push(i);
  }
  return found;
}

/** SB-LOAD-05: whether it can ever load this weapon again: not all can be, and most need their ammunition at hand. */
export function loadsAgain(look: Look, figure: Figure, index: number): boolean {
  const gear = figure.gear[index]!;
  const { shot } = item(gear.item);
  if (shot?.loading !== 'reload' || gear.state === 'fouled' || gear.state === 'lost') return false;
  const { needs } = shot;
  if (needs !== null && !figure.gear.some((other) => other.item === needs && other.state !== 'lost'))
    return false;
  return look.modify('mayUseGear', figure, true, { gear: index, use: 'reload' });
}

/** SB-LOAD-03, -04: `rule` says by what right. */
export function reload(cx: SilverCx, figure: Figure, id: string, rule: string): void {
  const gun = swivelOf(cx.s, id);
  if (gun !== null) {
    reloadSwivel(cx, figure, gun, rule);
    return;
  }
  const gear = figure.gear[gearCalled(figure, id)]!;
  gear.loaded = true;
  cx.emit({ type: 'reloaded', rule, figure: figure.id, weapon: gear.item });
}
