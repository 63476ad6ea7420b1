/** What is said when somebody wants what cannot be. */
export const en = {
  noTable: (title: string) => `${title} has no table yet.`,
  nothingAsked: 'Nothing is asked here now.',
  noOdds: 'This game tells no odds.',
  notYours: 'Somebody else has decided since.',
  botDecides: (seat: number) => `A bot decides for seat ${seat}.`,
} as const;
