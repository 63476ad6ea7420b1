/** Words that mean the same here; the first of each is the one that our texts use. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['incapacitated', 'killed', 'out'],
  ['horse', 'animal', 'beast'],
  ['gait', 'trot', 'canter', 'gallop'],
  ['fog', 'night', 'dark', 'mist', 'midnight'],
  ['range', 'reach'],
  ['shoot', 'shot', 'fire', 'firing'],
  ['load', 'reload'],
  ['rider', 'mounted', 'horse', 'horseback', 'saddle', 'cavalry'],
  ['killed', 'dead', 'died', 'lost'],
  ['foot', 'infantry'],
  ['leader', 'officer'],
  ['run', 'ran', 'flee', 'fled', 'rout', 'flight'],
  ['modifier', 'penalty', 'bonus'],
  ['melee', 'fight', 'combat'],
  ['man', 'soldier', 'figure'],
];

/** What chapters are for that nobody asks about in the middle of a game. */
export const KINDS = {
  'BP-ARMY': 'companies',
  'BP-SCN': 'scenarios',
} as const;

/** Titles for rules whose own say nothing away from their chapter. */
export const TITLES: Readonly<Record<string, string>> = {
  'BP-INI-01': 'The roll for initiative',
  'BP-CLS-02': 'Ratings of the classes',
  'BP-ACT-01': 'The activation test',
  'BP-ACT-03': 'Failing to activate',
  'BP-SHT-03': 'A shot, step by step',
  'BP-SHT-04': 'Ranges of guns',
  'BP-SHT-06': 'Cover against shots',
  'BP-SHT-07': 'What the gun does to a shot',
  'BP-SHT-09': 'Reloading',
  'BP-SHT-15': 'Modifiers of a shot',
  'BP-CHG-01': 'A charge, step by step',
  'BP-CHG-02': 'How far a charge goes',
  'BP-MEL-10': 'Men of a better class in melee',
  'BP-CHG-14': 'Charging at walls and houses',
  'BP-MEL-04': 'A round of melee',
  'BP-HIT-02': 'The table of hits',
  'BP-MOR-01': 'The morale test',
  'BP-MOR-02': 'When morale is tested',
  'BP-TIME-02': 'What takes how long',
  'BP-CAV-01': 'Kinds of cavalry',
  'BP-MEL-06': 'Modifiers in melee',
  'BP-VIS-13': 'What counts as moved or fired',
};
