import type { SilverCx } from '../../game.ts';
import type { StoryEvent } from './story-event.ts';

/** Rules of play tell the scenario what has happened; whether anything follows is the scenario's to say. */
export function happened(cx: SilverCx, event: StoryEvent): void {
  if (cx.s.kit !== '') cx.react('happens', cx.s, event);
}
