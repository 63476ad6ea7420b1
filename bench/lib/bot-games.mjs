/** Whole games between two bots of one level, in a process of their own: another level would have warmed it up wrongly. */
import process from 'node:process';
import { contestPlayer, summaryOf } from '@vedette/lab';
import silverBayonet from '@vedette/silver-bayonet';
import { contest, WARM_UP } from './bot-contest.mjs';

const CHECKED = 8;
const [level, seconds] = process.argv.slice(2);
const play = contestPlayer(silverBayonet, contest(level, 'bench'));
const { checksum } = summaryOf(Array.from({ length: CHECKED }, (_, number) => play(number)));
for (let number = CHECKED; number < WARM_UP; number++) play(number);

let games = 0;
let decisions = 0;
const began = performance.now();
const used = process.cpuUsage();
while (performance.now() - began < Number(seconds) * 1000) decisions += play(WARM_UP + games++).decisions;
const passed = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
process.stdout.write(
  JSON.stringify({ games, decisions, seconds: passed, processor: (user + system) / 1e6, checksum }),
);
