import { num } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import type { Line } from './table-props.ts';

/** A ring about everybody who is aimed at, and a line to him from each who does. */
export function Aims({ survey, aims }: { readonly survey: Survey; readonly aims: readonly Line[] }) {
  const marks = [...new Set(aims.map(({ to }) => to))];
  return (
    <g className="concern aims">
      {aims.map(({ from, to }) => {
        const [a, b] = [toPaper(survey, from), toPaper(survey, to)];
        const d = `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
        return <path key={d} className="concern-line" d={d} />;
      })}
      {marks.map((mark) => {
        const { x, y } = toPaper(survey, mark);
        return (
          <circle
            key={`${x} ${y}`}
            className="concern-ring"
            cx={num(x)}
            cy={num(y)}
            r={num(mark.radius * survey.scale + 6)}
          />
        );
      })}
    </g>
  );
}
