import type { SceneFigure, Walk } from '@vedette/engine';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Survey, toPaper } from '../../map/survey.ts';
import { type Cast, type Footstep, type Timeline, timelineOf } from '../../table/walk-timeline.ts';
import type { Beat, Gesture } from './beat.ts';
import { heldFigures } from './held.ts';
import { wantsStillness } from './still.ts';
import { USUAL_PACE } from './timing.ts';

interface ShowProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly survey: Survey;
  readonly figures: readonly SceneFigure[];
  readonly walks: readonly Walk[];
  /** Null: nothing but the walks. */
  readonly beats: readonly Beat[] | null;
  readonly pace: number;
  readonly onWalked: () => void;
  readonly onGesture?: ((gesture: Gesture) => void) | undefined;
}

interface Shown {
  readonly timeline: Timeline;
  readonly tempo: number;
  /** Everybody to be drawn, as they are at this moment of the show. */
  readonly figures: readonly SceneFigure[];
  /** Whether something moves. */
  readonly running: boolean;
  readonly skip: () => void;
}

/** Plays what was told: counters walk their ways, gestures are seen between. Nothing of it keeps anybody from answering. */
export function useShow(props: ShowProps): Shown {
  const { stage, survey, figures, walks, beats, pace } = props;
  const latest = useRef(props);
  latest.current = props;
  const still = pace <= 0 || wantsStillness();
  const timeline = useMemo((): Timeline => {
    const groups = new Map(latest.current.figures.map(({ id, group }) => [id, group]));
    const show = {
      pace: pace > 0 ? pace : USUAL_PACE,
      toPaper: (spot: { readonly x: number; readonly y: number }) => toPaper(survey, spot),
      groupOf: (figure: string) => groups.get(figure),
    };
    return timelineOf(walks, show, beats ?? undefined);
  }, [walks, beats, pace, survey]);
  const running = !still && (walks.length > 0 || timeline.casts.length > 0);
  const cut = useRef(() => {});
  useLayoutEffect(() => {
    if (walks.length === 0 && timeline.casts.length === 0) return;
    if (still) {
      latest.current.onWalked();
      return;
    }
    const walking = [...timeline.tracks].flatMap(([figure, track]) => {
      const counter = stage.current?.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
      return counter == null ? [] : [animate(counter, track)];
    });
    const end = setTimeout(() => latest.current.onWalked(), timeline.length);
    cut.current = () => latest.current.onWalked();
    return () => {
      clearTimeout(end);
      cut.current = () => {};
      for (const animation of walking) animation.cancel();
    };
  }, [walks, timeline, still, stage]);
  const begins = useRef(({ beat }: Cast) => latest.current.onGesture?.(beat.gesture)).current;
  const step = useStep(timeline.casts, running, begins);
  const before = useBefore(figures);
  return {
    timeline,
    tempo: pace > 0 ? pace / USUAL_PACE : 1,
    figures: useMemo(
      () =>
        running
          ? heldFigures(before, figures, timeline.casts.slice(step), walks)
          : figures.filter(({ place }) => place === 'table'),
      [before, figures, timeline, step, running, walks],
    ),
    running,
    skip: useRef(() => cut.current()).current,
  };
}

/** How many of the gestures have begun. */
function useStep(casts: readonly Cast[], running: boolean, begins: (cast: Cast) => void): number {
  const [begun, setBegun] = useState({ casts, step: 0 });
  useEffect(() => {
    if (!running) return;
    const timers = casts.map((cast, i) =>
      setTimeout(() => {
        setBegun({ casts, step: i + 1 });
        begins(cast);
      }, cast.at),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [casts, running, begins]);
  return begun.casts === casts ? begun.step : 0;
}

/** Everybody as they were before they were as they are. */
function useBefore(figures: readonly SceneFigure[]): readonly SceneFigure[] {
  const scenes = useRef({ now: figures, before: figures });
  if (scenes.current.now !== figures) scenes.current = { now: figures, before: scenes.current.now };
  return scenes.current.before;
}

function animate(counter: Element, track: readonly Footstep[]): Animation {
  const duration = Math.max(1, track.at(-1)!.at);
  const frames = track.map(({ x, y, at }) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: at / duration,
  }));
  // One who has left the table stays where his way ended until the show is over.
  return counter.animate([{ ...frames[0]!, offset: 0 }, ...frames], { duration, fill: 'forwards' });
}
