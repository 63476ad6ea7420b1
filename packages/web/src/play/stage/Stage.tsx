import { memo } from 'react';
import type { Survey } from '../../map/survey.ts';
import type { Cast } from '../../table/walk-timeline.ts';
import { GestureDrawing } from './GestureDrawing.tsx';

interface StageProps {
  readonly survey: Survey;
  readonly casts: readonly Cast[];
  /** How long the usual milliseconds take here; 1 at the usual pace. */
  readonly tempo: number;
  /** Milliseconds until it is over. */
  readonly length: number;
  /** Screen pixels to a paper unit: what is to be read keeps its size. */
  readonly scale: number;
}

/** Words are never smaller or larger than this share of their usual size on the paper. */
const SMALLEST = 0.6;
const LARGEST = 2.4;

/** What happens, over everything that stands. Drawn once; the browser plays it by transforms and opacity alone. */
export const Stage = memo(({ survey, casts, tempo, length, scale }: StageProps) => {
  const words = Math.min(LARGEST, Math.max(SMALLEST, 1 / scale));
  return casts.map(({ beat, at }) => (
    <g
      key={beat.key}
      className={`cue cue-${beat.gesture.kind}`}
      data-cue={beat.gesture.kind}
      style={
        {
          '--at': `${at}ms`,
          '--tempo': tempo,
          '--left': `${Math.max(1, length - at)}ms`,
        } as React.CSSProperties
      }
    >
      <GestureDrawing beat={beat} survey={survey} words={words} />
    </g>
  ));
});
