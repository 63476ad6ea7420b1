import { memberOf } from '../members.ts';
import type { ReportFigure } from '../report/report.ts';
import type { CampaignState, Member, SideInHand } from '../state.ts';
import { figureId } from './take-report.ts';

/** What was reported of each member who was there and is still on the roll. */
export function reportedOf(
  s: CampaignState,
  side: SideInHand,
): readonly { readonly who: Member; readonly told: ReportFigure }[] {
  const game = s.game!;
  const place = game.sides.indexOf(side);
  const { figures } = game.report!.sides[place]!;
  const player = s.players[side.seat]!;
  return side.fielded.flatMap((id) => {
    const who = memberOf(player, id);
    const told = figures.find((figure) => figure.id === figureId(place, id));
    return who === null || told === undefined ? [] : [{ who, told }];
  });
}

/** Those of them who came through it as they were. */
export function survivorsOf(s: CampaignState, side: SideInHand) {
  return reportedOf(s, side).filter(
    ({ who, told }) => !side.fallen.includes(who.id) && told.turned === null && told.fate !== 'lost',
  );
}
