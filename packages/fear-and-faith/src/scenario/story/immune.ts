import type { FearCause } from '../../data/fear-causes.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { fits } from './filter.ts';
import { unheard } from './heard.ts';

/** FF-SCN-22: whether the scenario spares it tests for this. */
export function isImmune(look: Look, model: Model, cause: FearCause): boolean {
  const { story } = look.s;
  return story.immune.some(({ who, to }) => to.includes(cause) && fits(look, who, model, unheard(story)));
}
