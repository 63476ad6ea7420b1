import type { Random, Refusal } from '@vedette/engine';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { GroupQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model, ModelId } from '../../state.ts';
import { hangTogether } from './chain.ts';
import { commonTargets, joins } from './members.ts';

/** FF-GRP-01, -03, -06: why these do not make a group; how many they may be the question says itself. */
export function groupProblem({ kind }: GroupQuestion, ids: readonly ModelId[], look: Look): Refusal | null {
  const models = ids.map((id) => modelOf(look.s, id));
  if (kind === 'mob') return models.every((m) => hasNeighbour(look, m, models)) ? null : tooFar();
  if (kind === 'fire')
    return commonTargets(look, models).length > 0 ? null : refusal('group.target', 'FF-GRP-06');
  if (kind === 'regroup' || hangTogether(models, (a, b) => look.table.touches(a, b))) return null;
  return refusal('group.contact', 'FF-GRP-01');
}

function tooFar(): Refusal {
  return refusal('group.apart', 'FF-GRP-03', { reach: LENGTH.short });
}

function hasNeighbour(look: Look, model: Model, models: readonly Model[]): boolean {
  return models.some((other) => other !== model && look.table.inRange(model, other, LENGTH.short));
}

/** Some legal group: one, and others who join it. */
export function randomGroup(
  question: GroupQuestion,
  random: Random,
  looking: () => Look,
): readonly ModelId[] {
  const look = looking();
  const { kind, options, min, max } = question;
  const all = options.map((id) => modelOf(look.s, id));
  const first = random.below(all.length);
  const wanted = min + random.below(max - min + 1);
  for (let n = 0; n < all.length; n++) {
    const few = [all[(first + n) % all.length]!];
    for (let next = nextOf(look, kind, few, all); next !== undefined && few.length < wanted; ) {
      few.push(next);
      next = nextOf(look, kind, few, all);
    }
    if (few.length >= min) return few.map(({ id }) => id);
  }
  return [];
}

function nextOf(
  look: Look,
  kind: GroupQuestion['kind'],
  few: readonly Model[],
  all: readonly Model[],
): Model | undefined {
  return all.find((model) => !few.includes(model) && joins(look, kind, few, model));
}
