/** The contest that bots are timed in: the introductory scenario, two ready-made units that change hands. */
import silverBayonet from '@vedette/silver-bayonet';

export const SCENARIO = 'the-investigation';

/** So wide a program is compiled for some hundred games; whoever counts games plays thousands. */
export const WARM_UP = 250;

export const [one, other] = silverBayonet.units.ready;

/**
 * @param {string} level
 * @param {string} seed
 */
export const contest = (level, seed) => ({
  scenario: SCENARIO,
  options: {},
  seed,
  a: { level },
  b: { level },
  units: [[one, other]],
  exchange: true,
});
