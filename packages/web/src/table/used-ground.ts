import type { SceneFigure } from '@vedette/engine';
import { namesOn } from '../map/names-on.ts';
import type { Point } from '../map/shape.ts';
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
  besides: Part | null = null,
): Used | null {
  const standing = figures.filter(({ place }) => place === 'table');
  if (standing.length < 2) return null;
  const places = standing.map((place) => toPaper(survey, place));
  const all = widened(besides, places)!;
  const [width, height] = [survey.width + RIM.left + RIM.right, survey.height + RIM.top + RIM.bottom];
  const round = Math.min(survey.width, survey.height) * ROUND;
  return {
    left: Math.max(0, all.left + RIM.left - round),
    top: Math.max(0, all.top + RIM.top - round),
    right: Math.min(width, all.right + RIM.left + round),
    bottom: Math.min(height, all.bottom + RIM.top + round),
    written: beyondRim(survey),
  };
}

/** A part with these places in it, too; the same object where all of them were. */
export function widened(before: Part | null, places: readonly Point[]): Part | null {
  if (places.length === 0) return before;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const part = {
    left: Math.min(...xs, before?.left ?? Number.POSITIVE_INFINITY),
    top: Math.min(...ys, before?.top ?? Number.POSITIVE_INFINITY),
    right: Math.max(...xs, before?.right ?? Number.NEGATIVE_INFINITY),
    bottom: Math.max(...ys, before?.bottom ?? Number.NEGATIVE_INFINITY),
  };
  const grew =
    before === null ||
    part.left < before.left ||
    part.top < before.top ||
    part.right > before.right ||
    part.bottom > before.bottom;
  return grew ? part : before;
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
