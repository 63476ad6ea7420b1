import type { Point } from '../../map/shape.ts';
import type { Survey } from '../../map/survey.ts';
import type { AsDrawn } from './as-drawn.ts';
import type { GestureBeat } from './beat.ts';
import { DiceThrown } from './DiceThrown.tsx';
import {
  Arrival,
  BackOff,
  Ball,
  Blow,
  Burst,
  Death,
  Fall,
  Fire,
  Forced,
  Objective,
  Spell,
  Terror,
} from './gestures.tsx';
import { Harm } from './Harm.tsx';

interface GestureDrawingProps {
  readonly beat: GestureBeat;
  readonly survey: Survey;
  readonly counters: AsDrawn;
  /** Where its dice lie, if it has any. */
  readonly dice: Point | null;
  /** Size of words on the paper. */
  readonly words: number;
}

/** Every kind of gesture, each its own. */
export function GestureDrawing({ beat, survey, counters, dice, words }: GestureDrawingProps) {
  const { gesture, thrown, ring } = beat;
  const at = counters.middle(beat.at);
  const to = beat.to.map(counters.middle);
  const [end = at] = to;
  const base = counters.radius(beat.radius);
  switch (gesture.kind) {
    case 'fire':
      return <Fire at={at} to={to} base={base} />;
    case 'ball':
      return <Ball at={at} to={end} base={base} went={gesture.end} />;
    case 'burst':
      return <Burst at={at} />;
    case 'blow':
      return <Blow at={at} to={end} base={base} landed={gesture.landed} />;
    case 'back-off':
      return <BackOff at={at} to={end} base={base} />;
    case 'forced':
      return <Forced at={at} to={end} base={base} />;
    case 'fall':
      return <Fall at={at} base={base} />;
    case 'spell':
      return <Spell at={at} to={to} base={base} />;
    case 'terror':
      return <Terror at={at} base={base} held={gesture.held} />;
    case 'dice':
      return thrown === null || dice === null ? null : (
        <DiceThrown place={dice} words={words} thrown={thrown} />
      );
    case 'harm':
      return (
        <Harm
          at={at}
          base={beat.radius * survey.scale}
          drawn={base}
          words={words}
          points={gesture.points}
          ring={ring}
        />
      );
    case 'death':
      return <Death at={at} />;
    case 'arrival':
      return <Arrival at={at} base={base} />;
    case 'objective':
      return <Objective at={at} base={base} />;
  }
}
