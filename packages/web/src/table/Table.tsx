import type { Ground, Scene, SceneFigure, SightReport, Walk, Way } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Point } from '../map/shape.ts';
import { fromPaper, type Survey, toPaper } from '../map/survey.ts';
import type { Chart, SeenGround } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import { Counter, MarkerDrawing } from './Counter.tsx';
import { GroundDrawing, RIM, useSurvey, viewBoxOf } from './GroundSheet.tsx';
import { follow, type Gestures } from './gestures.ts';
import { nextLevel } from './levels.ts';
import { Ghost, RangeRing, Reach, Ruler, SightDrawing, WayDrawing } from './Overlay.tsx';
import { SeenDrawing } from './SeenDrawing.tsx';
import { Threats } from './Threats.tsx';
import { useViewport, type ViewportHandle } from './use-viewport.ts';
import { useSkipping, useStanding, useWalks } from './use-walks.ts';
import { fromScreen } from './viewport.ts';

/** A place under a hand, and whose counter lies there. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly figure: string | null;
}

export interface TableProps {
  readonly chart: Chart;
  readonly scene: Pick<Scene, 'figures' | 'markers' | 'sides' | 'title'>;
  readonly selected: string | null;
  /** Figures that can be picked for the open question. */
  readonly targets: ReadonlySet<string>;
  /** Those who belong with the selected one. */
  readonly fellows?: ReadonlySet<string>;
  readonly ground: Ground | null;
  readonly way: Way | null;
  readonly ghost: {
    readonly spot: Spot;
    readonly bad: boolean;
    readonly facing?: number;
    /** Where everybody of a group would stand. */
    readonly stands?: readonly Spot[];
  } | null;
  readonly sight: SightReport | null;
  /** What a figure sees of the ground. */
  readonly seen: SeenGround | null;
  readonly ruler: { readonly from: Spot; readonly to: Spot; readonly words: string } | null;
  /** Circles of measure, each with its words. */
  readonly rings: readonly {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly words: string;
  }[];
  /** The pencil of those who play by keyboard. */
  readonly pencil: Spot | null;
  /** The floor that is looked at; null: everything from above. */
  readonly level: number | null;
  readonly onLevel: (level: number | null) => void;
  /** Ways that were gone just now, to be walked at this pace: milliseconds for a usual move. */
  readonly walks: readonly Walk[];
  readonly pace: number;
  readonly onWalked: () => void;
  /** Whether a drag that begins on this figure, or beside all of them, draws instead of moving the paper. */
  readonly draws: (figure: string | null) => boolean;
  readonly onFigure: (id: string) => void;
  readonly onPlace: (
    at: { readonly x: number; readonly y: number },
    how: { readonly shift: boolean },
  ) => void;
  readonly onDraw: (to: Held, from: Held) => void;
  readonly onHover: (figure: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly label: string;
  readonly children?: ReactNode;
}

/** Fingers are thicker than counters: pixels round one that count as touching it. */
const TOUCH = 8;
/** Higher than this above a floor one stands on another. */
const HEADROOM = 1.5;
const NO_THREATS: readonly never[] = [];

