/** FF-GEN-10: the names of all that can be the matter with a model. */
export const CONDITION_NAMES = [
  'transfixed',
  'apparentlyDead',
  'asleep',
  'bound',
  'climbing',
  'airborne',
  'cursed',
  'bleeding',
  'feeding',
  'stunned',
  'shaken',
  'insane',
  'immaterial',
  'form',
  'transformed',
  'possessed',
  'possessing',
  'fatigued',
  'sacrifice',
  'summoned',
  'infected',
] as const;

/** What a scenario may make the matter with somebody. */
export const STATUSES = ['transfixed', 'asleep', 'bound', 'bleeding', 'stunned', 'fatigued'] as const;
export type Status = (typeof STATUSES)[number];
