import type { Inspector, Round } from '../../table/table-props.ts';
import { usePlay } from '../play-state.ts';
import { layoutNow } from '../use-layout.ts';
import { hoverCard, openCard } from './card-desk.ts';
import type { Box } from './card-place.ts';

/**
 * Shows cards of the counters on a map. Whoever takes aim at somebody wants to see the ground: then they are laid aside,
 * and where there is no room for that they wait until they are asked for.
 */
export const mapInspector: Inspector = {
  hover: (figure, at) => {
    const aims = figure !== null && isAimedAt(figure);
    if (figure === null || (aims && layoutNow() !== 'wide')) hoverCard(null, null);
    else hoverCard(figure, boxAbout(at), { aside: aims });
  },
  open: (figure, at) => openCard(figure, boxAbout(at), 'hand'),
};

function isAimedAt(figure: string): boolean {
  const { plan } = usePlay.getState();
  return plan !== null && plan.figure !== figure;
}

function boxAbout({ x, y, radius }: Round): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
