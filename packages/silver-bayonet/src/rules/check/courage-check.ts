import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { type Checked, check, plainCheck } from './check.ts';

/** SB-CHK-02, SB-CHK-03: a Courage Check against a target number, for whatever rule asks for it. */
export function courageCheck(
  cx: SilverCx,
  figure: Figure,
  target: number,
  rule: string,
): Checked & { readonly success: boolean } {
  const checked = check(cx, plainCheck(figure, 'courage', target, rule));
  return { ...checked, success: checked.success === true };
}
