import process from 'node:process';
import { summaryOf, tableOf } from '@vedette/lab';
import { type ArenaAsked, arenaOf, contestIn } from './arena.ts';
import { botIn, inFull } from './bot-in.ts';
import { numberIn } from './number-in.ts';
import { INTERRUPTED, type PlayedContest, playContest } from './play-contest.ts';

interface Asked extends ArenaAsked {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly games?: string | undefined;
  readonly within?: string | undefined;
  readonly json: boolean;
}

const USUAL_GAMES = '100';
const MOST_GAMES = 1_000_000;

/** `vedette simulate`: two bots against each other, often, and what comes of it. */
export async function simulate(asked: Asked): Promise<number> {
  const [a, b] = [botIn(asked.a ?? 'recruit'), botIn(asked.b ?? 'recruit')];
  const games = numberIn('games', asked.games ?? USUAL_GAMES, 1, MOST_GAMES);
  const within = asked.within === undefined ? null : withinIn(asked.within);
  const arena = await arenaOf(asked);
  const contest = await contestIn(arena, a, b);
  const names = { a: inFull(a), b: inFull(b) };
  const title = `${names.a} against ${names.b}`;
  const played = await playContest(arena, contest, { games, within }, title);
  const summary = summaryOf(played.records);
  const gamesPerSecond = played.records.length / played.seconds;
  const { ended, seconds } = played;
  const { seed, scenarioId: scenario, workers } = arena;
  if (asked.json) {
    const head = { ruleset: asked.ruleset, scenario, seed, ...names };
    const speed = { seconds, gamesPerSecond, workers };
    process.stdout.write(`${JSON.stringify({ ...head, ended, ...summary, ...speed }, null, 2)}\n`);
  } else {
    const speed = `${seconds.toFixed(1)} s, ${gamesPerSecond.toFixed(1)} games a second`;
    process.stdout.write(`${title}, ${scenario}, seed ${seed}: ${ENDED[ended]}, ${speed}\n\n`);
    process.stdout.write(summary.games === 0 ? 'No game was over yet.\n' : tableOf(summary, names));
  }
  return ended === 'cancelled' ? INTERRUPTED : 0;
}

const ENDED: Readonly<Record<PlayedContest['ended'], string>> = {
  complete: 'all played',
  narrow: 'sure enough to stop',
  cancelled: 'interrupted',
};

function withinIn(text: string): number {
  const percent = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && percent > 0 && percent < 50) return percent / 100;
  throw new Error(`--within ${text}: give the percent on either side that are near enough, like 3 or 2.5.`);
}
