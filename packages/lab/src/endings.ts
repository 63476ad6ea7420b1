import { winnersOf } from '@vedette/engine';
import type { PlayedGame } from './play-one.ts';

/** A way in which games ended, and who won them so. */
export interface Ending {
  readonly reason: string;
  readonly games: number;
  readonly a: number;
  readonly b: number;
  readonly drawn: number;
  /** Won by those who had a role of the scenario. */
  readonly roles: Readonly<Record<string, number>>;
}

/** Most frequent first. */
export function endingsOf(records: readonly PlayedGame[]): readonly Ending[] {
  const reasons = [...new Set(records.map(({ reason }) => reason))];
  return reasons
    .map((reason) =>
      endingBy(
        reason,
        records.filter((record) => record.reason === reason),
      ),
    )
    .sort((one, other) => other.games - one.games || (one.reason < other.reason ? -1 : 1));
}

function endingBy(reason: string, records: readonly PlayedGame[]): Ending {
  const roles: Record<string, number> = {};
  let [a, b] = [0, 0];
  for (const { shares, seatOfA, chronicle } of records) {
    const winners = winnersOf({ shares });
    const [winner] = winners;
    if (winner === undefined || winners.length > 1) continue;
    if (winner === seatOfA) a += 1;
    else b += 1;
    const role = chronicle?.roles[winner] ?? null;
    if (role !== null) roles[role] = (roles[role] ?? 0) + 1;
  }
  return { reason, games: records.length, a, b, drawn: records.length - a - b, roles };
}
