import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Stage } from '../play/stage/Stage.tsx';
import { useShow } from '../play/stage/use-show.ts';
import { say } from '../words/say.ts';
import { Cartouche } from './Cartouche.tsx';
import { GroundDrawing, inManner, RIM, useSurvey, viewBoxOf } from './GroundSheet.tsx';
import { nextLevel } from './levels.ts';
import { SignKey } from './SignKey.tsx';
import { FloorSelect, SkipButton, ZoomButtons } from './TableControls.tsx';
import { TableOverlay } from './TableOverlay.tsx';
import { NOBODY_LISTENS, NOTHING_DRAWN, type TableProps } from './table-props.ts';
import { useGroundToBegin } from './use-ground-to-begin.ts';
import { useHand } from './use-hand.ts';
import { useShown, useWished } from './use-shown.ts';
import { useSkipping } from './use-skipping.ts';
import { useViewport, type ViewportHandle } from './use-viewport.ts';
import { usedGround } from './used-ground.ts';
import { viewKey } from './view-keys.ts';
import { fromScreen, type Part, type Viewport } from './viewport.ts';

/** A board that knows no rules: it draws what it is given and says what was touched. */
export function Table(props: TableProps) {
  const { chart, scene, selected = null, drawings = NOTHING_DRAWN, listener = NOBODY_LISTENS } = props;
  const { level, onLevel, walks, beats = null, pace, onWalked, onGesture } = props;
  const survey = useSurvey(chart);
  const window = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const paper = useMemo(
    () => ({ width: survey.width + RIM.left + RIM.right, height: survey.height + RIM.top + RIM.bottom }),
    [survey],
  );
  const begins = useGroundToBegin(survey, {
    settingUp: scene.turn === 0,
    figures: scene.figures,
    drawings,
  });
  const view = useViewport(window, stage, paper, {
    used: () => usedGround(survey, scene.figures, begins),
    since: begins ?? scene.turn,
  });
  const show = useShow({ stage, survey, figures: scene.figures, walks, beats, pace, onWalked, onGesture });
  const swallowed = useSkipping(
    window,
    { running: show.running, walking: show.running && walks.length > 0 },
    show.skip,
  );
  useHand(window, { view, survey, figures: scene.figures, markers: scene.markers, listener }, swallowed);

  const { figures } = show;
  const figureOf = (wanted: string | null) => figures.find(({ id }) => id === wanted) ?? null;
  useShown(view, survey, figureOf(selected), drawings.pencil);
  useWished(view, survey, figureOf(props.shown?.figure ?? null), props.shown?.nth ?? 0);
  const viewBox = viewBoxOf(survey);

  return (
    <div className="table-area">
      <div
        ref={window}
        className="table-window"
        role="application"
        aria-label={props.label}
        aria-roledescription={say.table.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is played on by keys of its own.
        tabIndex={0}
        onKeyDown={(event) => {
          if (!turnView(event, view, { levels: survey.levels, level, onLevel })) listener.onKey(event);
        }}
      >
        <div
          ref={stage}
          className={inManner('stage', survey)}
          style={{ width: paper.width, height: paper.height }}
        >
          <svg className="map ground" viewBox={viewBox} aria-hidden="true">
            <GroundDrawing survey={survey} level={level} />
            <Cartouche
              survey={survey}
              title={scene.title}
              small={view.scale < SMALL}
              {...seenAtRest(window.current, view)}
            />
          </svg>
          <svg className="map overlay" viewBox={viewBox} aria-hidden="true">
            <TableOverlay
              {...props}
              survey={survey}
              figures={figures}
              drawings={drawings}
              scale={view.scale}
            />
          </svg>
          {show.timeline.casts.length === 0 ? null : (
            <svg className="map staging" viewBox={viewBox} aria-hidden="true">
              <Stage
                survey={survey}
                figures={scene.figures}
                casts={show.timeline.casts}
                tempo={show.tempo}
                length={show.timeline.length}
                scale={view.scale}
                seen={seenOf(window.current, view)}
              />
            </svg>
          )}
        </div>
      </div>
      <FloorSelect levels={survey.levels} unit={chart.unit} level={level} choose={onLevel} />
      <ZoomButtons view={view} />
      {show.running ? <SkipButton skip={show.skip} /> : null}
      <SignKey figures={scene.figures} sides={scene.sides} />
      {props.children}
    </div>
  );
}

/** Pixels to a unit of the paper below which its title could hardly be read. */
const SMALL = 0.5;

/** What little of a window is left free round things that are to be read. */
const MARGIN = 4;

/** What was in the window when it last lay still; before it has a size, nobody knows. */
const seenAtRest = (element: HTMLElement | null, { rested }: ViewportHandle): Part | undefined =>
  element === null || rested === null ? undefined : partSeen(element, rested, 0);

/** The part of the paper in the window, measured as the map is drawn. */
const seenOf = (element: HTMLElement | null, view: ViewportHandle): Part =>
  partSeen(element, view.get(), MARGIN);

function partSeen(element: HTMLElement | null, view: Viewport, margin: number): Part {
  const { clientWidth: width = 1, clientHeight: height = 1 } = element ?? {};
  const [from, to] = [
    fromScreen(view, { x: margin, y: margin }),
    fromScreen(view, { x: width - margin, y: height - margin }),
  ];
  return { left: from.x - RIM.left, top: from.y - RIM.top, right: to.x - RIM.left, bottom: to.y - RIM.top };
}

interface Floors extends Pick<TableProps, 'level' | 'onLevel'> {
  readonly levels: readonly number[];
}

/** Does what the key means to the view; false: it means nothing to it. */
function turnView(event: KeyboardEvent, view: ViewportHandle, { levels, level, onLevel }: Floors): boolean {
  const meant = viewKey(event.key);
  switch (meant?.does) {
    case undefined:
      return false;
    case 'zoom':
      view.zoom(meant.factor);
      return true;
    case 'show-all':
      view.showAll();
      return true;
    case 'change-floor':
      if (levels.length < 2) return true;
      event.preventDefault();
      onLevel(nextLevel(levels, level, meant.step));
      return true;
  }
}
