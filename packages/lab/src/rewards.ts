import type { PlayedGame } from './play-one.ts';

/** What one reward of the scenario has brought in all games. */
export interface RewardTotal {
  readonly id: string;
  readonly text: string | null;
  /** In which it brought somebody something. */
  readonly games: number;
  readonly a: number;
  readonly b: number;
  /** To those who had a role of the scenario. */
  readonly roles: Readonly<Record<string, number>>;
}

/** In the order of the scenario; null: nobody can earn anything. */
export function rewardsIn(records: readonly PlayedGame[]): readonly RewardTotal[] | null {
  const totals = new Map<string, { -readonly [Key in keyof RewardTotal]: RewardTotal[Key] }>();
  let scored = false;
  for (const { chronicle, seatOfA } of records) {
    if (chronicle === null || chronicle.earned === null) continue;
    scored = true;
    for (const { id, text, points } of chronicle.rewards) {
      const total = totals.get(id) ?? { id, text, games: 0, a: 0, b: 0, roles: {} };
      totals.set(id, total);
      if (points.some((point) => point !== 0)) total.games += 1;
      for (const [seat, point] of points.entries()) {
        if (seat === seatOfA) total.a += point;
        else total.b += point;
        const role = chronicle.roles[seat] ?? null;
        if (role !== null) total.roles = { ...total.roles, [role]: (total.roles[role] ?? 0) + point };
      }
    }
  }
  return scored ? [...totals.values()] : null;
}
