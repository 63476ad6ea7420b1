import type { Point } from '../map/shape.ts';

/** What a hand does on the table, in pixels of its window. */
export interface Gestures {
  tap(at: Point, how: { readonly shift: boolean }): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, about: Point): void;
  /** Whether a drag that starts here draws instead of panning. */
  draws(at: Point): boolean;
  draw(at: Point): void;
  drawn(): void;
  /** A right click, or a finger that rests: whether that means anything here. */
  inspect(at: Point): boolean;
}

/** Pixels that a hand trembles. */
const TREMBLE = 6;
const WHEEL = 0.0016;
/** Milliseconds that a finger rests to ask what is under it. */
const REST = 480;

interface Hold {
  readonly start: Point;
  /** Where the element lies, which stays there as long as something is held: asking anew would lay out the page. */
  readonly box: DOMRect;
  last: Point;
  moved: boolean;
  draws: boolean;
}

/** Follows mouse, pen and fingers on an element; gives the way to stop it. */
export function follow(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Hold>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const place = (
    { clientX, clientY }: { clientX: number; clientY: number },
    box = element.getBoundingClientRect(),
  ): Point => ({ x: clientX - box.left, y: clientY - box.top });

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const box = element.getBoundingClientRect();
    const start = place(event, box);
    clearTimeout(resting);
    // Whoever has asked has neither tapped nor drawn.
    if (event.pointerType !== 'mouse' && held.size === 0) {
      resting = setTimeout(() => {
        if (held.get(event.pointerId)?.moved === false && gestures.inspect(start))
          held.delete(event.pointerId);
      }, REST);
    }
    element.setPointerCapture(event.pointerId);
    held.set(event.pointerId, {
      start,
      box,
      last: start,
      moved: false,
      draws: held.size === 0 && gestures.draws(start),
    });
    // With a second finger it is a pinch, whatever the first was about to do.
    if (held.size > 1) for (const hold of held.values()) Object.assign(hold, { draws: false, moved: true });
  };

  const move = (event: PointerEvent) => {
    const hold = held.get(event.pointerId);
    const at = place(event, hold?.box);
    if (hold === undefined) {
      gestures.hover(at);
      return;
    }
    hold.moved ||= Math.hypot(at.x - hold.start.x, at.y - hold.start.y) > TREMBLE;
    if (!hold.moved) return;
    if (held.size === 2) pinch(hold, at);
    else if (hold.draws) gestures.draw(at);
    else gestures.pan(at.x - hold.last.x, at.y - hold.last.y);
    hold.last = at;
  };

  const pinch = (hold: Hold, at: Point) => {
    const other = [...held.values()].find((one) => one !== hold)!;
    const before = Math.hypot(hold.last.x - other.last.x, hold.last.y - other.last.y);
    const after = Math.hypot(at.x - other.last.x, at.y - other.last.y);
    const middle = { x: (at.x + other.last.x) / 2, y: (at.y + other.last.y) / 2 };
    gestures.pan((at.x - hold.last.x) / 2, (at.y - hold.last.y) / 2);
    if (before > 0) gestures.zoom(after / before, middle);
  };

  const up = (event: PointerEvent) => {
    const hold = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (hold === undefined) return;
    if (!hold.moved) gestures.tap(place(event), { shift: event.shiftKey });
    else if (hold.draws) gestures.drawn();
  };
  const cancel = (event: PointerEvent) => void held.delete(event.pointerId);
  const menu = (event: MouseEvent) => {
    const touched = 'pointerType' in event && event.pointerType !== 'mouse';
    if (touched || gestures.inspect(place(event))) event.preventDefault();
  };
  const leave = () => gestures.hover(null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    gestures.zoom(Math.exp(-event.deltaY * WHEEL), place(event));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(resting);
    element.removeEventListener('contextmenu', menu);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}
