/** What unexpected events do, in a line, by their rules. */
export const EVENT_BRIEFS: Readonly<Record<string, string>> = {
  'SB-EVT-02': 'Wet powder: every Shooting Check at -2 for the rest of the game.',
  'SB-EVT-03': 'Nobody sees farther than 10" for the rest of the game.',
  'SB-EVT-04': 'Something howls. Every soldier makes a Terror Check.',
  'SB-EVT-05': 'No firearm goes off, other shots are at -4, and everybody has 1 less Speed.',
  'SB-EVT-06':
    'Each player rolls, +2 for each Artillerist; the best may drop a die of damage on anybody but an Officer.',
  'SB-EVT-07': 'No Power or Skill Dice from any pool this turn. Monster Dice have no such scruples.',
  'SB-EVT-08': 'Every Holy Symbol on the table mends its bearer by 3.',
  'SB-EVT-09':
    'This turn each figure needs a Courage Check (TN 10) as it activates, or it neither charges nor shoots.',
  'SB-EVT-10': 'Each player swaps two figures of an opposing unit.',
  'SB-EVT-11': 'Each player gives one figure a special item for the rest of the game.',
};
