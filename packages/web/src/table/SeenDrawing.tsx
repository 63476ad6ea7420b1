import { memo } from 'react';
import { at, type Point, ring } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import type { SeenGround } from '../referee/messages.ts';

/** How often a ragged outline is drawn softer. */
const TIMES = 3;

interface SeenDrawingProps {
  readonly survey: Survey;
  readonly seen: SeenGround;
}

/** What a figure does not see lies in shadow; where it sees men only in cover, in half of one. */
export const SeenDrawing = memo(({ survey, seen: { area, seen, clear } }: SeenDrawingProps) => {
  const { x, y, width, depth } = area;
  const corner = (cx: number, cy: number) => toPaper(survey, { x: x + cx * width, y: y + cy * depth });
  // Inside by a hair: on the very edge two areas could meet.
  const sheet = [
    corner(1e-6, 1e-6),
    corner(1 - 1e-6, 1e-6),
    corner(1 - 1e-6, 1 - 1e-6),
    corner(1e-6, 1 - 1e-6),
  ];
  const drawn = (outlines: readonly (readonly number[])[]) =>
    outlines.map((outline) => ring(softened(onPaper(survey, outline), sheet))).join('');
  const lit = drawn(seen);
  const unseen = ring(sheet) + lit;
  return (
    <g className="seen-ground">
      <defs>
        <pattern id="unseen-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
          <path className="unseen-stroke" d="M-1 8L8-1M-1 1L1-1M6 8L8 6" />
        </pattern>
        <pattern id="cover-dots" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className="cover-dot" d="M2 2h.1M6 6h.1" />
        </pattern>
      </defs>
      <path className="unseen" fillRule="evenodd" d={unseen} />
      <path fill="url(#unseen-hatch)" fillRule="evenodd" d={unseen} />
      <path fill="url(#cover-dots)" fillRule="evenodd" d={lit + drawn(clear)} />
      <path className="seen-edge" d={lit} />
    </g>
  );
});

function onPaper(survey: Survey, outline: readonly number[]): readonly Point[] {
  return Array.from({ length: outline.length / 2 }, (_, i) =>
    toPaper(survey, { x: outline[2 * i]!, y: outline[2 * i + 1]! }),
  );
}

/** Without the steps of the lattice it was found on. What lies on the edge of the sheet stays there. */
function softened(outline: readonly Point[], sheet: readonly Point[]): readonly Point[] {
  const [xs, ys] = [sheet.map(({ x }) => x), sheet.map(({ y }) => y)];
  const near = (value: number, edges: readonly number[]) =>
    edges.some((edge) => Math.abs(edge - value) < 0.5);
  const fixed = outline.map(({ x, y }) => near(x, xs) || near(y, ys));
  let points = outline;
  for (let n = 0; n < TIMES; n++) {
    const before = points;
    points = before.map((p, i) => {
      if (fixed[i]) return p;
      const a = before[(i + before.length - 1) % before.length]!;
      const b = before[(i + 1) % before.length]!;
      return at((a.x + 2 * p.x + b.x) / 4, (a.y + 2 * p.y + b.y) / 4);
    });
  }
  return points;
}
