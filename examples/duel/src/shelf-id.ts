/** Other games have scenarios and traits, too: ids are told apart by the game's name. */
export const shelfId = (id: string): string => `duel-${id}`;
