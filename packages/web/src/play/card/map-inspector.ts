import type { Inspector, Round } from '../../table/table-props.ts';
import { optionFor, picksOne } from '../picking.ts';
import { usePlay } from '../play-state.ts';
import { hoverCard, openCard } from './card-desk.ts';
import type { Box } from './card-place.ts';

/**
 * Shows cards of the counters on a map. Whoever takes aim at somebody wants to see the ground and the odds: then they wait
 * until they are asked for.
 */
export const mapInspector: Inspector = {
  hover: (figure, at) => {
    if (figure === null || isAimedAt(figure)) hoverCard(null, null);
    else hoverCard(figure, boxAbout(at));
  },
  open: (figure, at) => openCard(figure, boxAbout(at), 'hand'),
};

/** Somebody has another in mind whom he could send against this one, or is asked whom to take. */
function isAimedAt(id: string): boolean {
  const { plan, snapshot } = usePlay.getState();
  const figure = snapshot?.scene.figures.find((one) => one.id === id);
  const question = snapshot?.question ?? null;
  if (figure === undefined || question === null) return false;
  if (plan !== null && plan.figure !== id && figure.side !== question.seat) return true;
  const option = picksOne(question) ? optionFor(question.options, figure) : null;
  return option !== null && option.odds !== null && option.starts !== 'send';
}

function boxAbout({ x, y, radius }: Round): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
