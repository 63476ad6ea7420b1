import { hookBook, reader } from '@vedette/engine';
import { abilities } from './abilities/index.ts';
import type { FearAndFaith, Look } from './game.ts';
import { moments } from './moments.ts';
import { relations } from './rules/relations.ts';
import type { FaithState } from './state.ts';

/** Every special rule and condition, compiled per kit. */
export const hooks = hookBook<FearAndFaith>(moments, abilities);

/** The state as it can be reckoned with outside of play: by odds, bots, the board. */
export function looking(state: FaithState): Look {
  return reader<FearAndFaith>({ hooks, relations }, state);
}
