import { memo } from 'react';
import type { Survey } from '../map/survey.ts';
import { say } from '../words/say.ts';

/** Above the neat-line, where the name of a sheet would stand. */
const RAISED = -15;
/** A letter of the title is about as wide as this; a narrow sheet has no room for a note beside it. */
const LETTER = 13;
const NOTE = 250;

/** What the map is called, and how it was made. */
export const Cartouche = memo(({ survey, title }: { readonly survey: Survey; readonly title: string }) => {
  const { width, sheets } = survey;
  const first = sheets[0]!;
  // Where the sheets have names of their own, the title keeps to the other side.
  const named = first.name !== null;
  const roomy = first.width > title.length * LETTER + NOTE;
  return (
    <g className="cartouche">
      <text
        className="cartouche-title"
        x={named ? width : first.left}
        y={first.top + RAISED}
        style={named ? { textAnchor: 'end' } : undefined}
      >
        {title}
      </text>
      {named || !roomy ? null : (
        <text className="cartouche-note" x={first.left + first.width} y={first.top + RAISED}>
          {say.table.surveyed}
        </text>
      )}
    </g>
  );
});
