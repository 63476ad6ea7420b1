import type { SheetFigure } from './sheet.ts';

export type What = 'sheet' | 'cards';
export type Room = 'roomy' | 'compact';

/** Figures that a page has room for. A whole company fits on two roomy pages or on one compact one. */
const PER_PAGE: Readonly<Record<What, Readonly<Record<Room, number>>>> = {
  sheet: { roomy: 4, compact: 8 },
  cards: { roomy: 4, compact: 9 },
};

export function pagesOf(
  figures: readonly SheetFigure[],
  what: What,
  room: Room,
): readonly (readonly SheetFigure[])[] {
  const most = PER_PAGE[what][room];
  const pages = Math.max(1, Math.ceil(figures.length / most));
  return Array.from({ length: pages }, (_, i) => figures.slice(i * most, (i + 1) * most));
}
