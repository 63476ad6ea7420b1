import { type KeyboardEvent, useMemo, useRef } from 'react';
import { say } from '../words/say.ts';
import { GroundDrawing, inManner, RIM, useSurvey, viewBoxOf } from './GroundSheet.tsx';
import { nextLevel } from './levels.ts';
import { SignKey } from './SignKey.tsx';
import { FloorSelect, SkipButton, ZoomButtons } from './TableControls.tsx';
import { TableOverlay } from './TableOverlay.tsx';
import { NOBODY_LISTENS, NOTHING_DRAWN, type TableProps } from './table-props.ts';
import { useHand } from './use-hand.ts';
import { useShown } from './use-shown.ts';
import { useViewport, type ViewportHandle } from './use-viewport.ts';
import { useSkipping, useStanding, useWalks } from './use-walks.ts';
import { viewKey } from './view-keys.ts';

/** A board that knows no rules: it draws what it is given and says what was touched. */
export function Table(props: TableProps) {
  const { chart, scene, selected = null, drawings = NOTHING_DRAWN, listener = NOBODY_LISTENS } = props;
  const { level, onLevel, walks, pace, onWalked } = props;
  const survey = useSurvey(chart);
  const window = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const paper = useMemo(
    () => ({ width: survey.width + RIM.left + RIM.right, height: survey.height + RIM.top + RIM.bottom }),
    [survey],
  );
  const view = useViewport(window, stage, paper);
  const walking = walks.length > 0;
  const skip = useWalks({ stage, survey, figures: scene.figures, walks, pace, onWalked });
  const swallowed = useSkipping(window, walking, skip);
  useHand(window, { view, survey, figures: scene.figures, listener }, swallowed);

  const figures = useStanding(scene.figures, walking);
  useShown(view, survey, figures.find(({ id }) => id === selected) ?? null, drawings.pencil);
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
          </svg>
          <svg className="map overlay" viewBox={viewBox} aria-hidden="true">
            <TableOverlay {...props} survey={survey} figures={figures} drawings={drawings} />
          </svg>
        </div>
      </div>
      <FloorSelect levels={survey.levels} unit={chart.unit} level={level} choose={onLevel} />
      <ZoomButtons view={view} />
      {walking && pace > 0 ? <SkipButton skip={skip} /> : null}
      <SignKey figures={scene.figures} sides={scene.sides} />
      {props.children}
    </div>
  );
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
