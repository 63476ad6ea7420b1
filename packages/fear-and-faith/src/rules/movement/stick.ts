import type { Stick } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-MOV-01: the stick of a Move in the open. */
export function stickOf(look: Look, model: Model): Stick {
  return look.modify('movement', model, model.movement);
}
