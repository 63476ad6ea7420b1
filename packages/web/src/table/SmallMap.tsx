import { cutOf } from '../map/coats.ts';
import type { Glance } from '../referee/messages.ts';
import { Counter, MarkerDrawing } from './Counter.tsx';
import { coatOf } from './coat-of.ts';
import { GroundDrawing, inManner, useSurvey, viewBoxOf } from './GroundSheet.tsx';

/** A table as a picture of the size of a stamp. */
export function SmallMap({ chart, scene }: Pick<Glance, 'chart' | 'scene'>) {
  const survey = useSurvey(chart);
  const standing = scene.figures.filter(({ place }) => place === 'table');
  return (
    <div className={inManner('paper', survey)}>
      <svg className="map" viewBox={viewBoxOf(survey)} aria-hidden="true">
        <GroundDrawing survey={survey} />
        {scene.markers.map((marker) => (
          <MarkerDrawing key={marker.id} marker={marker} survey={survey} />
        ))}
        {standing.map((figure) => (
          <Counter
            key={figure.id}
            figure={figure}
            coat={coatOf(figure, scene.sides)}
            cut={cutOf(figure.side, scene.sides)}
            survey={survey}
            drawn={figure.radius * survey.scale}
            selected={false}
            target={false}
            own={false}
            above={false}
          />
        ))}
      </svg>
    </div>
  );
}
