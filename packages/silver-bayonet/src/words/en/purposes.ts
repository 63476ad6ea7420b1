import { term } from './vocabulary.ts';

/** What a choice is for, as a question; `about` is the figure or the side that it concerns. */
const PURPOSES: Readonly<Record<string, (about: string) => string>> = {
  side: (about) => `Which side of the table for ${about}?`,
  exit: (about) => `Over which edge does ${about} leave?`,
  'which-edge': () => 'Which edge of the table does it come from?',
  'artillery-strike': () => 'The guns are yours: whom does the shell find?',
  'mysterious-movement': () => 'Which two change places?',
  'wail-of-terror': () => 'Who hears the wail next, and takes the Terror Check?',
  terror: () => 'Who faces it next, and takes the Terror Check?',
  distract: () => 'Whom to distract, at the price of a fatigue token?',
  activate: () => 'Which monster acts next?',
  'add-monster': () => 'Which monster is out there too?',
  closest: (about) => `Which of these does ${about} go for, all equally close?`,
  tend: () => 'Whom to tend, for 2 Health?',
  rage: () => 'Whom does the rage fall on, all equally close?',
  'hold-rage': (about) => `Does ${about} try to keep the rage in hand?`,
  'fire-starter': (about) => `What does ${about} give up for torches?`,
  'swimmer-cover': (about) => `Does ${about} duck under water, for cover and wet powder?`,
  sneak: (about) => `Does ${about} slip out of sight, once in the game?`,
  leap: (about) => `Does ${about} leap as well?`,
  sprint: (about) => `Does ${about} sprint on, to get there?`,
  skinshift: (about) => `Does ${about} try to change shape?`,
  'call-it-a-day': () => 'The other side proposes to call it a day. Agreed?',
  spell: (about) => `Which spell does ${about} work?`,
  miracle: (about) => `Which miracle does ${about} pray for?`,
  curse: () => 'Whom does the curse strike?',
  manipulate: () => 'Which Fate Die becomes another?',
  healing: () => 'Whom does the prayer heal, for 3 Health?',
  courage: () => 'Whom does the prayer embolden?',
  'bless-weapon': () => 'Whose weapon is blessed?',
  'enchant-weapon': () => 'Whose weapon is enchanted?',
  'flaming-weapon': () => 'Whose weapon bursts into flame?',
  blessed: (about) => `Which weapon of ${about} is blessed?`,
  enchanted: (about) => `Which weapon of ${about} is enchanted?`,
  viper: (about) => `Where does the viper of ${about} appear?`,
  check: () => 'Who is put to the test?',
  damage: () => 'Who is to be hurt?',
  fatigue: () => 'Who tires?',
  'give-item': () => 'Who gets it?',
  'give-object': () => 'Who carries it?',
  heal: () => 'Whom to patch up?',
  imbue: () => 'Whose attacks does it change?',
  modify: () => 'Whom does it concern?',
  pick: () => 'Whom does it concern?',
  relocate: () => 'Who is moved?',
  remove: () => 'Who goes?',
  replace: () => 'Who is not what he seems?',
  shift: () => 'Who is moved?',
  status: () => 'Whom does it concern?',
};

/** Where the same purpose asks for different things. */
const PURPOSES_OF_KIND: Readonly<Record<string, (about: string) => string>> = {
  'chooseFigure lucky-find': () => 'A lucky find: who makes it?',
  'chooseItem lucky-find': (about) => `What does ${about} find?`,
  'chooseFigure raise-bones': () => 'Which bones rise again, for a Fate Die?',
  'chooseItem raise-bones': () => 'Which Fate Die do the bones cost?',
};

export function purposeTitle(kind: string, purpose: string, about: string): string {
  const words = PURPOSES_OF_KIND[`${kind} ${purpose}`] ?? PURPOSES[purpose];
  if (words !== undefined) return words(about);
  // SB-SOLO-07: an arrival that a free hand may turn away is named by its kind.
  if (kind === 'monsterChoice') return `On its way: ${term(purpose)}. Does it arrive?`;
  return `${about}: ${term(purpose)}?`;
}
