import { useMemo, useRef } from 'react';
import type { Catalogue, Chart } from '../referee/messages.ts';
import { GroundDrawing, inManner, useSurvey } from '../table/GroundSheet.tsx';
import { useChart } from './use-chart.ts';
import { useInView } from './use-in-view.ts';
import { usualRequest } from './usual-request.ts';

interface ScenarioPictureProps {
  readonly ruleset: string;
  readonly scenario: Catalogue['scenarios'][number];
  readonly units: Catalogue['units'];
}

/** The ground of a scenario, drawn when it comes into view. */
export function ScenarioPicture({ ruleset, scenario, units }: ScenarioPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
  const request = useMemo(() => (seen ? usualRequest(scenario, units) : null), [seen, scenario, units]);
  const { chart } = useChart(ruleset, request);
  return (
    <div ref={place} className="gallery-picture">
      {chart === null ? null : <BareGround chart={chart} />}
    </div>
  );
}

/** What the neat-line takes beside the ground, in units of the paper. */
const NEAT_LINE = 12;

/** Without ticks and numbers, which nobody could read at this size. */
function BareGround({ chart }: { readonly chart: Chart }) {
  const survey = useSurvey(chart);
  const [wide, high] = [survey.width + 2 * NEAT_LINE, survey.height + 2 * NEAT_LINE];
  return (
    <div className={inManner('paper', survey)}>
      <svg className="map" viewBox={`${-NEAT_LINE} ${-NEAT_LINE} ${wide} ${high}`} aria-hidden="true">
        <GroundDrawing survey={survey} />
      </svg>
    </div>
  );
}
