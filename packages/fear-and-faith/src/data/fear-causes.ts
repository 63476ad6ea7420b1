/** FF-FEAR-01: what a Fear test can be about. */
export const FEAR_CAUSES = [
  'charge',
  'death',
  'friendly-kill',
  'aura',
  'feeding',
  'revival',
  'transformation',
  'dying-curse',
  'scare',
  'sacrifice',
  'ban',
  'prayer',
  'scenario',
] as const;
export type FearCause = (typeof FEAR_CAUSES)[number];
