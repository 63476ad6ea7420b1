export type What = 'sheet' | 'cards';
export type Room = 'roomy' | 'compact';

/** Blocks that a page has room for. */
const PER_PAGE: Readonly<Record<What, Readonly<Record<Room, number>>>> = {
  sheet: { roomy: 4, compact: 8 },
  cards: { roomy: 4, compact: 9 },
};

export function pagesOf<Block>(
  blocks: readonly Block[],
  what: What,
  room: Room,
): readonly (readonly Block[])[] {
  const most = PER_PAGE[what][room];
  const pages = Math.max(1, Math.ceil(blocks.length / most));
  // Nobody stands alone on a sheet; cards are cut, and fill theirs.
  const each = what === 'cards' ? most : blocks.length / pages;
  return Array.from({ length: pages }, (_, i) =>
    blocks.slice(Math.ceil(i * each), Math.ceil((i + 1) * each)),
  );
}
