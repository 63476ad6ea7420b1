import type { Scene, SceneFigure } from '@vedette/engine';
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '../../words/say.ts';
import { usePlay } from '../play-state.ts';
import { CardSheet } from './CardSheet.tsx';
import { closeCard, hoverCard, openCard, readCard, useDesk } from './card-desk.ts';
import { type Box, below, leftOf, placeClear } from './card-place.ts';

interface OpenCardProps {
  readonly figure: SceneFigure;
  readonly sides: Scene['sides'];
}

/** The card that lies beside what it is about; on a small screen the style lays it over the map. */
export function OpenCard({ figure, sides }: OpenCardProps) {
  const { beside, by } = useDesk((s) => s.open)!;
  const planning = usePlay((s) => s.draft !== null || s.plan?.aim != null);
  const sheet = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const lay = useCallback(() => {
    if (sheet.current !== null) setPlace(placeFor(sheet.current, beside));
  }, [beside]);
  useLayoutEffect(() => {
    const card = sheet.current;
    if (card === null) return;
    lay();
    // Laid anew before anybody sees it: for a frame it would lie under the pointer.
    const observer = new ResizeObserver(() => flushSync(lay));
    observer.observe(card);
    return () => observer.disconnect();
  }, [lay]);
  useReturningFocus(sheet, by === 'key');
  useClosing(sheet);
  const reading = useRef(false);
  return (
    <section
      ref={sheet}
      className={`figure-card figure-card-open${by === 'hover' ? ' figure-card-glance' : ''}`}
      role="dialog"
      aria-label={say.card.of(figure.name)}
      tabIndex={-1}
      style={laidAt(place)}
      onPointerMove={() => {
        reading.current = true;
        readCard();
      }}
      // One that is moved away from under a pointer at rest was not left.
      onPointerLeave={() => {
        if (reading.current) hoverCard(null, null);
        reading.current = false;
      }}
    >
      <CardSheet
        figure={figure}
        sides={sides}
        pinned={false}
        laid={lay}
        {...(by === 'hover'
          ? { read: planning ? 'line' : 'glance', unfold: () => openCard(figure.id, beside, 'hand') }
          : {})}
        close={closeCard}
      />
    </section>
  );
}

function placeFor(card: HTMLElement, beside: Box): { readonly x: number; readonly y: number } {
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const screen = leftOf(boxOf('.question'), { width: innerWidth, height: innerHeight });
  const within = below(boxOf('.table-window')?.top ?? 0, size, screen);
  return placeClear(beside, size, within, keptInSight(), counters());
}

/** What is asked stands somewhere, and so do the tools of the map: neither is to be covered. */
const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? null;

/** What somebody who looks at a figure wants to see besides: its reach, the way that is planned, targets, and the answers. */
const WANTED =
  '.table-window :is(.reach, .route, .ghost-rim, .target, .aim-tag, .chance-tag), .companies .man-answer';

function keptInSight(): readonly Box[] {
  return [...document.querySelectorAll(WANTED)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0);
}

/** Everybody's counter: whoever is compared with him stands somewhere, too. */
const counters = (): readonly Box[] =>
  [...document.querySelectorAll('.table-window .walker')].map((part) => part.getBoundingClientRect());

/** Until it is measured; it can have the focus there. */
const OUT_OF_SIGHT = { x: -2000, y: 0 };

/** The style says what is made of it: a small screen has a place of its own for cards. */
function laidAt(place: { readonly x: number; readonly y: number } | null): CSSProperties {
  const { x, y } = place ?? OUT_OF_SIGHT;
  return { '--card-x': `${x}px`, '--card-y': `${y}px` } as CSSProperties;
}

/** Asked for by a key, it is read by keys, and they go back to where they were. */
function useReturningFocus(sheet: { readonly current: HTMLElement | null }, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      const within = sheet.current?.contains(document.activeElement) ?? false;
      if ((within || document.activeElement === document.body) && before instanceof HTMLElement)
        before.focus();
    };
  }, [sheet, wanted]);
}

/** A press anywhere else puts it away. */
function useClosing(sheet: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Element && (sheet.current?.contains(target) || target.closest('dialog'));
      if (!inside) closeCard();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, [sheet]);
}
