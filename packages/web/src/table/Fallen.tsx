import type { SceneFigure } from '@vedette/engine';
import { memo } from 'react';
import { num } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { besideCross } from './beside-cross.ts';

interface FallenProps {
  readonly survey: Survey;
  /** Everybody there ever was. */
  readonly figures: readonly SceneFigure[];
  /** Those who are still drawn as counters, perhaps for a moment more. */
  readonly standing: readonly SceneFigure[];
}

/** Paper units: counters are drawn larger than small bases are. */
const DRAWN = 16;

/** A small ink cross with a name where somebody fell, until the game is over. */
export const Fallen = memo(({ survey, figures, standing }: FallenProps) => {
  const upright = new Set(standing.map(({ id }) => id));
  const counters = standing
    .filter(({ place }) => place === 'table')
    .map((figure) => ({ ...toPaper(survey, figure), radius: Math.max(DRAWN, figure.radius * survey.scale) }));
  return figures
    .filter(({ id, fell }) => fell === true && !upright.has(id))
    .map((figure) => {
      const { x, y } = toPaper(survey, figure);
      const name = besideCross(figure.name, { x, y }, counters);
      return (
        <g key={figure.id} data-fallen={figure.id} transform={`translate(${num(x)} ${num(y)})`}>
          <path className="fallen-cross" d="M-6 -6.5L6.5 6M6 -6L-6.5 6.5" />
          <text className="fallen-name" x={name.x} y={name.y} style={{ textAnchor: name.anchor }}>
            {figure.name}
          </text>
        </g>
      );
    });
});
