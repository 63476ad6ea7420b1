// Whole games of The Silver Bayonet by random legal play: two units of eight on 36 x 36 with 14 pieces.
import { hashJson, hashState, initialState, prepare, randomPolicy, simulate } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { heading, line } from './lib/timing.mjs';

const CHECKED = 20;
const SECONDS = 4;

const [scenario] = silverBayonet.scenarios.list;
const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
const setup = prepare(silverBayonet, { scenario: scenario.id, seats });
if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));

function play(n) {
  const state = initialState(silverBayonet, { setup: setup.value, dice: { seed: `dice ${n}` } });
  return simulate(silverBayonet, state, randomPolicy(silverBayonet, `answers ${n}`));
}

heading('The Silver Bayonet: random legal games to their end');
const ends = [];
for (let n = 0; n < CHECKED; n++) ends.push(hashState(play(n).state, silverBayonet.fixed));
let games = 0;
let asks = 0;
const began = performance.now();
while (performance.now() - began < SECONDS * 1000) asks += play(games++).asks;
const seconds = (performance.now() - began) / 1000;
line('games', games / seconds, `checksum ${hashJson(ends)}`);
line('decisions', asks / seconds, `${Math.round(asks / games)} a game`);
