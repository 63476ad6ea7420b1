import { memo } from 'react';
import type { Survey } from '../map/survey.ts';
import { say } from '../words/say.ts';
import { lettered } from './title-place.ts';
import type { Part } from './viewport.ts';

interface CartoucheProps extends Partial<Part> {
  readonly survey: Survey;
  readonly title: string;
  /** Drawn so small that its words grow, to be read at all. */
  readonly small: boolean;
}

/** What the map is called, and how it was made, as far as that part of the paper is in view where it would stand. */
export const Cartouche = memo(({ survey, title, small, left, top, right, bottom }: CartoucheProps) => {
  const seen =
    left === undefined || top === undefined || right === undefined || bottom === undefined
      ? null
      : { left, top, right, bottom };
  const places = lettered(survey, title, seen, small);
  return (
    <g className={small ? 'cartouche cartouche-small' : 'cartouche'}>
      {places.title === null ? null : (
        <text
          className="cartouche-title"
          x={places.title.x}
          y={places.y}
          style={{ textAnchor: places.title.anchor }}
        >
          {title}
        </text>
      )}
      {places.note === null ? null : (
        <text className="cartouche-note" x={places.note.x} y={places.y}>
          {say.table.surveyed}
        </text>
      )}
    </g>
  );
});
