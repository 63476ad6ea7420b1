import type { CSSProperties } from 'react';
import { type Survey, toPaper } from '../map/survey.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { GroundDrawing, inManner, RIM, useSurvey } from '../table/GroundSheet.tsx';
import { say } from '../words/say.ts';
import { placedOn, spread, zonesOn } from './measures.ts';

/** A table of this size in units of the paper, with its rim, has letters as large as they are written. */
const USUAL = { width: 924, height: 1100 } as const;
/** Numbers on the map are so far apart. */
const APART = 19;
const RADIUS = 9;

/** How much larger letters must be, that they are as large on the page as those of a usual table. */
const growthOf = ({ width, height }: Survey): number =>
  Math.max(1, (width + RIM.left + RIM.right) / USUAL.width, (height + RIM.top + RIM.bottom) / USUAL.height);

/** Zones hatched under their letters, numbers where everything goes. */
export function NightMap({ plan }: { readonly plan: EveningPlan }) {
  const survey = useSurvey(plan.chart);
  const placed = placedOn(plan);
  const spots = placed.map(({ x, y }) => toPaper(survey, { x, y }));
  const grow = growthOf(survey);
  const written = spread(spots, APART * grow);
  const [left, top] = [RIM.left * grow, RIM.top * grow];
  const [width, height] = [survey.width + left + RIM.right * grow, survey.height + top + RIM.bottom * grow];
  return (
    <div className={`night-map ${inManner('paper', survey)}`}>
      <svg
        className="map"
        viewBox={`${-left} ${-top} ${width} ${height}`}
        style={{ '--grow': grow } as CSSProperties}
        role="img"
        aria-label={say.night.map}
      >
        <GroundDrawing survey={survey} />
        {zonesOn(plan).map(({ letter, seat, outlines }) => {
          const corners = outlines.map((outline) =>
            Array.from({ length: outline.length / 2 }, (_, i) =>
              toPaper(survey, { x: outline[2 * i]!, y: outline[2 * i + 1]! }),
            ),
          );
          const at = lettered(corners[0]!, corners.length > 1 ? HOLLOW * grow : null);
          return (
            <g key={letter} className={`night-zone night-zone-${seat % 2}`}>
              <path
                fillRule="evenodd"
                d={corners.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('')}
              />
              <text x={at.x} y={at.y} textAnchor="middle" dominantBaseline="central">
                {letter}
              </text>
            </g>
          );
        })}
        {placed.map(({ number }, i) => {
          const [spot, at] = [spots[i]!, written[i]!];
          return (
            <g key={number} className="night-number">
              {spot === at ? null : <line x1={spot.x} y1={spot.y} x2={at.x} y2={at.y} />}
              <g transform={`translate(${at.x} ${at.y})`}>
                <circle r={RADIUS * grow} />
                <text textAnchor="middle" dominantBaseline="central">
                  {number}
                </text>
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** In the middle of a zone; where that is a hole in it, so far from its foot. */
function lettered(ring: readonly { readonly x: number; readonly y: number }[], hollow: number | null) {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(xs), y: hollow === null ? middle(ys) : Math.max(...ys) - hollow };
}

/** From the foot of a hollow zone to its letter, in units of the paper. */
const HOLLOW = 16;
