// Fear and Faith: whole games by random legal play, at 300 points on bare ground and in the zombie street; a mob of 14;
// recruits against each other.
import { hashJson, hashState, initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { contestPlayer, summaryOf } from '@vedette/lab';
import { heading, line } from './lib/timing.mjs';

const CHECKED = 20;
const SECONDS = 4;

/** @param {readonly string[]} names */
const units = (names) =>
  names.map((name) => fearAndFaith.units.ready.find((party) => party.name.startsWith(name)));

/**
 * @param {string} scenario
 * @param {readonly string[]} names
 */
function games(scenario, names) {
  const setup = prepare(fearAndFaith, { scenario, seats: units(names).map((unit) => ({ unit })) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  /** @param {number} n */
  return (n) => {
    const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed: `dice ${n}` } });
    return simulate(fearAndFaith, state, randomPolicy(fearAndFaith, `answers ${n}`));
  };
}

for (const [scenario, ...names] of [
  ['open-fight', 'Last orders', 'The household'],
  ['zombie-infestation', 'Last orders', 'The quiet end'],
]) {
  heading(`Fear and Faith: random legal games to their end, ${scenario}`);
  const play = games(scenario, names);
  const ends = [];
  for (let n = 0; n < CHECKED; n++) ends.push(hashState(play(n).state, fearAndFaith.fixed));
  let count = 0;
  let asks = 0;
  const began = performance.now();
  while (performance.now() - began < SECONDS * 1000) asks += play(count++).asks;
  const seconds = (performance.now() - began) / 1000;
  line('games', count / seconds, `checksum ${hashJson(ends)}`);
  line('decisions', asks / seconds, `${Math.round(asks / count)} a game`);
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
let mobs = 0;
const since = performance.now();
while (performance.now() - since < (SECONDS * 1000) / 2) nomination(CHECKED + mobs++);
line('nominations, from the name to the last action', (mobs * 1000) / (performance.now() - since));

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
