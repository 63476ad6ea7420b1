import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-MOV-23: whether it goes through the air. */
export function flies(look: Look, model: Model): boolean {
  return look.handles('mayFly', model) && look.modify('mayFly', model, false);
}
