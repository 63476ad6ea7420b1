import { item } from '../data/armoury/armoury.ts';
import type { SilverCx } from '../game.ts';
import type { Figure, Gear } from '../state.ts';

/** Whether a figure has this item with it, fit for use. */
export function carriesWhole({ gear }: Figure, id: string): boolean {
  return gear.some((piece) => piece.item === id && piece.state === 'whole');
}

/** SB-EQ-33: fouled, broken or lost for the rest of the game. */
export function loseGear(
  cx: SilverCx,
  figure: Figure,
  index: number,
  state: Exclude<Gear['state'], 'whole'>,
  rule: string,
): void {
  const gear = figure.gear[index]!;
  // SB-EQ-18.R1
  if (item(gear.item).unlosable || gear.state === 'lost') return;
  // What can neither shoot nor strike any more is as good as gone.
  gear.state = gear.state === 'whole' || gear.state === state ? state : 'lost';
  if (gear.state === 'lost') gear.loaded = false;
  cx.emit({ type: 'gearLost', rule, figure: figure.id, weapon: gear.item, state: gear.state });
  if (gear.state === 'lost') cx.react('lostGear', figure, { item: gear.item });
}
