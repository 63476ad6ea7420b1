import { recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import { matchOf } from '../match-of.ts';
import { amend, member } from '../members.ts';
import type { AfterActionReport, ReportSide } from '../report/report.ts';
import type { GameInHand, Player, SideInHand } from '../state.ts';

/** The game is over, wherever it was played: its report is taken in. */
export function takeReport(cx: CampaignCx): void {
  const { s } = cx;
  const game = s.game!;
  const { number, scenario } = game;
  const report = cx.ask('report', game.sides[0]!.seat, {
    number,
    scenario,
    mode: game.mode,
    match: matchOf(s)!,
    sides: asked(cx, game),
  });
  game.report = report;
  cx.emit({ type: 'reported', rule: 'SB-CAMP-01', number, scenario });
  game.sides.forEach((side, i) => {
    settle(cx, game, side, report.sides[i]!);
  });
}

/** Who is reported on, in the words of the report. */
function asked({ s }: CampaignCx, game: GameInHand) {
  return game.sides.map(({ seat, fielded }, i) => ({
    player: s.players[seat]!.name,
    figures: fielded.map((id, n) => ({
      id: `${i + 1}-${n + 1}`,
      name: member(s.players[seat]!, id).entry.name,
    })),
  }));
}

function settle(cx: CampaignCx, game: GameInHand, side: SideInHand, report: ReportSide): void {
  const player = cx.s.players[side.seat]!;
  side.left = { ...report.fate };
  player.fate = spent(player, game);
  // SB-CAMP-04, SB-CAMP-05: what was for this game only has been.
  for (const id of side.fielded) {
    const who = member(player, id);
    if (recordOf(who.entry).nextGame.length > 0) amend(who, { nextGame: [] });
  }
  takeHome(cx, side, report);
}

/** SB-FATE-12, SB-SOLO-05.R1: noted dice are gone, but for Monster Dice that had no use in this game. */
function spent({ fate }: Player, { mode }: GameInHand): Player['fate'] {
  return { power: 0, skill: 0, monster: mode === 'competitive' ? 0 : fate.monster };
}

/** SB-CAMP-21: new artefacts, with those who carry them. */
function takeHome(cx: CampaignCx, { seat, fielded }: SideInHand, { artefacts }: ReportSide): void {
  const player = cx.s.players[seat]!;
  for (const { figure, ...artefact } of artefacts) {
    if (figure === null) {
      player.baggage.push(artefact);
      cx.emit({ type: 'artefactStored', rule: 'SB-CAMP-21', seat, artefact: artefact.name });
      continue;
    }
    const who = member(player, fielded[placeOf(figure)]!);
    amend(who, { artefacts: [...recordOf(who.entry).artefacts, artefact] });
    const { id, entry } = who;
    cx.emit({
      type: 'artefactGiven',
      rule: 'SB-CAMP-21',
      seat,
      member: id,
      name: entry.name,
      artefact: artefact.name,
    });
  }
}

/** The place in its unit that a figure's id tells. */
function placeOf(figure: AfterActionReport['sides'][number]['figures'][number]['id']): number {
  return Number(figure.split('-')[1]) - 1;
}
