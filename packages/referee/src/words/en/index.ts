/** What is said, in English, when somebody wants what cannot be. */
export const en = {
  noTable: (title: string) => `${title} has no table yet.`,
  nothingAsked: 'Nothing is asked here now.',
  noOdds: 'This game tells no odds.',
};
