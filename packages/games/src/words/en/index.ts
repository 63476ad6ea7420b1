/** What the front page says of the game that it begins. */
export const en = {
  pitch:
    'Two companies, a handful of fate dice, and something in the trees that is on neither side. The full rules of The Silver Bayonet, with the measuring, the modifiers and the monsters seen to.',
  scenario: 'The Investigation',
};
