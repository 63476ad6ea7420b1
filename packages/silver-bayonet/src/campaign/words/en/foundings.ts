/** The ready-made campaigns, by their ids. */
export const foundings: Readonly<Record<string, string>> = {
  'the-long-war': 'The long war',
  'one-campaigning-season': 'One campaigning season',
};
