import type { Ground, SightReport, Way } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { memo } from 'react';
import { type Point, ring } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { ALL_ROUND } from './facing.ts';

interface Drawn {
  readonly survey: Survey;
}

/** Ground in reach, or ground to choose from. */
export const Reach = memo(({ survey, ground }: Drawn & { readonly ground: Ground }) => {
  const d = ground.outlines
    .map((outline) => {
      const points = Array.from({ length: outline.length / 2 }, (_, i) =>
        toPaper(survey, { x: outline[2 * i]!, y: outline[2 * i + 1]! }),
      );
      return ring(points);
    })
    .join('');
  return <path className="reach" d={d} fillRule="evenodd" />;
});

const STOP_GLYPHS = { forced: '!', contact: '×', fall: '↓', halt: '?' } as const;

/** The way that is being drawn, with what happens on it. */
export function WayDrawing({ survey, way, radius }: Drawn & { readonly way: Way; readonly radius: number }) {
  const points = way.points.map((point) => toPaper(survey, point));
  const end = points.at(-1);
  return (
    <g className={way.problem === null ? 'way' : 'way way-bad'}>
      {way.places === true ? (
        <NamedPlaces points={points} />
      ) : (
        <path className="route" d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      )}
      {end === undefined || way.places === true ? null : (
        <circle className="route-end" cx={end.x} cy={end.y} r={radius * survey.scale} />
      )}
      {way.stops.map((stop) => {
        const { x, y } = toPaper(survey, stop);
        return (
          <g key={`${stop.kind}${stop.words}`} className={`stop stop-${stop.kind}`}>
            <circle cx={x} cy={y} r={7} />
            <text x={x} y={y + 4}>
              {STOP_GLYPHS[stop.kind]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Places that were named, by their numbers. */
function NamedPlaces({ points }: { readonly points: readonly Point[] }) {
  return points.map(({ x, y }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is called by.
    <g key={i} className="stop stop-place">
      <circle cx={x} cy={y} r={22} />
      <text x={x} y={y + 8}>
        {i + 1}
      </text>
    </g>
  ));
}

/** Where the figure would stand, or everybody of a group. */
export function Ghost({
  survey,
  spot,
  radius,
  bad,
  facing,
  stands = [],
}: Drawn & {
  readonly spot: Spot;
  readonly radius: number;
  readonly bad: boolean;
  readonly facing?: number;
  readonly stands?: readonly Spot[];
}) {
  const bases = (stands.length === 0 ? [spot] : stands).map((stand) => toPaper(survey, stand));
  return (
    <g>
      {bases.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className={bad ? 'route-end route-end-bad' : 'route-end'}
          cx={x}
          cy={y}
          r={radius * survey.scale}
        />
      ))}
      {facing === undefined ? null : (
        <Facing survey={survey} spot={spot} reach={radius * 6} facing={facing} />
      )}
    </g>
  );
}

/** Which way a group looks: an arrow from its middle, with its front across the head. */
function Facing({
  survey,
  spot,
  reach,
  facing,
}: Drawn & { readonly spot: Spot; readonly reach: number; readonly facing: number }) {
  const angle = (facing / ALL_ROUND) * 2 * Math.PI;
  const along = { x: Math.sin(angle) * reach, y: Math.cos(angle) * reach };
  const at = (forth: number, aside: number) =>
    toPaper(survey, {
      ...spot,
      x: spot.x + along.x * forth + along.y * aside,
      y: spot.y + along.y * forth - along.x * aside,
    });
  const [tail, head, left, right] = [at(0, 0), at(1, 0), at(0.72, 0.3), at(0.72, -0.3)];
  return (
    <path
      className="facing"
      d={`M${tail.x} ${tail.y}L${head.x} ${head.y}M${left.x} ${left.y}L${head.x} ${head.y}L${right.x} ${right.y}`}
    />
  );
}

/** Lines of sight, broken where they are stopped. */
export function SightDrawing({ survey, sight }: Drawn & { readonly sight: SightReport }) {
  const eye = toPaper(survey, sight.eye);
  return (
    <g className="sight-lines">
      {sight.lines.map(({ end, state, at }, i) => {
        const to = toPaper(survey, end);
        const stop = at === null ? null : toPaper(survey, at);
        const key = `${i}`;
        if (state === 'clear' || stop === null)
          return <path key={key} className="sight" d={`M${eye.x} ${eye.y}L${to.x} ${to.y}`} />;
        return (
          <g key={key}>
            <path className="sight" d={`M${eye.x} ${eye.y}L${stop.x} ${stop.y}`} />
            <path
              className={state === 'stopped' ? 'sight sight-lost' : 'sight sight-veiled'}
              d={`M${stop.x} ${stop.y}L${to.x} ${to.y}`}
            />
            <circle
              className={state === 'stopped' ? 'sight-stop' : 'sight-veil'}
              cx={stop.x}
              cy={stop.y}
              r={2.4}
            />
          </g>
        );
      })}
    </g>
  );
}

/** A ruler laid on the table. */
export function Ruler({
  survey,
  from,
  to,
  words,
}: Drawn & { readonly from: Spot; readonly to: Spot; readonly words: string }) {
  const a = toPaper(survey, from);
  const b = toPaper(survey, to);
  return (
    <g className="ruler">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Tag x={b.x + 10} y={b.y - 12} words={words} />
    </g>
  );
}

/** A circle of measure about a figure. */
export function RangeRing({
  survey,
  x,
  y,
  radius,
  words,
}: Drawn & { readonly x: number; readonly y: number; readonly radius: number; readonly words: string }) {
  const at = toPaper(survey, { x, y });
  const r = radius * survey.scale;
  return (
    <g className="range-ring">
      <circle cx={at.x} cy={at.y} r={r} />
      <text x={at.x} y={at.y - r - 3}>
        {words}
      </text>
    </g>
  );
}

/** Words on a slip of paper. */
function Tag({ x, y, words }: { readonly x: number; readonly y: number; readonly words: string }) {
  return (
    <g className="slip">
      <rect className="tag" x={x} y={y - 14} width={words.length * 7.4 + 12} height={20} rx={1} />
      <text className="tag-text" x={x + 6} y={y}>
        {words}
      </text>
    </g>
  );
}
