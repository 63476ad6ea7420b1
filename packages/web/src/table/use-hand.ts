import type { SceneFigure, SceneMarker } from '@vedette/engine';
import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../map/shape.ts';
import { fromPaper, type Survey, toPaper } from '../map/survey.ts';
import { drawnCounters } from './drawn-counters.ts';
import { RIM } from './GroundSheet.tsx';
import { follow, type Gestures } from './gestures.ts';
import { nearestFigure } from './nearest-figure.ts';
import type { Held, Listener, Round } from './table-props.ts';
import type { ViewportHandle } from './use-viewport.ts';
import { fromScreen, toScreen } from './viewport.ts';

/** Fingers are thicker than counters: pixels round one that count as touching it. */
const TOUCH = 8;

const NOWHERE: Round = { x: 0, y: 0, radius: 0 };

interface UnderHand {
  readonly view: ViewportHandle;
  readonly survey: Survey;
  readonly figures: readonly SceneFigure[];
  readonly markers: readonly SceneMarker[];
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
      gesturesOn(() => latest.current, swallowed, element),
    );
  }, [window, swallowed]);
}

/** Where a counter lies on the screen, for whatever is to stand beside it. */
function roundOf({ view, survey, figures }: UnderHand, id: string | null, element: HTMLElement): Round {
  const figure = figures.find((other) => other.id === id);
  const box = element.getBoundingClientRect();
  if (figure === undefined) return { x: box.left, y: box.top, radius: 0 };
  const { x, y } = toPaper(survey, figure);
  const at = toScreen(view.get(), { x: x + RIM.left, y: y + RIM.top });
  return { x: box.left + at.x, y: box.top + at.y, radius: figure.radius * survey.scale * view.get().k };
}

function gesturesOn(
  now: () => UnderHand,
  swallowed: { readonly current: boolean },
  element: HTMLElement,
): Gestures {
  const onPaper = (at: Point): Point => {
    const p = fromScreen(now().view.get(), at);
    return { x: p.x - RIM.left, y: p.y - RIM.top };
  };
  const figureAt = (at: Point): string | null => {
    const { figures, survey, view, markers } = now();
    const standing = figures.filter(({ place }) => place === 'table');
    const drawn = drawnCounters(survey, standing, markers, view.scale);
    return nearestFigure(standing, survey, onPaper(at), TOUCH / view.get().k, drawn)?.id ?? null;
  };
  const tableAt = (at: Point) => fromPaper(now().survey, onPaper(at));
  const heldAt = (at: Point): Held => ({ ...tableAt(at), figure: figureAt(at) });
  let hovered: string | null = null;
  let from: Held | null = null;
  let drawing = false;
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
      now().listener.inspector?.hover(figure, roundOf(now(), figure, element));
    },
    inspect(at) {
      const figure = figureAt(at);
      const { inspector } = now().listener;
      if (figure === null || inspector === undefined) return false;
      inspector.open(figure, roundOf(now(), figure, element));
      return true;
    },
    pan: (dx, dy) => now().view.pan(dx, dy),
    zoom: (factor, about) => now().view.zoom(factor, about),
    draws(at) {
      from = heldAt(at);
      drawing = false;
      return !swallowed.current && now().listener.draws(from.figure);
    },
    draw(at) {
      // Whoever draws wants to see the ground, not to read of whom he took in hand.
      if (!drawing) now().listener.inspector?.hover(null, NOWHERE);
      drawing = true;
      if (from !== null) now().listener.onDraw(heldAt(at), from);
    },
    drawn() {},
  };
}
