import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../map/shape.ts';
import {
  filled,
  fitted,
  panned,
  showing,
  staysFilled,
  type Used,
  type Viewport,
  zoomed,
} from './viewport.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ViewportHandle {
  readonly get: () => Viewport;
  /** Changes the view at once, without drawing anything anew. */
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, about?: Point) => void;
  /** The whole table; from there, the ground in use. */
  readonly showAll: () => void;
  readonly show: (p: Point) => void;
  /** Screen pixels to a paper unit when last at rest: what is drawn at constant size goes by it. */
  readonly scale: number;
  /** How the paper lay when it was last at rest; null before it was ever laid. */
  readonly rested: Viewport | null;
}

/** Milliseconds without change after which the view is at rest. */
const REST = 160;

/**
 * The view of a paper in a window. While it changes only the style of the stage does, which the browser's compositor
 * can follow without drawing the map again; at rest it is drawn sharp at its scale.
 */
export function useViewport(
  windowRef: RefObject<HTMLElement | null>,
  stageRef: RefObject<HTMLElement | null>,
  paper: Size,
  /** The ground that is in use, and when to look anew what that is. */
  { used, since }: { readonly used: () => Used | null; readonly since: unknown },
): ViewportHandle {
  const view = useRef<Viewport>({ x: 0, y: 0, k: 1 });
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [rested, setRested] = useState<Viewport | null>(null);

  const size = useCallback((): Size => {
    const box = windowRef.current?.getBoundingClientRect();
    return { width: box?.width ?? 1, height: box?.height ?? 1 };
  }, [windowRef]);

  /** Nobody has moved the table: it goes on filling the window, whatever size that has. */
  const whole = useRef(true);

  const apply = useCallback(
    (next: Viewport, { fills } = { fills: false }) => {
      whole.current = fills;
      view.current = next;
      const stage = stageRef.current;
      if (stage === null) return;
      stage.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      stage.classList.add('stage-moving');
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        stage.classList.remove('stage-moving');
        setRested(next);
      }, REST);
    },
    [stageRef],
  );

  const { width, height } = paper;
  const ground = useRef(used);
  ground.current = used;
  const fill = useCallback(
    () => apply(filled(size(), { width, height }, ground.current()), { fills: true }),
    [apply, size, width, height],
  );
  /** The whole of it, or what fills the window where the whole is seen already. */
  const showAll = useCallback(() => {
    const all = fitted(size(), { width, height });
    const now = view.current;
    if (now.k === all.k && now.x === all.x && now.y === all.y) fill();
    else apply(all);
  }, [apply, fill, size, width, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn may be fought elsewhere.
  useLayoutEffect(() => {
    if (!whole.current || staysFilled(view.current, size(), { width, height }, ground.current())) return;
    fill();
    setRested(view.current);
  }, [fill, since]);
  useEffect(() => {
    const element = windowRef.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (whole.current) fill();
      else apply(panned(view.current, 0, 0, size(), { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [windowRef, apply, fill, size, width, height]);

  return {
    get: () => view.current,
    pan: (dx, dy) => apply(panned(view.current, dx, dy, size(), { width, height })),
    zoom: (factor, about) => {
      const window = size();
      const middle = { x: window.width / 2, y: window.height / 2 };
      apply(zoomed(view.current, factor, about ?? middle, window, { width, height }));
    },
    showAll,
    show: (p) => {
      // All of it is in the window already: nothing need jump.
      if (view.current.k <= fitted(size(), { width, height }).k) return;
      const next = showing(view.current, p, size(), { width, height });
      // Still nobody has moved it: another turn may lay it anew.
      if (next.x !== view.current.x || next.y !== view.current.y) apply(next, { fills: whole.current });
    },
    scale: rested?.k ?? 1,
    rested,
  };
}
