import type { SceneFigure } from '@vedette/engine';
import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../map/shape.ts';
import { fromPaper, type Survey } from '../map/survey.ts';
import { RIM } from './GroundSheet.tsx';
import { follow, type Gestures } from './gestures.ts';
import { nearestFigure } from './nearest-figure.ts';
import type { Held, Listener } from './table-props.ts';
import type { ViewportHandle } from './use-viewport.ts';
import { fromScreen } from './viewport.ts';

/** Fingers are thicker than counters: pixels round one that count as touching it. */
const TOUCH = 8;

interface UnderHand {
  readonly view: ViewportHandle;
  readonly survey: Survey;
  readonly figures: readonly SceneFigure[];
  readonly listener: Listener;
}

/** Tells what mouse, pen and fingers do on the table: which counter, which place of the ground. */
export function useHand(
  window: RefObject<HTMLElement | null>,
  table: UnderHand,
  /** A touch that ended a walk means nothing else. */
  swallowed: { readonly current: boolean },
): void {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    return follow(
      element,
      gesturesOn(() => latest.current, swallowed),
    );
  }, [window, swallowed]);
}

function gesturesOn(now: () => UnderHand, swallowed: { readonly current: boolean }): Gestures {
  const onPaper = (at: Point): Point => {
    const p = fromScreen(now().view.get(), at);
    return { x: p.x - RIM.left, y: p.y - RIM.top };
  };
  const figureAt = (at: Point): string | null => {
    const { figures, survey, view } = now();
    return nearestFigure(figures, survey, onPaper(at), TOUCH / view.get().k)?.id ?? null;
  };
  const tableAt = (at: Point) => fromPaper(now().survey, onPaper(at));
  const heldAt = (at: Point): Held => ({ ...tableAt(at), figure: figureAt(at) });
  let hovered: string | null = null;
  let from: Held | null = null;
  return {
    tap(at, how) {
      if (swallowed.current) return;
      const figure = figureAt(at);
      if (figure === null || how.shift) now().listener.onPlace(tableAt(at), how);
      else now().listener.onFigure(figure);
    },
    hover(at) {
      const figure = at === null ? null : figureAt(at);
      if (figure === hovered) return;
      hovered = figure;
      now().listener.onHover(figure);
    },
    pan: (dx, dy) => now().view.pan(dx, dy),
    zoom: (factor, about) => now().view.zoom(factor, about),
    draws(at) {
      from = heldAt(at);
      return !swallowed.current && now().listener.draws(from.figure);
    },
    draw(at) {
      if (from !== null) now().listener.onDraw(heldAt(at), from);
    },
    drawn() {},
  };
}
