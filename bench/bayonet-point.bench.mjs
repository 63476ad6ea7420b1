// Whole games of Bayonet Point by random legal play, six units against six, and the cost of one activation as the
// table fills: no worse than linear in the figures is the aim, so its ratio per figure should stay at 1 or below.
import bayonetPoint from '@vedette/bayonet-point';
import { hashJson, hashState, initialState, prepare, randomPolicy, simulate } from '@vedette/engine';
import { heading, line } from './lib/timing.mjs';

const CHECKED = 5;
const SECONDS = 8;
const MEN = 10;
const UNITS_A_SIDE = [1, 2, 5, 10, 20];

const ARMS = [
  { troops: 'infantry', class: 'average', weapons: ['musket'] },
  { troops: 'infantry', class: 'veteran', weapons: ['rifle'] },
  { troops: 'infantry', class: 'conscript', weapons: ['musket'] },
  { troops: 'light-cavalry', class: 'average', weapons: ['lance', 'carbine'] },
  { troops: 'infantry', class: 'raw', weapons: ['pike'] },
  { troops: 'heavy-cavalry', class: 'average', weapons: ['sword', 'carbine'] },
];

/**
 * A match of equal forces.
 * @param {number} units
 * @param {number} figures
 * @param {number} turns
 */
function matchOf(units, figures, turns) {
  const unit = {
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name: 'A force',
    limit: null,
    units: Array.from({ length: units }, (_, i) => ({
      ...ARMS[i % ARMS.length],
      name: `Unit ${i + 1}`,
      figures,
    })),
  };
  const setup = prepare(bayonetPoint, {
    scenario: 'open-battle',
    seats: [{ unit }, { unit }],
    options: { table: 'square', 'turn-limit': turns },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return setup.value;
}

heading('Bayonet Point: random legal games to their end, six units of eight against six');
const six = matchOf(6, 8, 15);
const play = (/** @type {number} */ n) =>
  simulate(
    bayonetPoint,
    initialState(bayonetPoint, { setup: six, dice: { seed: `dice ${n}` } }),
    randomPolicy(bayonetPoint, `answers ${n}`),
  );
const ends = [];
for (let n = 0; n < CHECKED; n++) ends.push(hashState(play(n).state, bayonetPoint.fixed));
let games = 0;
let asks = 0;
const began = performance.now();
while (performance.now() - began < SECONDS * 1000) asks += play(games++).asks;
const seconds = (performance.now() - began) / 1000;
line('games', games / seconds, `checksum ${hashJson(ends)}`);
line('decisions', asks / seconds, `${Math.round(asks / games)} a game`);

/**
 * Activations a second in the first turns of a match, deployment left out.
 * @param {number} units
 */
function activations(units) {
  const setup = matchOf(units, MEN, 5);
  let picks = 0;
  let spent = 0;
  for (let n = 0; spent < SECONDS * 250 || n < 2; n++) {
    const random = randomPolicy(bayonetPoint, `answers ${n}`);
    let from = 0;
    const state = initialState(bayonetPoint, { setup, dice: { seed: `dice ${n}` } });
    simulate(bayonetPoint, state, (pending, ...rest) => {
      if (pending.kind === 'pick') {
        if (from === 0) from = performance.now();
        if (n > 0) picks++;
      }
      return random(pending, ...rest);
    });
    // The first game warms up.
    if (n > 0 && from > 0) spent += performance.now() - from;
  }
  return picks / (spent / 1000);
}

heading('Bayonet Point: one activation as the table fills');
let least = 0;
for (const units of UNITS_A_SIDE) {
  const figures = 2 * units * MEN;
  const rate = activations(units);
  if (least === 0) least = 1 / rate / figures;
  line(`${figures} figures`, rate, `ratio per figure ${(1 / rate / figures / least).toFixed(2)}`);
}
