import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import { model as modelOf } from '../../models.ts';
import { chains } from '../../rules/groups/chain.ts';
import { mayBeNominated } from '../../rules/nominations/model.ts';
import type { Model, ModelId } from '../../state.ts';
import type { Hopeful } from '../dice/gamble.ts';
import { NO_PERIL, perilOf } from '../dice/peril.ts';
import { type Mind, ours } from '../mind.ts';
import { neededFor, sureDice } from '../worth/strength.ts';
import { quickGains } from './quick.ts';
import { gainsOf } from './weigh.ts';

/** What it is worth to have done anything at all, in points. */
const ANYTHING = 0.2;
/** FF-GRP-03: the free Move of each member of a mob, in points. */
const FREE_MOVE = 1;

/** What one more action is worth where nothing is planned for it: something may turn up. */
const SPARE = 0.05;

/** Always a little more with more actions: a die that risks nothing is thrown. */
function rising([, one, two, three]: readonly number[]): readonly number[] {
  const first = ANYTHING + one!;
  const second = Math.max(first + SPARE, ANYTHING + two!);
  return [0, first, second, Math.max(second + SPARE, ANYTHING + three!)];
}

function single(mind: Mind, model: Model): Hopeful {
  return {
    id: model.id,
    needed: neededFor(mind, model),
    automatic: sureDice(mind, model),
    gains: rising(quickGains(mind, model)),
    peril: perilOf(mind, model),
  };
}

/** The same, thought about with care. */
export function closely(mind: Mind, hopeful: Hopeful): Hopeful {
  const model = mind.s.models.find(({ id }) => id === hopeful.id);
  return model === undefined ? hopeful : { ...hopeful, gains: rising(gainsOf(mind, model)) };
}

/** Those who roll as one. */
export function together(mind: Mind, ids: readonly ModelId[], needed: number, automatic: number): Hopeful {
  const all = ids.map((id) => rising(quickGains(mind, modelOf(mind.s, id))));
  const gains = summed(all);
  const peril = summed(ids.map((id) => perilOf(mind, modelOf(mind.s, id))));
  return { id: ids[0]!, needed, automatic, gains, peril };
}

/** By dice or by actions, 0 to 3. */
function summed(all: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3].map((n) => all.reduce((sum, one) => sum + one[n]!, 0));
}

/** Everybody who may be nominated among these options; null: among all. */
export function hopefulsFor(mind: Mind, options: readonly string[] | null): Hopeful[] {
  const able = ours(mind).filter((m) => mayBeNominated(mind.look, mind.seat, m));
  const singles = able
    .filter(({ id }) => options === null || options.includes(id))
    .map((model) => single(mind, model));
  return [...singles, ...crowds(mind, able, singles, options ?? [])];
}

/** FF-GRP-03, FF-SPEC-56: mobs and swarms, which move before the dice or all on one roll. */
function crowds(
  mind: Mind,
  able: readonly Model[],
  singles: readonly Hopeful[],
  options: readonly string[],
): Hopeful[] {
  return options.flatMap((option) => {
    const [kind, first] = option.split('/');
    if (kind !== 'mob' && kind !== 'swarm') return [];
    const members = chains(
      able.filter(({ rules }) => hasRule(rules, kind)),
      (a, b) => mind.look.table.inRange(a, b, kind === 'mob' ? LENGTH.short : 1),
    ).find((chain) => chain.some(({ id }) => id === first));
    if (members === undefined) return [];
    const all = singles.filter(({ id }) => members.some((m) => m.id === id));
    const free = kind === 'mob' ? FREE_MOVE * members.length : 0;
    return [
      {
        id: option,
        needed: Math.max(...all.map(({ needed }) => needed)),
        automatic: 0,
        gains: summed(all.map(({ gains }) => gains)).map((gain) => free + gain),
        peril: summed(all.map(({ peril = NO_PERIL }) => peril)),
      },
    ];
  });
}
