import { hookBook, type Reader, reader } from '@vedette/engine';
import { abilities } from './abilities.ts';
import type { SilverBayonet } from './game.ts';
import { moments } from './moments.ts';
import type { SilverBayonetState } from './state.ts';

/** Every attribute, item and condition, compiled per kit. */
export const hooks = hookBook<SilverBayonet>(moments, abilities);

export type Look = Reader<SilverBayonet>;

/** For rules that reckon outside of play: checks of answers, odds, bots. */
export function looking(state: SilverBayonetState): Look {
  return reader<SilverBayonet>(hooks, state);
}
