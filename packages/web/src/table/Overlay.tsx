import type { Coat, Ground, SceneFigure, SightReport, Stand, Way } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { memo, useMemo } from 'react';
import type { Cut } from '../map/coats.ts';
import { drawCounter } from '../map/counter.ts';
import { num, type Point, ring } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { RIM_WIDTH } from './Counter.tsx';
import { ALL_ROUND } from './facing.ts';
import { numbered } from './numbered-places.ts';

interface Drawn {
  readonly survey: Survey;
}

interface Lettered extends Drawn {
  /** How much larger than on a desk words are drawn, to be read on a small map. */
  readonly letters: number;
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

interface WayDrawingProps extends Lettered {
  readonly way: Way;
  /** What is written at its end. */
  readonly cost: string | null;
  readonly mover: Mover | null;
}

/** The way that is being drawn, what happens on it, and who would stand at its end. */
export function WayDrawing({ survey, way, cost, mover, letters }: WayDrawingProps) {
  const size = mover === null ? 0 : (mover.drawn ?? mover.figure.radius * survey.scale);
  const points = way.points.map((point) => toPaper(survey, point));
  const end = points.at(-1);
  const hub = mover === null ? null : toPaper(survey, mover.figure);
  return (
    <g className={way.problem === null ? 'way' : 'way way-bad'}>
      {way.places === true ? (
        <NamedPlaces points={points} hub={hub} letters={letters} />
      ) : (
        <path className="route" d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      )}
      {end === undefined || way.places === true ? null : (
        <>
          <GhostCounter mover={mover} at={end} survey={survey} bad={way.problem !== null} />
          {cost === null ? null : <Tag x={end.x + size + 8} y={end.y + 5} words={cost} letters={letters} />}
        </>
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

interface NamedPlacesProps extends Pick<Lettered, 'letters'> {
  readonly points: readonly Point[];
  readonly hub: Point | null;
}

/** Places that were named, by their numbers: on the spot, or on a fan about whom they are for where they lie close. */
function NamedPlaces({ points, hub, letters }: NamedPlacesProps) {
  return numbered(points, hub, letters).map(({ spot, mark, radius }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is called by.
    <g key={i} className="stop stop-place">
      {spot === mark ? null : (
        <>
          <path d={`M${num(spot.x)} ${num(spot.y)}L${num(mark.x)} ${num(mark.y)}`} />
          <circle cx={num(spot.x)} cy={num(spot.y)} r={3} />
        </>
      )}
      <circle cx={num(mark.x)} cy={num(mark.y)} r={num(radius)} />
      <text x={num(mark.x)} y={num(mark.y + radius * 0.36)} style={{ fontSize: `${num(radius * 1.1)}px` }}>
        {i + 1}
      </text>
    </g>
  ));
}

/** Who is being moved or placed, as his counter looks. */
interface Mover {
  readonly figure: SceneFigure;
  readonly coat: Coat;
  readonly cut: Cut;
  /** How large he is drawn where he stands. */
  readonly drawn?: number | undefined;
}

interface GhostCounterProps extends Drawn {
  readonly mover: Mover | null;
  readonly at: Point;
  readonly bad: boolean;
  /** The others of his group follow him. */
  readonly leads?: boolean;
}

/** The counter where it is not yet. */
function GhostCounter({ survey, mover, at: { x, y }, bad, leads = false }: GhostCounterProps) {
  const { figure, coat, cut, drawn } = mover ?? {};
  const base = (figure?.radius ?? 0) * survey.scale;
  const grown = drawn === undefined ? 1 : drawn / (base + RIM_WIDTH);
  const html = useMemo(
    () =>
      figure === undefined || coat === undefined || cut === undefined
        ? null
        : drawCounter({ figure, coat, cut, base, selected: false, target: false }),
    [figure, coat, cut, base],
  );
  if (html === null) return null;
  const state = `proposed${bad ? ' proposed-bad' : ''}${leads ? ' proposed-lead' : ''}`;
  return (
    <g className={state} data-ghost={figure?.id} transform={`translate(${x} ${y})`}>
      <g
        className="ghost-counter"
        transform={`scale(${grown.toFixed(3)})`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and words of a closed list.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <circle className="ghost-rim" r={Math.max(base, drawn ?? 0) + 3} />
    </g>
  );
}

interface GhostProps extends Drawn {
  readonly spot: Spot;
  readonly mover: Mover | null;
  /** Anybody else, as his counter looks. */
  readonly moverOf: (figure: string) => Mover | null;
  readonly bad: boolean;
  readonly facing?: number;
  readonly stands?: readonly Stand[];
}

/** Where the figure would stand, or everybody of a group: by their own faces, the one whom they follow first among them. */
export function Ghost({ survey, spot, mover, moverOf, bad, facing, stands = [] }: GhostProps) {
  const lead = mover?.figure;
  return (
    <g>
      {lead === undefined || facing === undefined || lead.place !== 'table' || bad ? null : (
        <Course survey={survey} from={lead} to={spot} />
      )}
      {stands.length === 0 ? (
        <GhostCounter mover={mover} at={toPaper(survey, spot)} survey={survey} bad={bad} />
      ) : (
        stands.map(({ figure, ...at }) => {
          const man = moverOf(figure) ?? mover;
          return (
            <GhostCounter
              key={figure}
              // Ranks are shown base by base.
              mover={man === null || stands.length < 2 ? man : { ...man, drawn: undefined }}
              at={toPaper(survey, at)}
              survey={survey}
              bad={bad}
              leads={figure === lead?.id && stands.length > 1}
            />
          );
        })
      )}
      {facing === undefined ? null : (
        <Facing survey={survey} spot={spot} reach={(mover?.figure.radius ?? 0.5) * 6} facing={facing} />
      )}
    </g>
  );
}

interface CourseProps extends Drawn {
  readonly from: Pick<Spot, 'x' | 'y'>;
  readonly to: Spot;
}

/** The way of the one whom the others follow, as the crow flies. */
function Course({ survey, from, to }: CourseProps) {
  const [a, b] = [toPaper(survey, from), toPaper(survey, to)];
  return <path className="route" d={`M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`} />;
}

/** Half the cross where somebody pointed in vain. */
const CROSS = 7;

interface MissedProps extends Lettered {
  readonly goal: Spot;
  readonly end: Spot;
}

/** Where somebody pointed, and what is missing to get there. */
export function Missed({ survey, goal, end, letters }: MissedProps) {
  const [to, from] = [toPaper(survey, goal), toPaper(survey, end)];
  const arm = CROSS * letters;
  return (
    <g className="missed">
      <path className="missed-rest" d={`M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`} />
      <path
        className="missed-goal"
        d={[-1, 1]
          .map(
            (way) =>
              `M${num(to.x - arm)} ${num(to.y - way * arm)}L${num(to.x + arm)} ${num(to.y + way * arm)}`,
          )
          .join('')}
      />
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
  letters,
}: Lettered & { readonly from: Spot; readonly to: Spot; readonly words: string }) {
  const a = toPaper(survey, from);
  const b = toPaper(survey, to);
  return (
    <g className="ruler">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Tag x={b.x + 10} y={b.y - 12} words={words} letters={letters} />
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

/** Words beside a counter. */
export function Beside({
  survey,
  radius,
  words,
  letters,
  ...spot
}: Lettered & Spot & { readonly radius: number; readonly words: string }) {
  const { x, y } = toPaper(survey, spot);
  return (
    <g className="aim-tag">
      <Tag x={x + radius * survey.scale + 8} y={y - 6} words={words} letters={letters} />
    </g>
  );
}

/** Words on a slip of paper. */
function Tag({
  x,
  y,
  words,
  letters,
}: Pick<Lettered, 'letters'> & { readonly x: number; readonly y: number; readonly words: string }) {
  const width = words.length * 7.4 + 14;
  return (
    <g className="map-tag" transform={`translate(${x} ${y}) scale(${letters.toFixed(2)})`}>
      <rect className="tag" x={0} y={-16} width={width} height={22} rx={1} />
      <text className="tag-text" x={width / 2} y={0}>
        {words}
      </text>
    </g>
  );
}
