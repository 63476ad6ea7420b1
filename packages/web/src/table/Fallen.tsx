import type { SceneFigure, SceneMarker } from '@vedette/engine';
import { memo } from 'react';
import { num } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { besideCrosses } from './beside-cross.ts';
import type { DrawnCounter } from './drawn-counters.ts';

interface FallenProps {
  readonly survey: Survey;
  /** Everybody there ever was. */
  readonly figures: readonly SceneFigure[];
  readonly markers: readonly SceneMarker[];
  /** Those who are still drawn as counters, perhaps for a moment more. */
  readonly standing: readonly SceneFigure[];
  /** How large, and how far from their bases. */
  readonly drawn: ReadonlyMap<string, DrawnCounter>;
  /** How much larger words are written, so that they can be read. */
  readonly letters: number;
}

/** How large a marker lies. */
const MARKER = 11;
/** What a counter has about its rim: its ring, a tick, tags. */
const ABOUT = 5;

/** A small ink cross with a name where somebody fell, until the game is over. */
export const Fallen = memo(({ survey, figures, markers, standing, drawn, letters }: FallenProps) => {
  const upright = new Set(standing.map(({ id }) => id));
  const counters = standing
    .filter(({ place }) => place === 'table')
    .map((figure) => {
      const { x, y } = toPaper(survey, figure);
      const { radius, by } = drawn.get(figure.id)!;
      return { x: x + by.x, y: y + by.y, radius: radius + ABOUT };
    });
  const fallen = figures
    .filter(({ id, fell }) => fell === true && !upright.has(id))
    // One of many in a unit has a number, not a name.
    .map(({ id, name, group, ...at }) => ({
      id,
      name: group === undefined ? name : null,
      ...toPaper(survey, at),
    }));
  const lying = markers.map((marker) => ({ ...toPaper(survey, marker), radius: MARKER }));
  const paper = { left: 0, top: 0, right: survey.width, bottom: survey.height };
  const names = besideCrosses(fallen, [...counters, ...lying], letters, paper);
  return fallen.map(({ id, name, x, y }, n) => {
    const beside = names[n];
    return (
      <g key={id} data-fallen={id} transform={`translate(${num(x)} ${num(y)})`}>
        <path className="fallen-cross" d="M-6 -6.5L6.5 6M6 -6L-6.5 6.5" />
        {beside == null ? null : (
          <text
            className="fallen-name"
            style={{ textAnchor: beside.anchor }}
            transform={`translate(${num(beside.x)} ${num(beside.y)}) scale(${num(letters)})`}
          >
            {name}
          </text>
        )}
      </g>
    );
  });
});
