/** What `vedette watch` says at the end. */
export const watch = {
  ended: (winners: readonly string[], seats: number): string => {
    if (winners.length === 0) return 'Nobody won.';
    return winners.length === seats ? 'A draw.' : `${winners.join(' and ')} won.`;
  },
};
