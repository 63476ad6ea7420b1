import { useEffect } from 'react';
import { say } from '../../words/say.ts';
import { closeCard, hoverCard, openCard, useDesk } from './card-desk.ts';
import type { Box } from './card-place.ts';

/** Milliseconds that a finger rests on a line to ask about it, and pixels that it may tremble. */
const REST = 480;
const TREMBLE = 8;

/** Lines that speak of a figure say so in `data-card`. */
const lineAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

const figureOf = (line: HTMLElement): string => line.dataset['card']!;

/** Cards of the lines that speak of figures, and the keys: the one that shows a card and Escape, which puts it away. */
export function useCardTriggers(): void {
  useEffect(() => {
    const ways = [byPointing(), byMenu(), byResting(), byKey()];
    return () => {
      for (const end of ways) end();
    };
  }, []);
}

function listen<K extends keyof DocumentEventMap>(
  type: K,
  heard: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  document.addEventListener(type, heard, options);
  return () => document.removeEventListener(type, heard, options);
}

function byPointing(): () => void {
  let over: HTMLElement | null = null;
  const move = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const line = lineAt(target);
    if (line === over) return;
    over = line;
    hoverCard(line === null ? null : figureOf(line), line === null ? null : boxOf(line));
  };
  // A line that comes to lie under a pointer at rest is not pointed at. The map and the card itself tell for themselves,
  // after this.
  const heard = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('.table-window, .figure-card') !== null) {
      if (over === null) return;
      over = null;
      if (event.target.closest('.figure-card') === null) hoverCard(null, null);
    } else move(event);
  };
  // Whoever presses a line has read enough of it: no card until the pointer has been elsewhere.
  const pressed = ({ target, pointerType }: PointerEvent) => {
    const line = lineAt(target);
    if (pointerType !== 'mouse' || line === null) return;
    over = line;
    hoverCard(null, null);
  };
  const ends = [
    listen('pointermove', heard, { capture: true }),
    listen('pointerdown', pressed, { capture: true }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function byMenu(): () => void {
  return listen('contextmenu', (event) => {
    const line = lineAt(event.target);
    if (line === null) return;
    event.preventDefault();
    openCard(figureOf(line), boxOf(line), 'hand');
  });
}

/** A finger that rests on a line asks about it; letting go is no choice then. */
function byResting(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let asked = false;
  const drop = () => clearTimeout(timer);
  const ends = [
    listen('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      drop();
      asked = false;
      const line = lineAt(target);
      if (line === null || pointerType === 'mouse') return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        asked = true;
        openCard(figureOf(line), boxOf(line), 'hand');
      }, REST);
    }),
    listen('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) drop();
    }),
    listen('pointerup', drop),
    listen('pointercancel', drop),
    listen(
      'click',
      (event) => {
        if (!asked) return;
        asked = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    ),
  ];
  return () => {
    drop();
    for (const end of ends) end();
  };
}

function byKey(): () => void {
  return listen('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (document.querySelector('dialog[open]') !== null || ctrlKey || metaKey || altKey) return;
    const { open, focused, pencilled } = useDesk.getState();
    if (key === 'Escape' && open !== null) {
      closeCard();
      return;
    }
    if (key.toLowerCase() !== say.card.key.toLowerCase() || isWriting(target)) return;
    const line = lineAt(target);
    // A card that came by pointing is kept by the key, like one that it asks for.
    const hovered = open?.by === 'hover' ? open.figure : null;
    const figure = line === null ? (hovered ?? pencilled ?? focused) : figureOf(line);
    if (open !== null && hovered === null && (figure === open.figure || line === null)) {
      closeCard();
      return;
    }
    if (figure === null) return;
    event.preventDefault();
    openCard(figure, line === null ? counterBox(figure) : boxOf(line), 'key');
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Where somebody's counter is; where there is none, the middle of the screen. */
function counterBox(figure: string): Box {
  const counter = document.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
  if (counter !== null) return boxOf(counter);
  return { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 3, bottom: innerHeight / 3 };
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
