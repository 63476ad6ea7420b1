import { num, type Point } from '../../map/shape.ts';
import { RIM_WIDTH } from '../../table/Counter.tsx';
import { say } from '../../words/say.ts';
import type { RunDown } from './beat.ts';

interface HarmProps {
  readonly at: Point;
  readonly base: number;
  /** How large the counter is drawn, with its rim. */
  readonly drawn: number;
  readonly words: number;
  readonly points: number;
  readonly ring: RunDown | null;
}

/** A number that rises, and the ring that runs down. */
export function Harm({ at, base, drawn, words, points, ring }: HarmProps) {
  return (
    <g transform={`translate(${num(at.x)} ${num(at.y)})`}>
      {ring === null || points <= 0 ? null : (
        <g transform={`scale(${num(drawn / (base + RIM_WIDTH))})`}>
          <Loss base={base} ring={ring} />
        </g>
      )}
      <g transform={`translate(0 ${num(-drawn - 6)}) scale(${num(words)})`}>
        <text className={points > 0 ? 'cue-number' : 'cue-number cue-number-mended'}>
          {say.stage.harm(points)}
        </text>
      </g>
    </g>
  );
}

/** So many pieces at most: each goes out by itself, so that nothing but opacity changes. */
const PIECES = 10;

function Loss({ base, ring: { before, after } }: { readonly base: number; readonly ring: RunDown }) {
  const pieces = Math.max(1, Math.ceil((before - after) * PIECES));
  const radius = base + 1.6;
  const on = (share: number) => {
    const angle = share * Math.PI * 2;
    return `${num(Math.sin(angle) * radius)} ${num(-Math.cos(angle) * radius)}`;
  };
  return Array.from({ length: pieces }, (_, i) => {
    const from = before - ((before - after) * i) / pieces;
    // A whole circle has no two ends.
    const to = Math.max(before - ((before - after) * (i + 1)) / pieces, from - 0.999);
    return (
      <path
        key={from}
        className="cue-loss"
        style={{ '--nth': i / pieces } as React.CSSProperties}
        d={`M${on(from)}A${num(radius)} ${num(radius)} 0 ${from - to > 0.5 ? 1 : 0} 0 ${on(to)}`}
      />
    );
  });
}
