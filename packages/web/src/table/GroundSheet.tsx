import { memo, useMemo } from 'react';
import { drawGround } from '../map/draw-ground.ts';
import { MARGIN } from '../map/sheet-frame.ts';
import { type Survey, surveyOf } from '../map/survey.ts';
import type { Chart } from '../referee/messages.ts';

/** A table's ground measured out on paper; the same for as long as the terrain is. */
export function useSurvey(chart: Chart): Survey {
  const { terrain, unit, yGrows, areaNames, manner, placeNames, scenery } = chart;
  // A new chart may bring the same terrain: the names go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useMemo(
    () =>
      surveyOf(terrain, {
        unit,
        y: yGrows,
        names: terrain.areas === undefined ? [] : areaNames,
        manner,
        placeNames,
        scenery,
      }),
    [terrain, unit, yGrows, manner],
  );
}

/** Paper beyond the neat-line, for ticks, numbers and the title. */
export const RIM = MARGIN;

interface GroundProps {
  readonly survey: Survey;
  readonly level?: number | null;
}

/** All that lies still. Drawn once; nothing that happens on it makes it be drawn again. */
export const GroundDrawing = memo(({ survey, level = null }: GroundProps) => {
  const html = useMemo(() => drawGround(survey, level), [survey, level]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and words of a closed list.
  return <g dangerouslySetInnerHTML={{ __html: html }} />;
});

export function viewBoxOf({ width, height }: Survey): string {
  return `${-RIM.left} ${-RIM.top} ${width + RIM.left + RIM.right} ${height + RIM.top + RIM.bottom}`;
}

/** A sheet of paper, and the manner it is drawn in, for its style. */
export const inManner = (sheet: string, { manner }: Survey): string =>
  manner === 'survey' ? sheet : `${sheet} sketched ${manner}`;

/** A table's ground alone, as a picture. */
export function GroundSheet({ chart }: { readonly chart: Chart }) {
  const survey = useSurvey(chart);
  return (
    <div className={inManner('paper', survey)}>
      <svg className="map" viewBox={viewBoxOf(survey)} aria-hidden="true">
        <GroundDrawing survey={survey} />
      </svg>
    </div>
  );
}
