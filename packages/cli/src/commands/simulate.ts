import process from 'node:process';
import { summaryOf, tableOf, verdictOf } from '@vedette/lab';
import { type ArenaAsked, arenaOf, contestIn } from './arena.ts';
import { botIn, inFull, type NamedBot } from './bot-in.ts';
import { compare } from './compare.ts';
import { numberIn } from './number-in.ts';
import { exitCodeOf, type PlayedContest, playContest } from './play-contest.ts';

interface Asked extends ArenaAsked {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly games?: string | undefined;
  readonly within?: string | undefined;
  /** What is different in a second set-up. */
  readonly change?: readonly string[] | undefined;
  readonly json: boolean;
}

const USUAL_GAMES = '100';
const MOST_GAMES = 1_000_000;

/** `vedette simulate`: two bots against each other, or up to four, often, and what comes of it. */
export async function simulate(asked: Asked): Promise<number> {
  const [a, b] = [botIn(asked.a ?? 'recruit'), botIn(asked.b ?? 'recruit')];
  const games = numberIn('games', asked.games ?? USUAL_GAMES, 1, MOST_GAMES);
  const within = asked.within === undefined ? null : withinIn(asked.within);
  const arena = await arenaOf(asked);
  const others = [asked.c, asked.d].flatMap((text) => (text === undefined ? [] : [botIn(text)]));
  const contest = await contestIn(arena, a, b, others);
  const [c, d] = others.map(inFull);
  const names: Names = {
    a: inFull(a),
    b: inFull(b),
    ...(c === undefined ? {} : { c }),
    ...(d === undefined ? {} : { d }),
  };
  const rivals = rivalsOf(names, arena.seats);
  const holds = holdsFor(names.a, rivals, contest.exchange);
  const { change: texts = [] } = asked;
  if (texts.length > 0) {
    if (within !== null) throw new Error('--within goes without --change: pairs of games are all played.');
    return compare(
      arena,
      contest,
      { texts, pairs: games },
      { ...names, ruleset: arena.ruleset.id, json: asked.json, holds },
    );
  }
  const title = `${names.a} against ${others.length === 0 ? names.b : rivals}`;
  const played = await playContest(arena, contest, { games, within }, title);
  const summary = summaryOf(played.records, contest.exchange, others.length as 0 | 1 | 2);
  const gamesPerSecond = played.records.length / played.seconds;
  const { ended, seconds } = played;
  const { seed, scenarioId: scenario, workers } = arena;
  if (asked.json) {
    const head = { ruleset: arena.ruleset.id, scenario, seed, ...names };
    const speed = { seconds, gamesPerSecond, workers };
    process.stdout.write(`${JSON.stringify({ ...head, ended, ...summary, ...speed }, null, 2)}\n`);
  } else {
    const speed = `${seconds.toFixed(1)} s, ${gamesPerSecond.toFixed(1)} games a second`;
    process.stdout.write(`${title}, ${scenario}, seed ${seed}: ${ENDED[ended]}, ${speed}\n\n`);
    if (summary.games === 0) process.stdout.write('No game was over yet.\n');
    else {
      process.stdout.write(`${verdictOf(summary, subjectsOf(a, b))} ${holds}\n\n`);
      process.stdout.write(tableOf(summary, names));
    }
  }
  return exitCodeOf(played);
}

const ENDED: Readonly<Record<PlayedContest['ended'], string>> = {
  complete: 'all played',
  narrow: 'sure enough to stop',
  cancelled: 'interrupted',
};

/** Whom a verdict is about: the units where only they differ, else the bots. */
function subjectsOf(a: NamedBot, b: NamedBot) {
  const [one, other] = [a, b].map(inFull);
  if (one === other) return { a: 'a', b: 'b' };
  const units = a.name === b.name && a.unit !== null && b.unit !== null;
  return units ? { a: capital(a.unit), b: capital(b.unit) } : { a: one!, b: other! };
}

/** A word is a name here; a file stays as it is called. */
function capital(unit: string): string {
  return /^[a-z-]+$/.test(unit) ? `${unit[0]!.toUpperCase()}${unit.slice(1)}` : unit;
}

/** A verdict is about those who played, and nobody else. */
function holdsFor(a: string, rivals: string, exchange: boolean): string {
  const units = exchange ? 'with units that change hands' : 'with the units that were named';
  return `That holds for ${a} against ${rivals}, ${units}.`;
}

interface Names {
  readonly a: string;
  readonly b: string;
  readonly c?: string;
  readonly d?: string;
}

/** Everybody but a: b sits wherever nobody else is named. */
function rivalsOf({ b, c, d }: Names, seats: number): string {
  const others = [c, d].filter((name) => name !== undefined);
  const seatsOfB = seats - 1 - others.length;
  return [seatsOfB > 1 ? `${seatsOfB} of ${b}` : b, ...others].join(' and ');
}

function withinIn(text: string): number {
  const percent = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && percent > 0 && percent < 50) return percent / 100;
  throw new Error(`--within ${text}: give the percent on either side that are near enough, like 3 or 2.5.`);
}
