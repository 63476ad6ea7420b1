/** Words that mean the same here; the first of each is the one that our texts use. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['priest', 'vicar', 'clergyman', 'preacher', 'spiritual'],
  ['stick', 'short', 'medium', 'long'],
  ['quality', 'activation'],
  ['gruesome', 'horrible', 'bloody'],
  ['grenade', 'bomb', 'dynamite', 'molotov'],
  ['range', 'reach'],
  ['shoot', 'shot', 'fire', 'firing'],
  ['load', 'reload'],
  ['rooted', 'transfixed'],
  ['modifier', 'penalty', 'bonus'],
  ['fight', 'melee', 'combat', 'hand'],
  ['fallen', 'fell', 'fall'],
  ['parting', 'hack'],
  ['flight', 'flee', 'fled', 'run', 'ran'],
  ['insanity', 'madness', 'mad', 'insane'],
];

/** What chapters are for that nobody asks about in the middle of a game. */
export const KINDS = {
  'FF-PARTY': 'companies',
  'FF-CAMP': 'campaign',
  'FF-SCN': 'scenarios',
  'FF-OPT': 'companies',
} as const;

/** Titles for rules whose own say nothing away from their chapter. */
export const TITLES: Readonly<Record<string, string>> = {
  'FF-HTH-02': 'A fight, die against die',
  'FF-HTH-03': 'Results of a fight',
  'FF-HTH-06': 'Modifiers hand to hand',
  'FF-RNG-06': 'A shot, die against die',
  'FF-RNG-21': 'Modifiers of a shot',
  'FF-FEAR-04': 'Modifiers of a Fear test',
  'FF-FEAR-05': 'Results of a Fear test',
  'FF-MAG-02': 'Declaring a spell',
  'FF-MAG-03': 'Spells that fail',
  'FF-MAG-05': 'When one may not cast',
  'FF-MAG-07': 'Range of a spell',
  'FF-MOR-02': 'The Morale check',
  'FF-MOR-03': 'Who never checks Morale',
  'FF-ACT-02': 'Nominating: who, and how many dice',
  'FF-ACT-08': 'What each action costs',
};
