import { edgeSpan, type Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import { inPlay } from '../../models.ts';
import type { Model, StoryEvent } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';

function isHeard({ s }: FaithCx, event: StoryEvent): boolean {
  return s.story.document.rules?.some(({ when }) => when.event === event) === true;
}

function tell({ s }: FaithCx, event: StoryEvent, mover: Model, other: Model): void {
  raise(s, { kind: 'story', event, actor: mover.id, other: other.id, thing: null, of: null });
}

/** FF-SCN-22: its Move has brought it beside somebody; only where a scenario wants to know. */
export function touches(cx: FaithCx, mover: Model): void {
  if (!isHeard(cx, 'touched')) return;
  const others = inPlay(cx.s).filter((other) => other !== mover);
  for (const other of cx.table.contact(mover, others)) tell(cx, 'touched', mover, other);
}

/** FF-SPEC-30: what has no body has gone through these; only where a scenario wants to know. */
export function passesThrough(cx: FaithCx, mover: Model, from: Spot): void {
  if (mover.conditions.immaterial === undefined || !isHeard(cx, 'passed-through')) return;
  for (const other of inPlay(cx.s)) {
    if (other === mover) continue;
    const { x, y, radius } = other;
    if (edgeSpan(from.x, from.y, mover.x, mover.y, x, y, x, y, radius) !== null)
      tell(cx, 'passed-through', mover, other);
  }
}
