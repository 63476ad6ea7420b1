import type { SceneFigure } from '@vedette/engine';
import { namesOn } from '../map/names-on.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { RIM } from './GroundSheet.tsx';
import type { Drawings } from './table-props.ts';
import type { Part, Used } from './viewport.ts';

type Place = Parameters<typeof toPaper>[1];

/** What is left free about those who stand there, as a share of the shorter side: they will want to go somewhere. */
const ROUND = 0.12;

/** The part of the paper where anybody stands, and whatever else is looked at; null as long as nobody does. */
export function usedGround(
  survey: Survey,
  figures: readonly SceneFigure[],
  besides: readonly Place[] = [],
): Used | null {
  const standing = figures.filter(({ place }) => place === 'table');
  if (standing.length < 2) return null;
  const places = [...standing, ...besides].map((place) => toPaper(survey, place));
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

/** Before the first turn: where somebody may begin, and where he would. */
export function groundToBegin({
  ground,
  proposed = [],
}: Pick<Drawings, 'ground' | 'proposed'>): readonly Place[] {
  const outlines = (ground?.outlines ?? []).flatMap((line) =>
    Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i]!, y: line[2 * i + 1]! })),
  );
  return [...outlines, ...proposed.flatMap(({ figures }) => figures)];
}

/** Names that the window may not end in, where it begins to count: beyond the rim. */
const beyondRim = (survey: Survey): readonly Part[] =>
  namesOn(survey).map(({ left, top, right, bottom }) => ({
    left: left + RIM.left,
    top: top + RIM.top,
    right: right + RIM.left,
    bottom: bottom + RIM.top,
  }));
