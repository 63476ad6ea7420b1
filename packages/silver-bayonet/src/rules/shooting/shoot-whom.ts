import { type QuestionSpec, type Random, type Refusal, type Several, some } from '@vedette/engine';
import type { Shot } from '../../data/armoury/item.ts';
import { figure } from '../../figures.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import { standTogether } from './spread.ts';

// A type, so that the table of questions can be declared without naming it.
type ShootFacts = {
  readonly figure: FigureId;
  /** Id in the armoury. */
  readonly weapon: string;
  /** Which of its weapons that is, as the action named it. */
  readonly held: string;
  /** How several targets must stand (SB-SHT-16). */
  readonly spread: Shot['spread'];
};

type ShootWhom = ShootFacts & Several<FigureId>;

const anySet = some<FigureId, ShootFacts>();

const APART: Readonly<Record<'one-another' | 'common-point', string>> = {
  'one-another': 'Two targets must be within 1" of one another.',
  'common-point': 'All targets must be within 1" of one point.',
};

function check(question: ShootWhom, answer: unknown, s: SilverBayonetState): Refusal | null {
  const problem = anySet.check(question, answer, s);
  if (problem !== null) return problem;
  const { spread } = question;
  const targets = (answer as readonly FigureId[]).map((id) => figure(s, id));
  if (spread === null || standTogether(spread, targets)) return null;
  return { code: 'shoot.too-far-apart', rule: 'SB-SHT-16', message: APART[spread] };
}

/** One target, and others as long as they fit. */
function sample(question: ShootWhom, random: Random, look: () => SilverBayonetState): readonly FigureId[] {
  const left = [...question.options];
  const chosen: FigureId[] = [];
  const wanted = question.min + random.below(question.max - question.min + 1);
  while (left.length > 0 && chosen.length < wanted) {
    const [id] = left.splice(random.below(left.length), 1);
    if (check(question, [...chosen, id!], look()) === null) chosen.push(id!);
  }
  return chosen;
}

/** SB-SHT-01, -16: targets, in the order of the shots. */
export const shootWhom: QuestionSpec<ShootWhom, readonly FigureId[], SilverBayonetState> = {
  form: 'some',
  check,
  sample,
};
