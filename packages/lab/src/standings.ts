import { winnersOf } from '@vedette/engine';
import type { PlayedGame } from './play-one.ts';
import { type Estimate, wilson } from './wilson.ts';

/** A role, an edge, a seat or a place in the order of play, and how those did who had it. */
export interface Standing {
  /** Null: those who had none. */
  readonly name: string | null;
  /** In which somebody had it; more than one may have. */
  readonly games: number;
  /** Games that were won by one who had it. */
  readonly won: number;
  /** What it would have of the wins if it made no difference. */
  readonly even: number;
  /** Of the wins, in games in which not everybody had it; null: there was none, and nothing to compare with. */
  readonly share: Estimate | null;
}

/** All who had something of a kind: what they have won and what was drawn come to the games that were played. */
export interface Standings {
  readonly games: number;
  readonly drawn: number;
  readonly rows: readonly Standing[];
}

interface Count {
  games: number;
  won: number;
  compared: number;
  points: number;
  even: number;
}

/** `had`: what each seat had in a game. Null where nobody ever had anything. */
export function standingsOf(
  records: readonly PlayedGame[],
  had: (record: PlayedGame) => readonly (string | null)[],
): Standings | null {
  const counts = new Map<string | null, Count>();
  const of = (name: string | null): Count => {
    const count = counts.get(name) ?? { games: 0, won: 0, compared: 0, points: 0, even: 0 };
    counts.set(name, count);
    return count;
  };
  let drawn = 0;
  for (const record of records) {
    const names = had(record);
    for (const name of new Set(names)) addGame(of(name), record, names, name);
    const winner = wonBy(record, names);
    if (winner === undefined) drawn += 1;
    else of(winner).won += 1;
  }
  if ([...counts.keys()].every((name) => name === null)) return null;
  const rows = [...counts].sort(nobodyLast).map(([name, count]) => standing(name, count));
  return { games: records.length, drawn, rows };
}

function addGame(
  count: Count,
  { shares }: PlayedGame,
  names: readonly (string | null)[],
  name: string | null,
): void {
  const holders = [...names.keys()].filter((seat) => names[seat] === name);
  count.games += 1;
  if (holders.length === names.length) return;
  count.compared += 1;
  count.points += holders.reduce((sum, seat) => sum + shares[seat]!, 0);
  count.even += holders.length / names.length;
}

/** What the winners had; undefined: nobody won, or winners of several kinds share it. */
function wonBy({ shares }: PlayedGame, names: readonly (string | null)[]): string | null | undefined {
  const winners = winnersOf({ shares });
  if (winners.length === 0 || winners.length === shares.length) return undefined;
  const kinds = new Set(winners.map((seat) => names[seat]!));
  return kinds.size === 1 ? [...kinds][0]! : undefined;
}

function standing(name: string | null, { games, won, compared, points, even }: Count): Standing {
  return {
    name,
    games,
    won,
    even: compared === 0 ? 0.5 : even / compared,
    share: compared === 0 ? null : wilson(points, compared),
  };
}

function nobodyLast([a]: readonly [string | null, unknown], [b]: readonly [string | null, unknown]): number {
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
