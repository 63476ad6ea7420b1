import type { SceneFigure } from '@vedette/engine';
import { namesOn } from '../map/names-on.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { RIM } from './GroundSheet.tsx';
import type { Part, Used } from './viewport.ts';

/** What is left free about those who stand there, as a share of the shorter side: they will want to go somewhere. */
const ROUND = 0.12;

/** The part of the paper where anybody stands; null as long as nobody does. */
export function usedGround(survey: Survey, figures: readonly SceneFigure[]): Used | null {
  const places = figures.filter(({ place }) => place === 'table').map((figure) => toPaper(survey, figure));
  if (places.length < 2) return null;
  const [width, height] = [survey.width + RIM.left + RIM.right, survey.height + RIM.top + RIM.bottom];
  const round = Math.min(survey.width, survey.height) * ROUND;
  const xs = places.map(({ x }) => x + RIM.left);
  const ys = places.map(({ y }) => y + RIM.top);
  return {
    left: Math.max(0, Math.min(...xs) - round),
    top: Math.max(0, Math.min(...ys) - round),
    right: Math.min(width, Math.max(...xs) + round),
    bottom: Math.min(height, Math.max(...ys) + round),
    written: beyondRim(survey),
  };
}

/** Names that the window may not end in, where it begins to count: beyond the rim. */
const beyondRim = (survey: Survey): readonly Part[] =>
  namesOn(survey).map(({ left, top, right, bottom }) => ({
    left: left + RIM.left,
    top: top + RIM.top,
    right: right + RIM.left,
    bottom: bottom + RIM.top,
  }));
