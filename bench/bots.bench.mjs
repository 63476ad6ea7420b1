// Bots on the introductory scenario of The Silver Bayonet: whole games on one core, a veteran's forks, two threads.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { answered, outlookOf, seated } from '@vedette/bots';
import { begin, prepare, random, randomPolicy } from '@vedette/engine';
import { playBatch } from '@vedette/lab';
import { threads } from '@vedette/lab/node';
import silverBayonet from '@vedette/silver-bayonet';
import { contest, one, other, SCENARIO, WARM_UP } from './lib/bot-contest.mjs';
import { heading, line } from './lib/timing.mjs';

const SECONDS = 6;
const DEPTH = 20;

heading(`Bots on one core, ${SCENARIO}`);
for (const level of ['random', 'recruit']) {
  const file = fileURLToPath(new URL('./lib/bot-games.mjs', import.meta.url));
  const said = execFileSync(process.execPath, [...process.execArgv, file, level, String(SECONDS)], {
    encoding: 'utf8',
  });
  const { games, decisions, seconds, processor, checksum } = JSON.parse(said);
  const perCpuSecond = (games / processor).toFixed(1);
  line(
    `${level} against ${level}, games`,
    games / seconds,
    `checksum ${checksum}, ${perCpuSecond} a second of processor time`,
  );
  line(
    `${level} against ${level}, decisions`,
    decisions / seconds,
    `${Math.round(decisions / games)} a game`,
  );
}

heading(`A veteran's forks, ${DEPTH} steps each`);
for (const turn of [1, 3]) {
  const outlook = outlookOf(standing(turn));
  let forks = 0;
  const began = performance.now();
  while (performance.now() - began < (SECONDS * 1000) / 2) {
    const seed = `fork ${forks++}`;
    const chance = random(seed);
    const any = randomPolicy(silverBayonet, chance);
    const policy = (asked) => silverBayonet.bots.thumb(asked, chance) ?? any(asked);
    outlook.playOn({ seed, policy, limits: { steps: DEPTH } });
  }
  line(`forks in turn ${turn}`, (forks * 1000) / (performance.now() - began));
}

heading('Threads: recruit against recruit, beside a plain loop');
const loopAlone = await loopsPerSecond(1);
const loopTogether = await loopsPerSecond(2);
const alone = await gamesPerSecond(1);
const together = await gamesPerSecond(2);
const machine = loopTogether / loopAlone;
const ours = together.rate / alone.rate;
const perProcessor = together.perProcessor / alone.perProcessor;
line('rounds of the loop with one thread', loopAlone);
line('rounds of the loop with two threads', loopTogether, `${machine.toFixed(2)}x: what the machine gives`);
line('games with one thread', alone.rate, `${alone.processors.toFixed(2)} processors busy`);
line(
  'games with two threads',
  together.rate,
  `${ours.toFixed(2)}x, ${together.processors.toFixed(2)} processors busy: ${perProcessor.toFixed(2)}x for each`,
);

/** A match between recruits at the first question of this turn. */
function standing(turn) {
  const setup = prepare(silverBayonet, { scenario: SCENARIO, seats: [{ unit: one }, { unit: other }] });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const players = [0, 1].map((seat) => seated(silverBayonet, { level: 'recruit', seed: `bench ${seat}` }));
  let match = begin(silverBayonet, { setup: setup.value, dice: { seed: 'bench' } });
  while (match.state.turn < turn || match.state.stage !== 'play') match = answered(match, players);
  return match;
}

/** Once the threads are warm: each compiles for itself. One keeps more than a processor busy, with its compiler. */
async function gamesPerSecond(count) {
  const module = import.meta.resolve('@vedette/silver-bayonet');
  const crew = threads(count, { module, contest: contest('recruit', 'threads') });
  await playBatch(crew, { games: WARM_UP * count, within: null });
  let games = 0;
  const began = performance.now();
  const used = process.cpuUsage();
  // The crew is sent away in the middle: what counts is what was finished by then.
  setTimeout(() => void crew.dismiss(), SECONDS * 1000);
  await playBatch(crew, { games: 1_000_000, within: null }, (played) => {
    games = played;
  });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const processors = (user + system) / 1e6 / seconds;
  return { rate: games / seconds, processors, perProcessor: games / seconds / processors };
}

/** What so many threads do at a time of something that shares nothing. */
async function loopsPerSecond(count) {
  const file = new URL('./lib/plain-loop.mjs', import.meta.url);
  const rates = Array.from(
    { length: count },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(file, { workerData: { seconds: SECONDS / 2 } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}
