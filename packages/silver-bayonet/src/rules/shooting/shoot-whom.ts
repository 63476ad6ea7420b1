import type { Random, Refusal, Said } from '@vedette/engine';
import { figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { ShootWhomQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import type { FigureId } from '../../state.ts';
import { standTogether } from './spread.ts';

const APART: Readonly<Record<'one-another' | 'common-point', Said>> = {
  'one-another': say('shoot.one-another'),
  'common-point': say('shoot.common-point'),
};

/** SB-SHT-16: why these cannot be shot at together; null when they can. */
export function targetsProblem(
  { spread }: ShootWhomQuestion,
  chosen: readonly FigureId[],
  { s }: Look,
): Refusal | null {
  const targets = chosen.map((id) => figure(s, id));
  if (spread === null || standTogether(spread, targets)) return null;
  return { code: 'shoot.too-far-apart', rule: 'SB-SHT-16', ...APART[spread] };
}

/** One target, and others as long as they fit. */
export function randomTargets(
  question: ShootWhomQuestion,
  random: Random,
  look: () => Look,
): readonly FigureId[] {
  const left = [...question.options];
  const chosen: FigureId[] = [];
  const wanted = question.min + random.below(question.max - question.min + 1);
  while (left.length > 0 && chosen.length < wanted) {
    const [id] = left.splice(random.below(left.length), 1);
    if (targetsProblem(question, [...chosen, id!], look()) === null) chosen.push(id!);
  }
  return chosen;
}
