import type { CSSProperties } from 'react';
import { contains, type Point } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { GroundDrawing, inManner, RIM, useSurvey } from '../table/GroundSheet.tsx';
import { say } from '../words/say.ts';
import { placedOn, zonesOn } from './measures.ts';
import { growthOf, numbersOn } from './numbers.ts';

const RADIUS = 9;

/** Zones hatched under their letters, numbers where everything goes. */
export function NightMap({ plan }: { readonly plan: EveningPlan }) {
  const survey = useSurvey(plan.chart);
  const numbers = numbersOn(survey, placedOn(plan));
  const grow = growthOf(survey);
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
        {/* What is beyond the edge of the table is nobody's. */}
        <svg width={survey.width} height={survey.height} aria-hidden="true">
          {zonesOn(plan).map(({ letter, seat, outlines }) => {
            const corners = outlines.map((outline) =>
              Array.from({ length: outline.length / 2 }, (_, i) =>
                toPaper(survey, { x: outline[2 * i]!, y: outline[2 * i + 1]! }),
              ),
            );
            const at = lettered(survey, corners, HOLLOW * grow);
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
        </svg>
        {/* Ties first: none goes through the number of another. */}
        {numbers.map(({ number, at, tiedTo }) =>
          tiedTo === null ? null : (
            <line key={number} className="night-tie" x1={tiedTo.x} y1={tiedTo.y} x2={at.x} y2={at.y} />
          ),
        )}
        {numbers.map(({ number, at }) => (
          <g key={number} className="night-number" transform={`translate(${at.x} ${at.y})`}>
            <circle r={RADIUS * grow} />
            <text textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** In the middle of what a zone has of the table; where that is a hole in it, so far from its foot. */
function lettered(
  { width, height }: Survey,
  [ring = [], ...holes]: readonly (readonly Point[])[],
  hollow: number,
): Point {
  const middle = (values: readonly number[], most: number) =>
    (Math.max(0, Math.min(...values)) + Math.min(most, Math.max(...values))) / 2;
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const at = { x: middle(xs, width), y: middle(ys, height) };
  return holes.some((hole) => contains(hole, at)) ? { ...at, y: Math.max(...ys) - hollow } : at;
}

/** From the foot of a hollow zone to its letter, in units of the paper. */
const HOLLOW = 16;
