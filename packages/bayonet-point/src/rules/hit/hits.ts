import { FATAL_WOUNDS, RESULTS, type Result } from '../../data/outcomes.ts';
import { figure, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Figure, FigureId } from '../../state.ts';
import { leadingSide } from '../turn/leading-side.ts';
import { footResult } from './foot-result.ts';
import { mountedResult } from './mounted-result.ts';
import { type Blow, rollOutcome, type Where } from './outcome.ts';

/** A hit that was scored, before its outcome is rolled. */
export interface Hit {
  readonly figure: FigureId;
  /** Null: nobody's doing. */
  readonly by: FigureId | null;
  readonly where: Where;
  /** BP-MEL-08 to -10: on the outcome die. */
  readonly modifier: number;
}

/** BP-HIT-16: all outcomes are rolled, then all take effect; the leading side's figures first (BP-GEN-19). */
export function resolveHits(cx: PointCx, hits: readonly Hit[]): void {
  const { s } = cx;
  const struck = s.figures.filter(({ id }) => hits.some((hit) => hit.figure === id));
  const first = leadingSide(s);
  struck.sort((a, b) => Number(b.side === first) - Number(a.side === first));
  const rolled = struck.map((f) => {
    const own = hits.filter((hit) => hit.figure === f.id);
    return { f, own, results: own.map(({ modifier }) => rollOutcome(cx, f, modifier, 'BP-HIT-01')) };
  });
  for (const { f, own, results } of rolled) {
    if (!onTable(f)) continue;
    const blows = own.map(({ by, where }) => ({ by: by === null ? null : figure(s, by), where }));
    if (f.mounted) applyInTurn(cx, f, results, blows);
    else footResult(cx, f, worst(results), blows[worstOf(results)]!);
  }
}

/** BP-HIT-16: a rider takes them one after another, each on what is left of horse and man. */
function applyInTurn(cx: PointCx, f: Figure, results: readonly Result[], blows: readonly Blow[]): void {
  results.forEach((result, i) => {
    if (!onTable(f)) return;
    if (f.mounted) mountedResult(cx, f, result, blows[i]!);
    else footResult(cx, f, result, blows[i]!);
  });
}

/** BP-HIT-16: the worst counts, but two wounds kill. */
function worst(results: readonly Result[]): Result {
  if (results.filter((result) => result === 'wounded').length >= FATAL_WOUNDS) return 'incapacitated';
  return results[worstOf(results)]!;
}

/** Which of the results is the worst; of equals the first. */
function worstOf(results: readonly Result[]): number {
  const ranks = results.map((result) => RESULTS.indexOf(result));
  return ranks.indexOf(Math.min(...ranks));
}
