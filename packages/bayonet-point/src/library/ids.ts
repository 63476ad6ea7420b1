/** Other games have muskets, too: these ids are told apart by the game's name. */
export const ownLibraryId = (id: string): string => `bayonet-point-${id}`;
