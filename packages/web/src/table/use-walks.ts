import type { SceneFigure, Walk } from '@vedette/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Survey, toPaper } from '../map/survey.ts';
import { type Footstep, timelineOf } from './walk-timeline.ts';

interface Show {
  readonly stage: RefObject<HTMLElement | null>;
  readonly survey: Survey;
  readonly figures: readonly SceneFigure[];
  readonly walks: readonly Walk[];
  readonly pace: number;
  readonly onWalked: () => void;
}

/** Lets counters walk their ways; the browser moves them, nothing is drawn anew. Gives the way to cut it short. */
export function useWalks({ stage, survey, figures, walks, pace, onWalked }: Show): () => void {
  const running = useRef<readonly Animation[]>([]);
  const latest = useRef({ figures, onWalked });
  latest.current = { figures, onWalked };
  useLayoutEffect(() => {
    if (walks.length === 0) return;
    const motion = pace > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const groups = new Map(latest.current.figures.map(({ id, group }) => [id, group]));
    const { tracks } = timelineOf(motion ? walks : [], {
      pace,
      toPaper: (spot) => toPaper(survey, spot),
      groupOf: (figure) => groups.get(figure),
    });
    const started = [...tracks].flatMap(([figure, track]) => {
      const counter = stage.current?.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
      return counter == null ? [] : [animate(counter, track)];
    });
    running.current = started;
    let over = false;
    Promise.all(started.map(({ finished }) => finished)).then(
      () => {
        if (!over) latest.current.onWalked();
      },
      () => {
        // Cancelled: others are walking now.
      },
    );
    return () => {
      over = true;
      running.current = [];
      for (const animation of started) animation.cancel();
    };
  }, [walks, pace, survey, stage]);
  return useRef(() => {
    for (const animation of running.current) animation.finish();
    if (running.current.length > 0) latest.current.onWalked();
  }).current;
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

/** Ends the show at a press of Space or Escape, or a touch anywhere; whether the touch now under way did that. */
export function useSkipping(
  window: RefObject<HTMLElement | null>,
  walking: boolean,
  skip: () => void,
): { readonly current: boolean } {
  const swallowed = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      swallowed.current = walking && window.current?.contains(target as Node) === true;
      if (walking) skip();
    };
    const key = (event: KeyboardEvent) => {
      if (!walking || (event.key !== ' ' && event.key !== 'Escape')) return;
      skip();
      // A button that has the focus is pressed all the same.
      if ((event.target as Element).closest('button, input, select, textarea, a, summary') === null)
        event.preventDefault();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [window, walking, skip]);
  return swallowed;
}

/** Everybody to be drawn: those on the table, and while somebody still walks those who have just left it. */
export function useStanding(figures: readonly SceneFigure[], walking: boolean): readonly SceneFigure[] {
  const scenes = useRef({ now: figures, before: figures });
  if (scenes.current.now !== figures) scenes.current = { now: figures, before: scenes.current.now };
  const standing = figures.filter(({ place }) => place === 'table');
  if (!walking) return standing;
  const here = new Set(standing.map(({ id }) => id));
  return [
    ...standing,
    ...scenes.current.before.filter(({ id, place }) => place === 'table' && !here.has(id)),
  ];
}
