import type { BallEnd } from '@vedette/engine';
import { num, type Point } from '../../map/shape.ts';

interface At {
  readonly at: Point;
  readonly base: number;
}

interface AtTo extends At {
  readonly to: Point;
}

interface Bearing {
  readonly length: number;
  readonly degrees: number;
}

function bearing(from: Point, to: Point): Bearing {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { length: Math.hypot(x, y), degrees: (Math.atan2(y, x) * 180) / Math.PI };
}

const moved = ({ x, y }: Point, degrees = 0) =>
  `translate(${num(x)} ${num(y)})${degrees === 0 ? '' : ` rotate(${num(degrees)})`}`;

/** Rays about the origin, from one radius to another. */
function rays(count: number, near: number, far: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(x * near)} ${num(y * near)}L${num(x * far)} ${num(y * far)}`;
  }).join('');
}

function star(points: number, near: number, far: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const r = i % 2 === 0 ? far : near;
    return `${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Puffs of smoke ahead of a muzzle. */
const PUFFS = [
  [6, 0, 7],
  [14, -6, 6],
  [17, 5, 6.5],
  [25, -1, 5],
] as const;

/** A piece goes off: the aim, the flash, the smoke. */
export function Fire({ at, to, base }: At & { readonly to: readonly Point[] }) {
  const [first = at] = to;
  return (
    <>
      {to.map((end) => {
        const { length, degrees } = bearing(at, end);
        return (
          <g key={`${end.x} ${end.y}`} transform={moved(at, degrees)}>
            <path className="cue-line cue-aim" d={`M${num(base)} 0H${num(length)}`} />
          </g>
        );
      })}
      <g transform={moved(at, bearing(at, first).degrees)}>
        <g transform={`translate(${num(base + 3)} 0)`}>
          <path className="cue-flash" d={star(7, 4, 13)} />
          <g className="cue-smoke">
            {PUFFS.map(([x, y, r]) => (
              <circle key={x} cx={x} cy={y} r={r} />
            ))}
          </g>
        </g>
      </g>
    </>
  );
}

/** Beyond a man who was missed, and beside him. */
const PAST = 34;
const ASIDE = 5;
/** Before a man who was covered. */
const SHORT = 10;

/** Where the ball went. */
export function Ball({ at, to, base, went }: AtTo & { readonly went: BallEnd }) {
  const { length, degrees } = bearing(at, to);
  if (went === 'nowhere') {
    return (
      <g transform={moved(at, degrees)}>
        <path className="cue-fizzle" d={`M${num(base + 3)} -5l10 10m0 -10l-10 10`} />
      </g>
    );
  }
  const turn = went === 'wide' ? degrees + ASIDE : degrees;
  const end = went === 'wide' ? length + PAST : went === 'cover' ? length - base - SHORT : length - base;
  return (
    <g transform={moved(at, turn)} data-went={went}>
      <path className="cue-line cue-ball" d={`M${num(base)} 0H${num(Math.max(base, end))}`} />
      <g transform={`translate(${num(Math.max(base, end))} 0)`}>
        {went === 'hit' ? (
          <g transform={`translate(${num(base)} 0)`}>
            <path className="cue-mark cue-hit" d={rays(8, base + 5, base + 13)} />
          </g>
        ) : (
          <path
            className={`cue-mark cue-${went}`}
            d={went === 'cover' ? 'M2 -8V8M-2 -5l-6 -4M-3 0h-7M-2 5l-6 4' : 'M0 0l6 -4M0 0l8 0M0 0l6 4'}
          />
        )}
      </g>
    </g>
  );
}

export function Burst({ at }: { readonly at: Point }) {
  return (
    <g transform={moved(at)}>
      <path className="cue-flash" d={star(11, 16, 34)} />
      <circle className="cue-ring cue-blast" r={30} />
    </g>
  );
}

/** A stroke across whoever it was meant for. */
export function Blow({ at, to, base, landed }: AtTo & { readonly landed: boolean }) {
  const { degrees } = bearing(at, to);
  const far = base + 9;
  return (
    <g transform={moved(to, degrees)} data-landed={landed}>
      <path
        className={landed ? 'cue-slash cue-slash-landed' : 'cue-slash'}
        d={`M${num(-far * 0.5)} ${num(-far)}Q${num(far * 0.75)} 0 ${num(-far * 0.5)} ${num(far)}Q${num(far * 0.25)} 0 ${num(-far * 0.5)} ${num(-far)}Z`}
      />
      {landed ? null : <path className="cue-slash-parried" d={`M${num(-far)} -7L${num(-far + 7)} 7`} />}
    </g>
  );
}

/** Chevrons the way he gives ground. */
export function BackOff({ at, to, base }: AtTo) {
  const { degrees } = bearing(at, to);
  const chevrons = [0, 7, 14].map((x) => `M${num(base + 5 + x)} -6l6 6l-6 6`).join('');
  return (
    <g transform={moved(at, degrees)}>
      <path className="cue-chevrons" d={chevrons} />
    </g>
  );
}

/** A bar across the way of whoever is not let past. */
export function Forced({ at, to, base }: AtTo) {
  const { length, degrees } = bearing(at, to);
  return (
    <g transform={moved(at, degrees)}>
      <path className="cue-line cue-reach" d={`M${num(base)} 0H${num(Math.max(base, length - base))}`} />
      <path className="cue-bar" d={`M${num(length - base - 4)} -15V15`} />
      <path className="cue-bar" d={`M${num(length - base - 9)} -11V11`} />
    </g>
  );
}

/** Dust about one who went down. */
export function Fall({ at, base }: At) {
  return (
    <g transform={moved(at)}>
      <path className="cue-drop" d={`M0 ${num(-base - 22)}V${num(-base - 6)}m-5 -6l5 6l5 -6`} />
      <path className="cue-dust" d={rays(10, base + 4, base + 9)} />
    </g>
  );
}

export function Spell({ at, to, base }: At & { readonly to: readonly Point[] }) {
  return (
    <>
      <Sigil at={at} base={base} />
      {to.map((end) => {
        const { length, degrees } = bearing(at, end);
        return (
          <g key={`${end.x} ${end.y}`}>
            <g transform={moved(at, degrees)}>
              <path className="cue-line cue-working" d={`M${num(base)} 0H${num(length)}`} />
            </g>
            <Sigil at={end} base={base} />
          </g>
        );
      })}
    </>
  );
}

function Sigil({ at, base }: At) {
  return (
    <g transform={moved(at)}>
      <g className="cue-sigil">
        <circle r={num(base + 9)} />
        <path d={star(5, base + 3.5, base + 9)} />
      </g>
    </g>
  );
}

/** A jagged ring that spreads; a smooth one about those who bear it. */
export function Terror({ at, base, held }: At & { readonly held: boolean }) {
  return (
    <g transform={moved(at)}>
      {held ? (
        <circle className="cue-ring cue-steady" r={num(base + 8)} />
      ) : (
        <path className="cue-shudder" d={star(13, base + 5, base + 13)} />
      )}
    </g>
  );
}

/** An ink cross; the one that stays is drawn with what lies on the ground. */
export function Death({ at }: { readonly at: Point }) {
  return (
    <g transform={moved(at)}>
      <path className="cue-cross" d="M-11 -11L11 11M11 -11L-11 11" />
    </g>
  );
}

export function Arrival({ at, base }: At) {
  return (
    <g transform={moved(at)}>
      <circle className="cue-ring cue-closing" r={num(base + 10)} />
      <path className="cue-mark cue-closing" d={rays(6, base + 14, base + 24)} />
    </g>
  );
}

export function Objective({ at, base }: At) {
  return (
    <g transform={moved(at)}>
      <path className="cue-glint" d={star(4, base * 0.4 + 3, base + 14)} />
    </g>
  );
}
