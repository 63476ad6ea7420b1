/** What the front page says of the games, and of the one that it begins. */
export const en = {
  pitch:
    'Muskets and monsters in The Silver Bayonet, volleys and cold steel in Bayonet Point, hunters and the dead of night in Fear and Faith: three games by their full rules, with the measuring, the modifiers and the bookkeeping seen to.',
  scenario: 'The Investigation',
  /** What the other games begin with, by their ids. */
  others: {
    'bayonet-point': 'Open battle on the common',
    'fear-and-faith': 'Vampire Hunt',
  } as Readonly<Record<string, string>>,
};
