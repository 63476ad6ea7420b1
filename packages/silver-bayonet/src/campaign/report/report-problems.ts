import type { Refusal, SetupRequest } from '@vedette/engine';
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

type Tell = (code: string, path: string, message: string, rule?: string) => Refusal;

const tell: Tell = (code, path, message, rule = 'SB-CAMP-01') => ({
  code: `report.${code}`,
  rule,
  path,
  message,
});

/** Why this is no report of the game that was to be played, or null. */
export function reportProblem(
  question: ReportQuestion,
  report: AfterActionReport,
  s: CampaignState,
): Refusal | null {
  if (report.scenario !== question.scenario) {
    return tell('scenario', '/scenario', `The game was "${question.scenario}", not "${report.scenario}".`);
  }
  if (report.sides.length !== question.sides.length) {
    return tell(
      'sides',
      '/sides',
      `${question.sides.length} units took the field, not ${report.sides.length}.`,
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
    return tell('player', `${path}/player`, `This seat was ${asked.player}'s, not ${side.player}'s.`);
  }
  if (side.figures.length !== asked.figures.length) {
    const message = `${asked.player} had ${asked.figures.length} figures in the game, not ${side.figures.length}.`;
    return tell('figures', `${path}/figures`, message);
  }
  for (const [n, { id, name }] of asked.figures.entries()) {
    const given = side.figures[n]!;
    if (given.id === id && given.name === name) continue;
    const message = `Here comes ${id}, ${name}; the report has ${given.id}, ${given.name}.`;
    return tell('figures', `${path}/figures/${n}`, message);
  }
  return null;
}

function rewardsProblem({ bonusXp, rewards }: ReportSide, path: string): Refusal | null {
  const sum = rewards.reduce((points, { xp }) => points + xp, 0);
  if (rewards.length === 0 || sum === bonusXp) return null;
  const message = `The lines add up to ${sum}, and ${bonusXp} points are claimed.`;
  return tell('rewards', `${path}/bonusXp`, message, 'SB-CAMP-13');
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
    if (id === undefined)
      return tell('artefact', at, `There is no figure "${figure}" on this side.`, 'SB-CAMP-21');
    const who = member(players[seat]!, id);
    if (canCarry(who, artefact)) continue;
    return tell('artefact', at, `${who.entry.name} cannot carry ${artefact.name}.`, 'SB-CAMP-21');
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
  const message = 'Allies earn their bonus together: both sides have the same number of points.';
  return tell('shared', `/sides/${odd}/bonusXp`, message, 'SB-COOP-05');
}
