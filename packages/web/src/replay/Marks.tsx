import type { ReplayMark } from '../referee/messages.ts';
import { say } from '../words/say.ts';

interface MarksProps {
  readonly marks: readonly ReplayMark[];
  readonly length: number;
  readonly goTo: (at: number) => void;
}

/** Where turns began and who fell when; each leads there. */
export function Marks({ marks, length, goTo }: MarksProps) {
  return (
    <ul className="scrub-marks" aria-label={say.replay.marks}>
      {marks.map((mark, i) => {
        const words = mark.kind === 'turn' ? say.replay.turn(mark.turn) : say.replay.loss(mark.figure);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may fall by one decision.
          <li key={i} className={`scrub-${mark.kind}`} style={{ left: `${(mark.at / length) * 100}%` }}>
            <button type="button" title={words} aria-label={words} onClick={() => goTo(mark.at)}>
              {mark.kind === 'turn' ? mark.turn : '×'}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
