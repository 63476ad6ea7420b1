import type { LengthUnit, SightReport } from '@vedette/engine';
import { say } from '../words/say.ts';
import { inUnit } from './lengths.ts';

const WIDTH = 260;
const HEIGHT = 90;
const FOOT = 16;

/** The lines of sight from the side: how high the eye is, what they end on, and what they meet on the way. */
export function Elevation({ sight, unit }: { readonly sight: SightReport; readonly unit: LengthUnit }) {
  const { eye, lines } = sight;
  const far = (p: { readonly x: number; readonly y: number }) => Math.hypot(p.x - eye.x, p.y - eye.y);
  const longest = Math.max(...lines.map(({ end }) => far(end)), 1);
  const top = Math.max(eye.z, ...lines.map(({ end, at }) => Math.max(end.z, at?.z ?? 0))) * 1.15 + 0.01;
  const x = (p: { readonly x: number; readonly y: number }) => 10 + (far(p) / longest) * (WIDTH - 20);
  const y = (z: number) => HEIGHT - FOOT - (z / top) * (HEIGHT - FOOT - 8);
  const met = lines.filter(({ by }) => by !== null);
  const names = [...new Set(met.map(({ by }) => inWords(by!)))];
  return (
    <figure className="elevation">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say.play.elevation}>
        <path className="elevation-ground" d={`M0 ${y(0)}H${WIDTH}`} />
        {lines.map(({ end, state, at }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one look have no names.
          <g key={i}>
            <path
              className={state === 'clear' ? 'sight' : 'sight sight-veiled'}
              d={`M${x(eye)} ${y(eye.z)}L${x(at ?? end)} ${y((at ?? end).z)}`}
            />
            {at === null ? null : <path className="elevation-met" d={`M${x(at)} ${y(0)}V${y(at.z)}`} />}
          </g>
        ))}
        <circle className="elevation-eye" cx={x(eye)} cy={y(eye.z)} r={3} />
        <text className="elevation-text" x={10} y={HEIGHT - 3}>
          {say.play.eyeAt(inUnit(eye.z, unit))}
        </text>
        <text className="elevation-text elevation-end" x={WIDTH - 10} y={HEIGHT - 3}>
          {inUnit(sight.distance, unit)}
        </text>
      </svg>
      {names.length === 0 ? null : <figcaption>{say.play.inTheWay(names)}</figcaption>}
    </figure>
  );
}

/** "cottage se wall n1": which wall of which cottage the map itself shows. */
const POINTER = /^([ns]?[ew]?\d*)$/;

function inWords(piece: string): string {
  const words = piece.split(' ').filter((word) => !POINTER.test(word));
  return words.length === 0 ? piece : words.join(' ');
}
