/** A line for those who play for the first time, by the kind of question and perhaps its purpose. */
const HINTS: Readonly<Record<string, string>> = {
  'chooseItem side':
    'The edge of the table that your company comes from. What is to be done here is read again by the name of the scenario, above or under More.',
  deploy: 'Anywhere inside the gold ground. Hedges and walls make good neighbours.',
  act: 'A figure has a Move and an action, in either order. Its counter can be dragged.',
  activate:
    'Whoever can be sent has a golden ring. Choose the counter or the name, or drag the counter where it is to go.',
  move: 'The gold ground is in reach. Point at an enemy to see the odds from where the way ends.',
  initiative:
    'The higher total goes first, with half of its company; the rest of it after the others. A Fate Die (P: Power, S: Skill) buys another roll.',
  'monsterChoice move': 'By itself it goes for the nearest.',
  shootWhom: 'Range, cover and movement are counted in.',
  reroll: 'The new face counts, even if it is worse. The Fate Die is gone.',
  monsterReroll: 'Only a higher face counts. The Monster Die is gone.',
  negate: 'Half of its roll comes off, a 10 all of it. The die is gone.',
};

export function hintOn(kind: string, purpose: string | undefined): string | null {
  return HINTS[`${kind} ${purpose}`] ?? HINTS[kind] ?? null;
}
