import { hookBook, reader } from '@vedette/engine';
import { abilities } from './abilities.ts';
import type { Look, SilverBayonet } from './game.ts';
import { moments } from './moments.ts';
import { relations } from './rules/relations.ts';
import type { SilverBayonetState } from './state.ts';

/** Every attribute, item and condition, compiled per kit. */
export const hooks = hookBook<SilverBayonet>(moments, abilities);

/** The state as it can be reckoned with outside of play: by odds, bots, the board. */
export function looking(state: SilverBayonetState): Look {
  return reader<SilverBayonet>({ hooks, relations }, state);
}
