import { item } from '../../data/armoury/armoury.ts';
import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';

/** SB-LOAD-03, -06: the weapons it could reload now, by place in its gear. */
export function reloadable(look: Look, figure: Figure): number[] {
  return figure.gear.flatMap(({ loaded }, index) =>
    loaded || !loadsAgain(look, figure, index) ? [] : [index],
  );
}

/** SB-LOAD-05: whether it can ever load this weapon again: not all can be, and most need their ammunition at hand. */
export function loadsAgain(look: Look, figure: Figure, index: number): boolean {
  const gear = figure.gear[index]!;
  const { shot } = item(gear.item);
  if (shot?.loading !== 'reload' || gear.state === 'fouled' || gear.state === 'lost') return false;
  const { needs } = shot;
  if (needs !== null && !figure.gear.some((other) => other.item === needs && other.state !== 'lost'))
    return false;
  return look.modify('mayUseGear', figure, true, { figure: figure.id, gear: index, use: 'reload' });
}

/** SB-LOAD-03, -04: `rule` says by what right. */
export function reload(cx: SilverCx, figure: Figure, index: number, rule: string): void {
  const gear = figure.gear[index]!;
  gear.loaded = true;
  cx.emit({ type: 'reloaded', rule, figure: figure.id, weapon: gear.item });
}
