import { memberOf } from '../members.ts';
import type { ReportFigure, ReportSide } from '../report/report.ts';
import type { CampaignState, Member, SideInHand } from '../state.ts';

/** A member who was in the game and is still in the unit, with what is reported of it. */
export interface Survivor {
  readonly who: Member;
  readonly figure: ReportFigure;
}

export function reportOn({ game }: CampaignState, side: SideInHand): ReportSide {
  return game!.report!.sides[game!.sides.indexOf(side)]!;
}

/** Those who were in the game, in the order of their unit; whoever has been struck off since is gone. */
export function survivors(s: CampaignState, side: SideInHand): readonly Survivor[] {
  const { figures } = reportOn(s, side);
  return side.fielded.flatMap((id, i) => {
    const who = memberOf(s.players[side.seat]!, id);
    return who === null ? [] : [{ who, figure: figures[i]! }];
  });
}
