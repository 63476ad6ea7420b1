import type { SceneFigure } from '@vedette/engine';
import { memo } from 'react';
import type { Survey } from '../../map/survey.ts';
import type { Part } from '../../table/viewport.ts';
import type { Cast } from '../../table/walk-timeline.ts';
import { asDrawn } from './as-drawn.ts';
import { sizeOfDice } from './DiceThrown.tsx';
import { dicePlaces } from './dice-places.ts';
import { GestureDrawing } from './GestureDrawing.tsx';

interface StageProps {
  readonly survey: Survey;
  /** Whoever stands there, whom dice are not to cover, and about whose counters all of it is drawn. */
  readonly figures: readonly SceneFigure[];
  readonly casts: readonly Cast[];
  /** How long the usual milliseconds take here; 1 at the usual pace. */
  readonly tempo: number;
  /** Milliseconds until it is over. */
  readonly length: number;
  /** Screen pixels to a paper unit: what is to be read keeps its size. */
  readonly scale: number;
  /** The part of the paper that is in the window. */
  readonly seen: Part;
}

/** Words are never smaller or larger than this share of their usual size on the paper. */
const SMALLEST = 0.6;
const LARGEST = 2.4;

/** What happens, over everything that stands. Drawn once; the browser plays it by transforms and opacity alone. */
export const Stage = memo(({ survey, figures, casts, tempo, length, scale, seen }: StageProps) => {
  const words = Math.min(LARGEST, Math.max(SMALLEST, 1 / scale));
  const thrown = casts.flatMap(({ beat }) =>
    beat.thrown === null ? [] : [{ ...beat, thrown: beat.thrown }],
  );
  const counters = asDrawn(survey, figures, scale);
  const places = dicePlaces(
    thrown.map((beat) => ({
      at: counters.middle(beat.at),
      base: counters.radius(beat.radius),
      ...sizeOfDice(beat.thrown, words),
    })),
    seen,
    counters.all,
  );
  const diceOf = (key: string) => places[thrown.findIndex((beat) => beat.key === key)] ?? null;
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
      <GestureDrawing beat={beat} survey={survey} counters={counters} dice={diceOf(beat.key)} words={words} />
    </g>
  ));
});
