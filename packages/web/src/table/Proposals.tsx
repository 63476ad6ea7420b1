import type { SceneFigure } from '@vedette/engine';
import { memo } from 'react';
import { cutOf } from '../map/coats.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { CounterFace } from './Counter.tsx';
import { coatOf } from './coat-of.ts';
import { asideOf, type DrawnCounter } from './drawn-counters.ts';
import { type Label, readable } from './labels.ts';
import type { Drawings, TableProps } from './table-props.ts';

interface ProposalsProps {
  readonly survey: Survey;
  readonly sides: TableProps['scene']['sides'];
  readonly proposed: NonNullable<Drawings['proposed']>;
  /** How large each counter is drawn. */
  readonly drawn: ReadonlyMap<string, DrawnCounter>;
  /** Pixels to a unit of the paper. */
  readonly scale: number;
}

/** Pixels that the name of somebody who is proposed is high. */
const LETTERS = 12;

/** On a small map they are smaller, in units of the paper. */
const LARGEST = 26;

/** Those who would be set up so: as they will look, but faint, and by name where there is room for it. */
export const Proposals = memo(({ survey, sides, proposed, drawn, scale }: ProposalsProps) => {
  const height = Math.min(LETTERS / scale, LARGEST);
  const names = readable(
    proposed.map((one) => labelOf(one, survey, drawn, height)),
    height,
    { top: 0, foot: survey.height },
    proposed
      .flatMap(({ figures }) => figures)
      .map((figure) => {
        const { x, y } = toPaper(survey, figure);
        const { radius, by } = drawn.get(figure.id)!;
        return { x: x + by.x, y: y + by.y, radius };
      }),
  );
  return (
    <g className="proposals">
      {proposed
        .flatMap(({ figures }) => figures)
        .map((figure) => (
          <Proposed
            key={figure.id}
            figure={figure}
            survey={survey}
            sides={sides}
            drawn={drawn.get(figure.id)!}
          />
        ))}
      {names.map(({ x, y, words }) => (
        <text
          key={`${x} ${y}`}
          className="proposal-name"
          x={x}
          y={y}
          fontSize={height}
          strokeWidth={height / 3}
        >
          {words}
        </text>
      ))}
    </g>
  );
});

function Proposed({
  figure,
  survey,
  sides,
  drawn,
}: Pick<ProposalsProps, 'survey' | 'sides'> & {
  readonly figure: SceneFigure;
  readonly drawn: DrawnCounter;
}) {
  const { x, y } = toPaper(survey, figure);
  return (
    <g className="proposed" data-proposed={figure.id} transform={`translate(${x} ${y})`}>
      <g className="ghost-counter">
        <CounterFace
          figure={figure}
          coat={coatOf(figure, sides)}
          cut={cutOf(figure.side, sides)}
          survey={survey}
          drawn={drawn.radius}
          aside={asideOf(drawn)}
          selected={false}
          target={false}
        />
      </g>
      <circle className="ghost-rim" cx={drawn.by.x} cy={drawn.by.y} r={drawn.radius} />
    </g>
  );
}

/** The name of a man or a group, below its middle, and where it would go above. */
function labelOf(
  { figures, name }: ProposalsProps['proposed'][number],
  survey: Survey,
  drawn: ProposalsProps['drawn'],
  height: number,
): Label {
  const at = figures.map((figure) => {
    const { x, y } = toPaper(survey, figure);
    const { radius = 0, by = { x: 0, y: 0 } } = drawn.get(figure.id) ?? {};
    return { x: x + by.x, y: y + by.y, radius };
  });
  const x = at.reduce((sum, one) => sum + one.x, 0) / at.length;
  const low = Math.max(...at.map(({ y, radius }) => y + radius));
  const high = Math.min(...at.map(({ y, radius }) => y - radius));
  // What somebody is called besides is for the list, which has the room.
  return { words: name.split(',')[0]!, x, below: low + height * 1.1, above: high - height * 0.4 };
}
