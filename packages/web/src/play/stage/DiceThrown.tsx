import { num, type Point } from '../../map/shape.ts';
import { say } from '../../words/say.ts';
import type { Thrown } from './beat.ts';

interface DiceThrownProps {
  readonly at: Point;
  readonly base: number;
  readonly words: number;
  readonly thrown: Thrown;
}

const SIDE = 24;
const GAP = 5;
/** More dice than this are not told apart anyway. */
const MOST = 6;

/** Dice beside whoever they are about, and what they come to. */
export function DiceThrown({ at, base, words, thrown }: DiceThrownProps) {
  const { dice, modifiers, attempt } = thrown;
  const shown = dice.filter(({ replaced }) => replaced !== true).slice(0, MOST);
  const wide = shown.length * (SIDE + GAP);
  return (
    <g
      transform={`translate(${num(at.x + base + 12)} ${num(at.y + 4)}) scale(${num(words)})`}
      data-dice={shown.length}
    >
      {shown.map(({ die, face, against }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names.
        <g key={i} transform={`translate(${num(i * (SIDE + GAP))} 0)`}>
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
      <text className="cue-sum" x={wide + 2} y={SIDE / 2 + 5}>
        {say.stage.sum(modifiers, attempt ?? null)}
      </text>
    </g>
  );
}
