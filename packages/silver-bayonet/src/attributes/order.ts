/**
 * Which of several attributes that act at the same moment goes first. The two lists are never at work at once, so
 * the numbers only count within each.
 */
export const ORDER = {
  // SB-ATT-03: as an activation begins.
  quickHealing: 1,
  suppressCombustion: 2,
  combustion: 3,
  wasting: 4,
  slowing: 5,
  necromancy: 6,
  // SB-ATT-03, step 4: what limits or precedes the free choice.
  gettingUp: 7,
  choices: 8,
  // SB-ATT-04: after damage.
  deathroll: 2,
  venomous: 3,
  soulShear: 4,
  paralyse: 5,
  quickToRun: 6,
  trample: 7,
  catchingFire: 8,
  skinshift: 9,
  reformOverGrave: 10,
} as const;
