import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { bashable, mayBash } from '../doors/bash.ts';
import { isParanoid } from '../nerve/insanity.ts';
import { mayBeNominated } from './model.ts';
import type { Nominating } from './nomination.ts';

interface Pair {
  readonly id: string;
  readonly models: readonly [Model, Model];
}

/** FF-MOV-11: two at the same shut door; FF-SPEC-35: the Mindless act in no group. */
function pairsOf(look: Look, seat: number): readonly Pair[] {
  const { s } = look;
  if (!s.portals.some(({ kind, state }) => kind === 'door' && state === 'closed')) return [];
  const able = s.models.filter(
    (model) =>
      mayBeNominated(look, seat, model) &&
      mayBash(model) &&
      !hasRule(model.rules, 'mindless') &&
      !isParanoid(model),
  );
  const doors = able.map((model) => bashable(look, model));
  return able.flatMap((a, i) =>
    able.slice(i + 1).flatMap((b, k) => {
      const shared = doors[i]!.some((door) => doors[i + 1 + k]!.includes(door));
      return shared ? [{ id: `pair/${a.id}/${b.id}`, models: [a, b] as const }] : [];
    }),
  );
}

/** FF-MOV-11: two who bash a door together, on one roll with the worse Quality. */
export const pair: Nominating = {
  kind: 'pair',
  rule: 'FF-MOV-11',
  offers: (look, seat) => pairsOf(look, seat).map(({ id }) => id),
  choose: (cx, seat, option) =>
    pairsOf(cx, seat)
      .find(({ id }) => id === option)!
      .models.map(({ id }) => modelOf(cx.s, id)),
};