/** A board that knows no rules: it draws what it is given and says what was touched. */
export function Table(props: TableProps) {
  const { chart, scene, selected, targets, pencil, level, walks } = props;
  const survey = useSurvey(chart);
  const window = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const paper = useMemo(
    () => ({ width: survey.width + RIM.left + RIM.right, height: survey.height + RIM.top + RIM.bottom }),
    [survey],
  );
  const view = useViewport(window, stage, paper);
  const walking = walks.length > 0;
  const skip = useWalks({ ...props, stage, survey, figures: scene.figures });
  const swallowed = useSkipping(window, walking, skip);
  useGestures(window, view, survey, props, swallowed);

  const figures = useStanding(scene.figures, walking);
  const about = figures.find(({ id }) => id === selected);
  useShown(view, survey, about ?? null, pencil);
  const viewBox = viewBoxOf(survey);
  const radius = scene.figures.find(({ id }) => id === (props.ground?.figure ?? selected))?.radius ?? 0.5;

  return (
    <div className="table-area">
      <div
        ref={window}
        className="table-window"
        role="application"
        aria-label={props.label}
        aria-roledescription={en.table.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is played on by keys of its own.
        tabIndex={0}
        onKeyDown={(event) => keyed(event, view, { levels: survey.levels, ...props })}
      >
        <div ref={stage} className="stage" style={{ width: paper.width, height: paper.height }}>
          <svg className="map ground" viewBox={viewBox} aria-hidden="true">
            <GroundDrawing survey={survey} level={level} />
          </svg>
          <svg className="map overlay" viewBox={viewBox} aria-hidden="true">
            {props.seen === null ? null : <SeenDrawing survey={survey} seen={props.seen} />}
            {props.ground === null ? null : <Reach survey={survey} ground={props.ground} />}
            <Threats survey={survey} threats={props.ground?.threats ?? NO_THREATS} />
            {scene.markers.map((marker) => (
              <MarkerDrawing key={marker.id} marker={marker} survey={survey} />
            ))}
            {props.sight === null ? null : <SightDrawing survey={survey} sight={props.sight} />}
            {figures.map((figure) => (
              <Counter
                key={figure.id}
                figure={figure}
                coat={figure.side === null ? 'monster' : (scene.sides[figure.side]?.coat ?? 'plain')}
                survey={survey}
                selected={figure.id === selected || props.fellows?.has(figure.id) === true}
                target={targets.has(figure.id)}
                above={level !== null && figure.z > level + HEADROOM}
              />
            ))}
            {props.way === null ? null : <WayDrawing survey={survey} way={props.way} radius={radius} />}
            {props.ghost === null ? null : <Ghost survey={survey} {...props.ghost} radius={radius} />}
            {props.rings.map((ring) => (
              <RangeRing key={ring.words} survey={survey} {...ring} />
            ))}
            {props.ruler === null ? null : <Ruler survey={survey} {...props.ruler} />}
            {pencil === null ? null : <Pencil survey={survey} at={pencil} />}
          </svg>
        </div>
      </div>
      {survey.levels.length < 2 ? null : (
        <label className="table-level">
          <span>{en.play.level}</span>
          <select
            value={level ?? ''}
            onChange={({ target }) => props.onLevel(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{en.play.allLevels}</option>
            {survey.levels.map((height) => (
              <option key={height} value={height}>
                {en.table.floor(height)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="table-tools">
        <button type="button" onClick={() => view.zoom(1.4)} aria-label={en.play.tools.in}>
          +
        </button>
        <button type="button" onClick={() => view.zoom(1 / 1.4)} aria-label={en.play.tools.out}>
          −
        </button>
        <button type="button" onClick={view.showAll} aria-label={en.play.tools.fit}>
          ⤢
        </button>
      </div>
      {walking && props.pace > 0 ? (
        <button type="button" className="table-skip" onClick={skip}>
          {en.table.skip} <kbd>{en.table.skipKey}</kbd>
        </button>
      ) : null}
      {props.children}
    </div>
  );
}

function Pencil({ survey, at }: { readonly survey: Survey; readonly at: Spot }) {
  const { x, y } = toPaper(survey, at);
  return (
    <path
      className="pencil"
      d={`M${x - 9} ${y}H${x - 3}M${x + 3} ${y}H${x + 9}M${x} ${y - 9}V${y - 3}M${x} ${y + 3}V${y + 9}`}
    />
  );
}

/** Brings whom the question is about, or the pencil, into the window. */
function useShown(
  view: ViewportHandle,
  survey: Survey,
  about: SceneFigure | null,
  pencil: Spot | null,
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const spot = pencil ?? about;
    const key = pencil === null ? (about?.id ?? null) : `${pencil.x} ${pencil.y}`;
    if (spot === null || key === shown.current) return;
    shown.current = key;
    const { x, y } = toPaper(survey, spot);
    view.show({ x: x + RIM.left, y: y + RIM.top });
  });
}

function useGestures(
  window: { readonly current: HTMLElement | null },
  view: ViewportHandle,
  survey: Survey,
  props: TableProps,
  /** A touch that ended a walk means nothing else. */
  swallowed: { readonly current: boolean },
): void {
  const latest = useRef({ view, survey, props });
  latest.current = { view, survey, props };
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const onPaper = (at: Point): Point => {
      const p = fromScreen(latest.current.view.get(), at);
      return { x: p.x - RIM.left, y: p.y - RIM.top };
    };
    const figureAt = (at: Point) => nearestFigure(latest.current, onPaper(at));
    const tableAt = (at: Point) => fromPaper(latest.current.survey, onPaper(at));
    const heldAt = (at: Point): Held => ({ ...tableAt(at), figure: figureAt(at)?.id ?? null });
    let hovered: string | null = null;
    let from: Held | null = null;
    const gestures: Gestures = {
      tap(at, how) {
        if (swallowed.current) return;
        const figure = figureAt(at);
        if (figure === null || how.shift) latest.current.props.onPlace(tableAt(at), how);
        else latest.current.props.onFigure(figure.id);
      },
      hover(at) {
        const id = at === null ? null : (figureAt(at)?.id ?? null);
        if (id === hovered) return;
        hovered = id;
        latest.current.props.onHover(id);
      },
      pan: (dx, dy) => latest.current.view.pan(dx, dy),
      zoom: (factor, about) => latest.current.view.zoom(factor, about),
      draws(at) {
        from = heldAt(at);
        return !swallowed.current && latest.current.props.draws(from.figure);
      },
      draw(at) {
        if (from !== null) latest.current.props.onDraw(heldAt(at), from);
      },
      drawn() {},
    };
    return follow(element, gestures);
  }, [window, swallowed]);
}

/** The counter under a point; the nearest where several are. */
function nearestFigure(
  {
    view,
    survey,
    props,
  }: { readonly view: ViewportHandle; readonly survey: Survey; readonly props: TableProps },
  p: Point,
): SceneFigure | null {
  const slack = TOUCH / view.get().k;
  let best: SceneFigure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of props.scene.figures) {
    if (figure.place !== 'table') continue;
    const at = toPaper(survey, figure);
    const off = Math.hypot(at.x - p.x, at.y - p.y) - figure.radius * survey.scale;
    if (off > slack || off >= least) continue;
    best = figure;
    least = off;
  }
  return best;
}

interface Keys extends Pick<TableProps, 'level' | 'onLevel' | 'onKey'> {
  readonly levels: readonly number[];
}

function keyed(event: KeyboardEvent, view: ViewportHandle, { levels, level, onLevel, onKey }: Keys): void {
  if (event.key === '+' || event.key === '=') view.zoom(1.25);
  else if (event.key === '-') view.zoom(0.8);
  else if (event.key === '0') view.showAll();
  else if (event.key === 'PageUp' || event.key === 'PageDown') {
    if (levels.length < 2) return;
    event.preventDefault();
    onLevel(nextLevel(levels, level, event.key === 'PageUp' ? 1 : -1));
  } else onKey(event);
}
