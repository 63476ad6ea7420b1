import type { CampaignCx } from '../game.ts';
import { matchOf } from '../match-of.ts';
import { memberOf } from '../members.ts';
import type { ReportQuestion } from '../questions.ts';
import type { CampaignState } from '../state.ts';

/** The first player hands it in. */
const KEEPER = 0;

/** As the match calls them: the seat there, and the member's own id. */
export function figureId(place: number, member: string): string {
  return `${place + 1}-${member}`;
}

/** Whose member a figure of a report is. */
export function memberIn(figure: string): string {
  return figure.slice(figure.indexOf('-') + 1);
}

export function reportQuestion(s: CampaignState): ReportQuestion {
  const { number, scenario, sides } = s.game!;
  const match = matchOf(s)!;
  return {
    number,
    scenario,
    match,
    sides: sides.map(({ seat, fielded }, i) => ({
      player: s.players[seat]!.name,
      figures: fielded.map((id) => ({
        id: figureId(i, id),
        name: memberOf(s.players[seat]!, id)!.entry.name,
      })),
    })),
  };
}

/** FF-CAMP-01: how the game went. */
export function takeReport(cx: CampaignCx): void {
  const game = cx.s.game!;
  game.report = cx.ask('report', KEEPER, reportQuestion(cx.s));
  const { number, scenario } = game;
  cx.emit({ type: 'reported', rule: 'FF-CAMP-01', number, scenario });
}
