import type { SilverCx } from '../../game.ts';
import type { Deed } from './deed.ts';

export function noteDeed(cx: SilverCx, deed: Deed): void {
  cx.s.deeds.push(deed);
}
