import process from 'node:process';
import { levelsOf } from '@vedette/bots';
import { eloOf, type Pairing, percent, type Rating, type Summary, summaryOf } from '@vedette/lab';
import { type Arena, type ArenaAsked, arenaOf, checkLevels, contestIn } from './arena.ts';
import { botIn, inFull, type NamedBot } from './bot-in.ts';
import { numberIn } from './number-in.ts';
import { exitCodeOf, type PlayedContest, playContest } from './play-contest.ts';

interface Asked extends ArenaAsked {
  /** With commas between them. */
  readonly bots?: string | undefined;
  readonly games?: string | undefined;
  readonly json: boolean;
}

/** Two that met, by their numbers, and how it went. */
interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly summary: Summary;
}

const USUAL_GAMES = '20';
const MOST_GAMES = 100_000;

/** `vedette tournament`: every bot against every bot, and how strong they are. */
export async function tournament(asked: Asked): Promise<number> {
  const named = asked.bots?.split(',').map((text) => botIn(text.trim()));
  if (named !== undefined && named.length < 2)
    throw new Error('A tournament needs two bots at least: --bots recruit,regular');
  const games = numberIn('games', asked.games ?? USUAL_GAMES, 1, MOST_GAMES);
  const arena = await arenaOf(asked);
  const bots = named ?? levelsOf(arena.ruleset).map(botIn);
  checkLevels(arena, bots);
  const { meetings, cancelled, fault } = await allMeetings(arena, bots, games);
  const ratings = eloOf(bots.length, meetings.map(pairingOf));
  const { seed, scenarioId: scenario } = arena;
  if (asked.json) {
    const head = { ruleset: arena.ruleset.id, scenario, seed, ended: cancelled ? 'cancelled' : 'complete' };
    const table = bots.map((bot, i) => ({ bot: inFull(bot), ...ratings[i]! }));
    const met = meetings.map(({ a, b, summary }) => ({
      a: inFull(bots[a]!),
      b: inFull(bots[b]!),
      games: summary.games,
      wins: summary.wins,
      share: summary.share,
      checksum: summary.checksum,
    }));
    process.stdout.write(`${JSON.stringify({ ...head, ratings: table, meetings: met }, null, 2)}\n`);
  } else {
    const words = cancelled ? ', interrupted' : '';
    process.stdout.write(
      `${scenario}, ${games} ${games === 1 ? 'game' : 'games'} a pairing, seed ${seed}${words}\n\n`,
    );
    process.stdout.write(tableOf(bots, ratings, meetings));
  }
  return exitCodeOf({ ended: cancelled ? 'cancelled' : 'complete', fault });
}

/** Those that an interrupt left no time for are there, too, without games: ratings need to know who did not meet. */
async function allMeetings(arena: Arena, bots: readonly NamedBot[], games: number) {
  const meetings: Meeting[] = [];
  let cancelled = false;
  let fault: Error | null = null;
  for (let a = 0; a < bots.length; a++) {
    for (let b = a + 1; b < bots.length; b++) {
      const played: PlayedContest = cancelled ? NOT_PLAYED : await met(arena, bots[a]!, bots[b]!, games);
      const { records, ended } = played;
      fault ??= played.fault;
      meetings.push({ a, b, summary: summaryOf(records) });
      cancelled ||= ended === 'cancelled';
    }
  }
  return { meetings, cancelled, fault };
}

const NOT_PLAYED: PlayedContest = { records: [], ended: 'cancelled', seconds: 0, fault: null };

async function met(arena: Arena, one: NamedBot, other: NamedBot, games: number): Promise<PlayedContest> {
  const contest = await contestIn(arena, one, other);
  return playContest(arena, contest, { games, within: null }, `${inFull(one)} against ${inFull(other)}`);
}

function pairingOf({ a, b, summary: { games, wins } }: Meeting): Pairing {
  return { a, b, games, pointsOfA: wins.a + wins.draw / 2 };
}

/** Strongest first, with the share of the games that each won against each. */
function tableOf(
  bots: readonly NamedBot[],
  ratings: readonly Rating[],
  meetings: readonly Meeting[],
): string {
  const order = bots.map((_, i) => i).sort((i, j) => ratings[j]!.elo - ratings[i]!.elo);
  const names = bots.map(inFull);
  const widest = Math.max(...names.map((name) => name.length), 'against'.length);
  const share = (i: number, j: number): string => {
    const met = meetings.find(({ a, b }) => (a === i && b === j) || (a === j && b === i));
    if (met === undefined || met.summary.games === 0) return '';
    const { share } = met.summary.share;
    return percent(met.a === i ? share : 1 - share);
  };
  const line = (name: string, elo: string, cells: readonly string[]) =>
    `${name.padEnd(widest)}  ${elo.padStart(11)}  ${cells.map((cell) => cell.padStart(widest)).join('  ')}\n`;
  const head = line(
    '',
    'Elo',
    order.map((i) => names[i]!),
  );
  const rows = order.map((i) => {
    const { elo, error } = ratings[i]!;
    const cells = order.map((j) => (i === j ? '' : share(i, j)));
    return line(names[i]!, `${Math.round(elo)} ± ${Math.round(error)}`, cells);
  });
  return head + rows.join('');
}
