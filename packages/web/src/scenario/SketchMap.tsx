import { say } from '../words/say.ts';
import type { Sketch } from './sketch.ts';

/** The ground of a document that cannot be laid out yet, with numbers where something is wrong. */
export function SketchMap({ sketch: { width, height, outlines, marks } }: { readonly sketch: Sketch }) {
  const unit = Math.max(width, height) / 100;
  return (
    <svg
      className="own-sketch"
      viewBox={`${-4 * unit} ${-4 * unit} ${width + 8 * unit} ${height + 8 * unit}`}
      role="img"
      aria-label={say.newGame.own.map}
    >
      <rect className="own-board" width={width} height={height} strokeWidth={unit / 2} />
      {outlines.map(({ points, open }) => (
        <path
          key={points.join(' ')}
          className={open ? 'own-line' : 'own-piece'}
          strokeWidth={unit / 2}
          d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}${open ? '' : 'Z'}`}
        />
      ))}
      {marks.map(({ problem, at: [x, y] }) => (
        <g key={problem} className="own-mark" transform={`translate(${x} ${y})`}>
          <circle r={3.2 * unit} strokeWidth={unit / 2} />
          <text fontSize={4 * unit} dy={1.4 * unit} textAnchor="middle">
            {problem + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
