import type { Refusal } from '@vedette/engine';
import { INFECTION } from '../../data/campaign.ts';
import { refusal } from '../../refusal.ts';
import type { ReportQuestion } from '../questions.ts';
import type { AfterGameReport, ReportFigure, ReportSide } from './report.ts';

const RULE = 'FF-CAMP-01';

/** Why this is no report of the game that was to be played, or null. */
export function reportProblem(question: ReportQuestion, report: AfterGameReport): Refusal | null {
  const { scenario, sides } = question;
  if (report.scenario !== scenario)
    return refusal('report.scenario', RULE, { scenario, given: report.scenario }, '/scenario');
  if (report.sides.length !== sides.length)
    return refusal('report.sides', RULE, { count: sides.length, given: report.sides.length }, '/sides');
  for (const [i, side] of report.sides.entries()) {
    const found = sideProblem(sides[i]!, side, `/sides/${i}`) ?? turnedProblem(sides, side, i);
    if (found !== null) return found;
  }
  // FF-CAMP-03: a draw has no winner.
  return report.sides.every(({ won }) => won) ? refusal('report.winners', 'FF-CAMP-03', {}, '/sides') : null;
}

/** Everybody who went, and nobody else. */
function sideProblem(
  { player, figures }: ReportQuestion['sides'][number],
  side: ReportSide,
  path: string,
): Refusal | null {
  const same =
    side.figures.length === figures.length && figures.every(({ id }, n) => side.figures[n]!.id === id);
  return same ? null : refusal('report.figures', RULE, { player }, `${path}/figures`);
}

const FORMS: readonly string[] = Object.values(INFECTION).flatMap((rows) =>
  rows.map(({ becomes }) => becomes),
);

/** FF-CAMP-08: into what the catalogue has, and somebody else's. */
function turnedProblem(sides: ReportQuestion['sides'], side: ReportSide, place: number): Refusal | null {
  const odd = ({ turned }: ReportFigure) =>
    turned !== null &&
    (!FORMS.includes(turned.profile) || turned.side === place || turned.side >= sides.length);
  const n = side.figures.findIndex(odd);
  if (n < 0) return null;
  const { name } = side.figures[n]!;
  return refusal('report.turned', 'FF-CAMP-08', { name }, `/sides/${place}/figures/${n}/turned`);
}
