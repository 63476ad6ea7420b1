// Fear and Faith: whole games by random legal play, at 300 points on bare ground and with 400 points in the zombie street;
// a mob of 14; recruits against each other. What has a measure to keep to is compared with a random game of The Silver
// Bayonet, played by turns in the same run.
import { hashJson, hashState, initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { contestPlayer, summaryOf } from '@vedette/lab';
import silverBayonet from '@vedette/silver-bayonet';
import { heading, line } from './lib/timing.mjs';

const CHECKED = 20;
const SECONDS = 4;

/** @param {readonly string[]} names */
const units = (names) =>
  names.map((name) => fearAndFaith.units.ready.find((party) => party.name.startsWith(name)));

/** What a game must be worth, as a part of The Silver Bayonet's speed. */
const GAMES = [
  { scenario: 'open-fight', names: ['Last orders', 'The household'], atLeast: 1 },
  { scenario: 'zombie-infestation', names: ['Last orders', 'The quiet end'], atLeast: 0.5 },
];

/**
 * @template {typeof fearAndFaith | typeof silverBayonet} R
 * @param {R} ruleset
 * @param {string} scenario
 * @param {readonly unknown[]} sides
 */
function games(ruleset, scenario, sides) {
  const setup = prepare(ruleset, { scenario, seats: sides.map((unit) => ({ unit })) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  /** @param {number} n */
  return (n) => {
    const state = initialState(ruleset, { setup: setup.value, dice: { seed: `dice ${n}` } });
    return simulate(ruleset, state, randomPolicy(ruleset, `answers ${n}`));
  };
}

const measureOfAll = games(
  silverBayonet,
  silverBayonet.scenarios.list[0].id,
  silverBayonet.units.ready.slice(0, 2),
);
for (let n = 0; n < CHECKED; n++) measureOfAll(n);

/** Milliseconds of processor a piece; the machine may have other things to do. */
function spent(/** @type {() => void} */ work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {readonly number[]} numbers */
const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/**
 * How long a piece of work takes, measured in random games of The Silver Bayonet: by turns, the middle of all.
 * @param {(n: number) => void} work
 */
function against(work) {
  const TURNS = 9;
  const EACH = 8;
  const ratios = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const numbers = Array.from({ length: EACH }, (_, i) => turn * EACH + i);
    const other = spent(() => {
      for (const n of numbers) measureOfAll(n);
    });
    const own = spent(() => {
      for (const n of numbers) work(n);
    });
    ratios.push(own / other);
  }
  return middle(ratios);
}

for (const { scenario, names, atLeast } of GAMES) {
  heading(`Fear and Faith: random legal games to their end, ${scenario}`);
  const play = games(fearAndFaith, scenario, units(names));
  const ends = [];
  for (let n = 0; n < CHECKED; n++) ends.push(hashState(play(n).state, fearAndFaith.fixed));
  let count = 0;
  let asks = 0;
  const began = performance.now();
  while (performance.now() - began < SECONDS * 1000) asks += play(count++).asks;
  const seconds = (performance.now() - began) / 1000;
  line('games', count / seconds, `checksum ${hashJson(ends)}`);
  line('decisions', asks / seconds, `${Math.round(asks / count)} a game`);
  const speed = 1 / against((n) => play(n));
  console.log(`${speed.toFixed(2)} of the speed of The Silver Bayonet's, at least ${atLeast} wanted`);
}

heading('Fear and Faith: a mob of 14');
const MOB = 14;
const street = fearAndFaith.positions.schema.parse({
  active: 1,
  models: [
    ...Array.from({ length: MOB }, (_, i) => ({
      id: `z${i}`,
      profile: 'grouped-walking-dead',
      party: 1,
      x: 300 + 40 * (i % 7),
      y: 300 + 40 * Math.floor(i / 7),
    })),
    ...Array.from({ length: 6 }, (_, i) => ({
      id: `k${i}`,
      profile: 'zombie-survivor-with-baseball-bat',
      party: 0,
      x: 250 + 60 * i,
      y: 560,
    })),
  ],
});
/** All of them, each moved before the dice and acting after them, until the next is nominated. */
function nomination(/** @type {number} */ n) {
  const state = initialState(fearAndFaith, { position: street, dice: { seed: `mob ${n}` } });
  const any = randomPolicy(fearAndFaith, random(`mob ${n}`));
  let nominated = 0;
  return simulate(fearAndFaith, state, (asked) => {
    if (asked.kind === 'nominate')
      return nominated++ === 0
        ? asked.question.options.find((/** @type {string} */ id) => id.startsWith('mob/'))
        : 'concede';
    if (asked.kind === 'group') return asked.question.options;
    if (asked.kind === 'dice') return '1';
    if (asked.kind === 'nextMember') return asked.question.options[0];
    return any(asked);
  });
}
for (let n = 0; n < CHECKED; n++) nomination(n);
const MOBS = 200;
const each =
  spent(() => {
    for (let n = 0; n < MOBS; n++) nomination(CHECKED + n);
  }) / MOBS;
line('nominations, from the name to the last action', 1000 / each, 'of processor time; under 20 ms wanted');
console.log(`${against((n) => nomination(CHECKED + n)).toFixed(2)} of a random game of The Silver Bayonet`);

heading('Fear and Faith: recruit against recruit, open-fight');
const [one, other] = units(['Last orders', 'The Sawyer Creek']);
const play = contestPlayer(fearAndFaith, {
  scenario: 'open-fight',
  options: {},
  seed: 'bench',
  a: { level: 'recruit' },
  b: { level: 'recruit' },
  units: [[one, other]],
  exchange: true,
});
const { checksum } = summaryOf(Array.from({ length: CHECKED }, (_, number) => play(number)));
let fought = 0;
const from = performance.now();
while (performance.now() - from < SECONDS * 1000) play(CHECKED + fought++);
line('games', (fought * 1000) / (performance.now() - from), `checksum ${checksum}`);
