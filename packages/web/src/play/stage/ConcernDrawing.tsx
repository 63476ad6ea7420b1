import { num } from '../../map/shape.ts';
import { type Survey, toPaper } from '../../map/survey.ts';
import type { Concern } from './concern.ts';

/** A ring about whom the question is about, and a line to the one who is asked. */
export function ConcernDrawing({ survey, concern }: { readonly survey: Survey; readonly concern: Concern }) {
  const asked = toPaper(survey, concern.asked);
  return (
    <g className="concern">
      {concern.others.map(({ radius, from, ...spot }) => {
        const { x, y } = toPaper(survey, spot);
        const base = radius * survey.scale;
        const was = from === null ? null : toPaper(survey, from);
        const far = Math.hypot(asked.x - x, asked.y - y);
        const share = far === 0 ? 0 : Math.min(1, (base + 6) / far);
        const edge = { x: x + (asked.x - x) * share, y: y + (asked.y - y) * share };
        return (
          <g key={`${x} ${y}`}>
            {was === null ? null : (
              <>
                <path className="concern-way" d={`M${num(was.x)} ${num(was.y)}L${num(x)} ${num(y)}`} />
                <circle className="concern-there" cx={num(x)} cy={num(y)} r={num(base)} />
              </>
            )}
            <path
              className="concern-line"
              d={`M${num(edge.x)} ${num(edge.y)}L${num(asked.x)} ${num(asked.y)}`}
            />
            <circle className="concern-ring" cx={num(x)} cy={num(y)} r={num(base + 6)} />
          </g>
        );
      })}
    </g>
  );
}
