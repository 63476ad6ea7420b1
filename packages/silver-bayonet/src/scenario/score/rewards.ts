import type { FigureId, SilverBayonetState } from '../../state.ts';
import { score } from './score.ts';

/** What a game has earned. */
interface Earned {
  /**
   * SB-CAMP-13: bonus experience points of each seat's side. In co-operative play both seats are one side and show the
   * same points, earned once by the two together (SB-COOP-05.R2: shared, or by Option `coop-xp` in full for each).
   */
  readonly bonusXp: number[];
  /** SB-CAMP-14: extra points of single figures, before the limit of one a game. */
  readonly figureXp: Record<FigureId, number>;
}

/** SB-OPS-26, SB-SCN-GEN-32: the rewards of a game that is over; of one in progress, as it stands. */
export function rewardsOf(state: SilverBayonetState): Earned {
  const bonusXp = state.sides.map(() => 0);
  const figureXp: Record<FigureId, number> = {};
  const learns = (id: FigureId, xp: number) => {
    figureXp[id] = (figureXp[id] ?? 0) + xp;
  };
  for (const side of score(state)) {
    for (const seat of side.seats) bonusXp[seat] = side.bonusXp;
    for (const { figures, points } of side.lines) for (const id of figures ?? []) learns(id, points);
  }
  // SB-OPS-65: what the scenario's operations taught.
  for (const deed of state.deeds) if (deed.what === 'learned') learns(deed.figure, deed.xp);
  return { bonusXp, figureXp };
}
