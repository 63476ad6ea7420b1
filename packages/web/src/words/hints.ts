/** A line for those who play for the first time, by the kind of question. Rulesets need none of it. */
export const HINTS: Readonly<Record<string, string>> = {
  'chooseItem side':
    'The edge of the table that your company comes from. To read what is to be done here, tap the name of the scenario above.',
  deploy: 'Tap inside the gold ground. Hedges and walls make good neighbours.',
  activate: 'Whoever can be sent has a red ring. Tap the counter or the name.',
  act: 'A figure has a Move and an action, in either order. Done ends its turn.',
  move: 'The gold ground is in reach. Point at an enemy to see the odds from where the way ends.',
  reroll: 'A Fate Die rolls one of the two dice again. It is gone afterwards.',
  negate: 'A Fate Die takes its roll off the harm. It is gone afterwards.',
  strikeBack: 'Striking back risks another blow; backing off gives ground.',
  force: 'Whoever passes within an inch of you can be made to fight.',
  initiative:
    'The higher total goes first and splits its turn in two. At the right stands the chance to get it.',
  shootWhom: 'The chance to hit stands beside each target.',
  'monsterChoice move': 'A Monster Die sends it after somebody else. Leave it keeps the die.',
  'monsterChoice shoot': 'A Monster Die gives it another target. Leave it keeps the die.',
  reactToShot: 'Stay, dive for cover, or answer with what is loaded.',
};
