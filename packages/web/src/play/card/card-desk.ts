import type { FigureCard } from '@vedette/engine';
import { create } from 'zustand';
import type { Box } from './card-place.ts';

/** Who says what is on a card; another one whenever something may have changed on any of them. */
export type CardSource = (figure: string) => Promise<FigureCard | null>;

/** A card that lies open. */
interface OpenCard {
  readonly figure: string;
  /** What it lies beside. */
  readonly beside: Box;
  /** Pointed at, it goes when the pointer does; asked for, it stays until it is closed. */
  readonly by: 'hover' | 'hand' | 'key';
}

interface Desk {
  readonly source: CardSource | null;
  /** Whose card the key shows where no line of a list has the focus: who lies under the pencil, else who is selected. */
  readonly pencilled: string | null;
  readonly focused: string | null;
  readonly open: OpenCard | null;
  /** Kept side by side. */
  readonly pinned: readonly string[];
}

export const useDesk = create<Desk>()(() => ({
  source: null,
  pencilled: null,
  focused: null,
  open: null,
  pinned: [],
}));

const set = useDesk.setState;
const get = useDesk.getState;

/** Milliseconds of pointing that mean wanting to know, and of pointing elsewhere that mean having read enough. */
const DWELL = 450;
const GRACE = 320;

/** More lie side by side on no screen. */
const MOST = 4;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The pointer is over somebody, or over nobody. */
export function hoverCard(figure: string | null, beside: Box | null): void {
  clearTimeout(timer);
  const { open } = get();
  if (open !== null && open.by !== 'hover') return;
  if (figure === null || beside === null) {
    if (open !== null) timer = setTimeout(closeUnread, GRACE);
    return;
  }
  if (open?.figure === figure || get().pinned.includes(figure)) return;
  timer = setTimeout(() => set({ open: { figure, beside, by: 'hover' } }), DWELL);
}

/** Unless the pointer has come onto the card itself: then once it is not there, whether or not anybody tells. */
function closeUnread(): void {
  if (document.querySelector('.figure-card-open:hover') === null) closeCard();
  else timer = setTimeout(closeUnread, GRACE);
}

/** The pointer has come onto the card: it is being read. */
export function readCard(): void {
  clearTimeout(timer);
}

/** Somebody asks for it. */
export function openCard(figure: string, beside: Box, by: 'hand' | 'key'): void {
  clearTimeout(timer);
  set({ open: { figure, beside, by } });
}

export function closeCard(): void {
  clearTimeout(timer);
  set({ open: null });
}

/** Lays it beside the others; the oldest makes room. */
export function pinCard(figure: string): void {
  const { open, pinned } = get();
  set({
    open: open?.figure === figure ? null : open,
    pinned: [...pinned.filter((other) => other !== figure), figure].slice(-MOST),
  });
}

export function unpinCard(figure: string): void {
  set({ pinned: get().pinned.filter((other) => other !== figure) });
}

/** Nothing lies open: another table, or somebody else's eyes. */
export function clearDesk(): void {
  clearTimeout(timer);
  set({ open: null, pinned: [] });
}
