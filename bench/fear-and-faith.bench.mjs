// Whole games of Fear and Faith by random legal play: two ready-made parties of 300 points on bare ground.
import { hashJson, hashState, initialState, prepare, randomPolicy, simulate } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { heading, line } from './lib/timing.mjs';

const CHECKED = 20;
const SECONDS = 4;

const seats = ['good', 'evil'].map((side) => ({
  unit: fearAndFaith.units.ready.find((party) => party.side === side && party.limit === 300),
}));
const setup = prepare(fearAndFaith, { scenario: 'open-fight', seats });
if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));

/** @param {number} n */
function play(n) {
  const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed: `dice ${n}` } });
  return simulate(fearAndFaith, state, randomPolicy(fearAndFaith, `answers ${n}`));
}

heading('Fear and Faith: random legal games to their end');
const ends = [];
for (let n = 0; n < CHECKED; n++) ends.push(hashState(play(n).state, fearAndFaith.fixed));
let games = 0;
let asks = 0;
const began = performance.now();
while (performance.now() - began < SECONDS * 1000) asks += play(games++).asks;
const seconds = (performance.now() - began) / 1000;
line('games', games / seconds, `checksum ${hashJson(ends)}`);
line('decisions', asks / seconds, `${Math.round(asks / games)} a game`);
