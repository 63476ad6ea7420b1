/**
 * One way of playing the same duels, in a process of its own: prints one JSON line.
 * `duel-design.mjs <plain|simulate|suspend> <walking|standing>`
 */
import duel from '@vedette/duel';
import {
  answer,
  begin,
  hashJson,
  hashState,
  initialState,
  prepare,
  random,
  randomPolicy,
  simulate,
} from '@vedette/engine';
import { playPlainly } from './plain-duel.mjs';

const GAMES_CHECKED = 200;
const [design, manner] = process.argv.slice(2);
const walks = manner === 'walking';

const setups = duel.scenarios.list.map((scenario) => {
  const seats = duel.units.ready.map((unit) => ({ unit }));
  const setup = prepare(duel, { scenario: scenario.id, seats, options: { turns: walks ? 12 : 30 } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return setup.value;
});

/** Game n: the scenarios in turn, dice by number; those who do not walk start toe to toe. */
function originOf(n) {
  const setup = setups[n % setups.length];
  const [x, y] = setup.scenario.starts[0];
  const starts = walks
    ? setup.scenario.starts
    : [
        [x, y],
        [x + 1, y],
      ];
  return {
    setup: { ...setup, scenario: { ...setup.scenario, starts } },
    dice: { seed: `dice ${n}` },
  };
}

function fresh(n) {
  return initialState(duel, originOf(n));
}

function policyFor(n) {
  const chance = random(`answers ${n}`);
  const any = randomPolicy(duel, chance);
  if (walks) return any;
  return (asked) => {
    if (asked.kind === 'walk') return [];
    if (asked.kind !== 'strikeBack') return any(asked);
    chance.below(1);
    return 'strike-back';
  };
}

const designs = {
  plain: (n, s) => ({ asks: playPlainly(s, `answers ${n}`, walks), state: s }),
  simulate: (n, s) => simulate(duel, s, policyFor(n)),
  suspend(n) {
    const policy = policyFor(n);
    let game = begin(duel, originOf(n));
    while (game.pending !== null) {
      const { kind, seat, question } = game.pending;
      const { state } = game;
      game = answer(game, seat, policy({ kind, seat, question, view: () => duel.view(state, seat) })).value;
    }
    return { asks: game.answers.length, state: game.state };
  },
};

const play = designs[design];
const ends = [];
for (let n = 0; n < GAMES_CHECKED; n++) ends.push(hashState(play(n, fresh(n)).state, duel.fixed));

const BATCH = 200;
let asks = 0;
let spent = 0;
for (let n = 0; spent < 2000; n += BATCH) {
  const states = Array.from({ length: BATCH }, (_, i) => fresh(n + i));
  const began = performance.now();
  for (let i = 0; i < BATCH; i++) asks += play(n + i, states[i]).asks;
  spent += performance.now() - began;
}
process.stdout.write(`${JSON.stringify({ asks: asks / (spent / 1000), checksum: hashJson(ends) })}\n`);
