/** A line of our own about each class, arm and weapon; the numbers stand beside it. */
export const CLASS_PORTRAITS: Readonly<Record<string, string>> = {
  raw: 'Was ploughing on Monday. Knows which end is the dangerous one, in principle.',
  conscript: 'Here because a gendarme asked.',
  average: 'Has been shot at, and is still annoyed about it.',
  veteran: 'Picks his own mark and keeps his own counsel.',
  master: 'Two actions to other men’s one, always awake, and not impressed by numbers.',
};

export const TROOP_PORTRAITS: Readonly<Record<string, string>> = {
  infantry: 'On foot, and therefore everywhere in the end.',
  'light-cavalry': 'Fast out, fast back, and fond of other people’s baggage.',
  'heavy-cavalry': 'Slower to start and a good deal harder to stop.',
};

export const WEAPON_MEANINGS: Readonly<Record<string, string>> = {
  musket: 'The common argument. Loaded again within the shot, and takes a bayonet.',
  rifle: 'Twice the reach of a musket and truer, for those who have the time to load it.',
  carbine: 'A musket cut down for the saddle, reach and all.',
  pistol: 'For when he is already too close.',
  matchlock: 'Grandfather’s. Mind the match near the powder.',
  pike: 'Keeps a horse at the length of a pike.',
  spear: 'A shorter pike, with a longer pedigree.',
  poleaxe: 'Point, hook and edge; all of them opinions.',
  halberd: 'The sergeant’s badge, when nobody is charging. Otherwise not a badge.',
  sword: 'Officers pay for them and sometimes draw them.',
  lance: 'Terrible at the charge, a nuisance after it.',
  bayonet: 'Comes with the gun. Most arguments end when it is shown.',
  improvised: 'What is left when everything else is gone.',
};
