import { num, type Point } from '../../map/shape.ts';
import { say } from '../../words/say.ts';
import type { Thrown } from './beat.ts';
import { inLines } from './dice-places.ts';

interface DiceThrownProps {
  /** The upper left corner of where they lie. */
  readonly place: Point;
  readonly words: number;
  readonly thrown: Thrown;
}

const SIDE = 24;
const GAP = 5;
const PAD = 5;
/** More dice than this are not told apart anyway. */
const MOST = 6;
/** Letters to a line of the sum, how wide one is, and how high a line. */
const LETTERS = 26;
const LETTER = 5.8;
const LINE = 15;

const shownOf = ({ dice }: Thrown) => dice.filter(({ replaced }) => replaced !== true).slice(0, MOST);

const linesOf = ({ modifiers, attempt }: Thrown): readonly string[] =>
  inLines(say.stage.sum(modifiers, attempt ?? null), LETTERS).filter((line) => line !== '');

/** How much of the paper they take, at a size of words. */
export function sizeOfDice(
  thrown: Thrown,
  words: number,
): { readonly width: number; readonly height: number } {
  const lines = linesOf(thrown);
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const width = 2 * PAD + shownOf(thrown).length * (SIDE + GAP) + longest * LETTER;
  return { width: width * words, height: (2 * PAD + Math.max(SIDE, lines.length * LINE)) * words };
}

/** Dice beside whoever they are about, and what they come to, on a slip that keeps what is under it from being read. */
export function DiceThrown({ place, words, thrown }: DiceThrownProps) {
  const shown = shownOf(thrown);
  const lines = linesOf(thrown);
  const { width, height } = sizeOfDice(thrown, 1);
  const dice = (height - SIDE) / 2;
  const text = (height - lines.length * LINE) / 2 + LINE - 3.6;
  return (
    <g transform={`translate(${num(place.x)} ${num(place.y)}) scale(${num(words)})`} data-dice={shown.length}>
      <rect className="cue-slip" width={num(width)} height={num(height)} rx={3} />
      {shown.map(({ die, face, against }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names.
        <g key={i} transform={`translate(${num(PAD + i * (SIDE + GAP))} ${num(dice)})`}>
          <g className="cue-die" style={{ '--nth': i } as React.CSSProperties}>
            <rect
              className={`cue-die-${die.colour}${against === true ? ' cue-die-against' : ''}`}
              width={SIDE}
              height={SIDE}
              rx={5}
            />
            <text x={SIDE / 2} y={SIDE / 2 + 5.6}>
              {face}
            </text>
          </g>
        </g>
      ))}
      <text className="cue-sum" y={num(text)}>
        {lines.map((line, i) => (
          <tspan key={line} x={PAD + shown.length * (SIDE + GAP) + 2} dy={i === 0 ? 0 : LINE}>
            {`${line} `}
          </tspan>
        ))}
      </text>
    </g>
  );
}
