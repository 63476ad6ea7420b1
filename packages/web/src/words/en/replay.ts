/** A game told again. */
export const replay = {
  play: 'Play',
  pause: 'Pause',
  scrub: 'Decision',
  speed: 'Speed',
  perSecond: (n: number) => `${n} a second`,
  at: (n: number, of: number, turn: number) => `${n} of ${of}, ${turn === 0 ? 'setting up' : `turn ${turn}`}`,
  nothingYet: 'No dice have fallen yet.',
  back: 'Back to the game',
  watch: 'Watch it again',
  reckoning: 'The reckoning',
  checks: 'Checks',
  passed: 'Passed',
  expected: 'Expected',
  dealt: 'Harm dealt',
  lost: 'Lost',
};
