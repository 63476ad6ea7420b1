import type { FaithCx } from '../../game.ts';
import { inPlay } from '../../models.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';

/** FF-SCN-22: its Move has brought it beside somebody; only where a scenario wants to know. */
export function touches(cx: FaithCx, mover: Model): void {
  const { s } = cx;
  if (s.story.document.rules?.some(({ when }) => when.event === 'touched') !== true) return;
  const others = inPlay(s).filter((other) => other !== mover);
  for (const { id: other } of cx.table.contact(mover, others))
    raise(s, { kind: 'story', event: 'touched', actor: mover.id, other, thing: null, of: null });
}
