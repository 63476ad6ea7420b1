import type { Refusal, Said, SetupRequest } from '@vedette/engine';
import { say } from '../../refusals.ts';
import { loops, misplacedIn } from '../../scenario/check/list-problems.ts';
import { canCarry, member } from '../members.ts';
import type { CampaignState, SideInHand } from '../state.ts';
import type { AfterActionReport, ReportSide } from './report.ts';

/** What a report is asked about. */
export interface ReportQuestion {
  readonly number: number;
  readonly scenario: string;
  readonly mode: string;
  /** The game to play, as a match takes it. */
  readonly match: SetupRequest;
  readonly sides: readonly {
    readonly player: string;
    readonly figures: readonly { readonly id: string; readonly name: string }[];
  }[];
}

type Tell = (code: string, path: string, said: Said, rule?: string) => Refusal;

const tell: Tell = (code, path, said, rule = 'SB-CAMP-01') => ({
  code: `report.${code}`,
  rule,
  path,
  ...said,
});

/** Why this is no report of the game that was to be played, or null. */
export function reportProblem(
  question: ReportQuestion,
  report: AfterActionReport,
  s: CampaignState,
): Refusal | null {
  if (report.scenario !== question.scenario) {
    return tell(
      'scenario',
      '/scenario',
      say('report.scenario', { scenario: question.scenario, scenario2: report.scenario }),
    );
  }
  if (report.sides.length !== question.sides.length) {
    return tell(
      'sides',
      '/sides',
      say('report.sides', { sides: question.sides.length, sides2: report.sides.length }),
    );
  }
  for (const [i, side] of report.sides.entries()) {
    const found =
      figuresProblem(question.sides[i]!, side, `/sides/${i}`) ??
      rewardsProblem(side, `/sides/${i}`) ??
      artefactsProblem(s, s.game!.sides[i]!, side, `/sides/${i}`);
    if (found !== null) return found;
  }
  return sharedProblem(report, s) ?? studyProblem(report);
}

/** Everybody who went, and nobody else. */
function figuresProblem(
  asked: ReportQuestion['sides'][number],
  side: ReportSide,
  path: string,
): Refusal | null {
  if (side.player !== asked.player) {
    return tell(
      'player',
      `${path}/player`,
      say('report.player', { player: asked.player, player2: side.player }),
    );
  }
  if (side.figures.length !== asked.figures.length) {
    const said = say('report.figures', {
      player: asked.player,
      figures: asked.figures.length,
      figures2: side.figures.length,
    });
    return tell('figures', `${path}/figures`, said);
  }
  for (const [n, { id, name }] of asked.figures.entries()) {
    const given = side.figures[n]!;
    if (given.id === id && given.name === name) continue;
    const said = say('report.other-figure', { id, name, givenId: given.id, given: given.name });
    return tell('figures', `${path}/figures/${n}`, said);
  }
  return null;
}

function rewardsProblem({ bonusXp, rewards }: ReportSide, path: string): Refusal | null {
  const sum = rewards.reduce((points, { xp }) => points + xp, 0);
  if (rewards.length === 0 || sum === bonusXp) return null;
  const said = say('report.rewards', { sum, bonusXp });
  return tell('rewards', `${path}/bonusXp`, said, 'SB-CAMP-13');
}

function artefactsProblem(
  { players }: CampaignState,
  { seat, fielded }: SideInHand,
  { artefacts, figures }: ReportSide,
  path: string,
): Refusal | null {
  for (const [n, { figure, ...artefact }] of artefacts.entries()) {
    if (figure === null) continue;
    const at = `${path}/artefacts/${n}/figure`;
    const id = fielded[figures.findIndex((known) => known.id === figure)];
    if (id === undefined) return tell('artefact', at, say('report.no-figure', { figure }), 'SB-CAMP-21');
    const who = member(players[seat]!, id);
    if (canCarry(who, artefact)) continue;
    return tell(
      'artefact',
      at,
      say('report.cannot-carry', { entry: who.entry.name, artefact: artefact.name }),
      'SB-CAMP-21',
    );
  }
  return null;
}

/** SB-OPS-28, SB-OPS-67: what is studied comes to an end, and needs no table. */
function studyProblem({ procedures, sides }: AfterActionReport): Refusal | null {
  const lists = sides.flatMap(({ aftermath }, i) =>
    aftermath.map(({ do: value }, n) => ({ path: `/sides/${i}/aftermath/${n}/do`, value })),
  );
  const [problem] = [...loops(procedures), ...misplacedIn(lists, procedures, 'after')];
  return problem ?? null;
}

/** SB-COOP-05.R2: allies earn their bonus once, together. */
function sharedProblem({ sides }: AfterActionReport, { game, options }: CampaignState): Refusal | null {
  if (game!.mode !== 'co-operative' || options['coop-xp'] !== 'shared') return null;
  const [first] = sides;
  const odd = sides.findIndex(({ bonusXp }) => bonusXp !== first!.bonusXp);
  if (odd < 0) return null;
  const said = say('report.shared');
  return tell('shared', `/sides/${odd}/bonusXp`, said, 'SB-COOP-05');
}
