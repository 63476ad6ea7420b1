import { create } from 'zustand';

/** Something that is spoken once. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Lines that stay for whoever reads them again. */
const KEPT = 12;

export const useAnnouncer = create<{ readonly lines: readonly Announcement[] }>(() => ({ lines: [] }));

let count = 0;

/** Has something spoken; the same words again are spoken again. */
export function announce(text: string): void {
  if (text === '') return;
  const line = { number: count++, text };
  useAnnouncer.setState(({ lines }) => ({ lines: [...lines.slice(1 - KEPT), line] }));
}

/** Says the last thing again. */
export function repeat(): void {
  const last = useAnnouncer.getState().lines.at(-1);
  if (last !== undefined) announce(last.text);
}
