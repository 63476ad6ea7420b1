import type { Edge } from '@vedette/scenario';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { fits } from './filter.ts';
import { unheard } from './heard.ts';

/** FF-MOV-29: whether the scenario lets it leave by this edge of its own will. */
export function isExit(look: Look, model: Model, edge: Edge): boolean {
  const { story } = look.s;
  return (story.document.exits ?? []).some(
    ({ who, edges }) =>
      (edges === undefined || edges.includes(edge)) && fits(look, who, model, unheard(story)),
  );
}
