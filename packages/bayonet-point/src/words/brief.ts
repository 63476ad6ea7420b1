import { filledSections, type LibrarySection } from '@vedette/engine';
import type { Condition, SimpleCondition } from '../scenario/format/condition.ts';
import { isChoice, type Playable, type Scenario } from '../scenario/format/scenario.ts';
import type { BayonetPointState } from '../state.ts';
import { words } from './now.ts';

/** Who has a role, by the name of his side, as soon as that is settled. */
type NameOf = (role: string) => string | null;

/** BP-SCN-01, -03: what both sides read before they form up; in a match of the battle that it has come to, by their names. */
export function briefOf(offered: Scenario, s?: BayonetPointState): readonly LibrarySection[] {
  const scenario = s?.battle.scenario ?? offered;
  const named: NameOf = (role) => {
    const seat = s?.battle.roles[role];
    return s === undefined || seat === undefined ? null : words.sideName(s, seat);
  };
  const { brief: said } = words;
  if (isChoice(scenario)) return [{ title: said.sections.aim, items: [{ text: said.diced }] }];
  return filledSections([
    { title: said.sections.aim, items: aims(scenario, named) },
    { title: said.sections.forming, items: forming(scenario, named) },
    { title: said.sections.secret, items: secrets(scenario, named) },
    { title: said.sections.over, items: endings(scenario, named) },
    { title: said.sections.special, items: special(scenario, named) },
  ]);
}

/** BP-SCN-09: what it takes to win before time is up. */
function aims(scenario: Playable, named: NameOf) {
  const mutual = eitherLost(scenario);
  if (mutual !== null) return [{ text: words.brief.aims.either(mutual) }];
  const lines = (scenario.end ?? []).flatMap(({ if: condition, wins }) =>
    simple(condition).flatMap((one) => aim(one, wins, scenario, named) ?? []),
  );
  return [...new Set(lines)].map((text) => ({ text }));
}

/** BP-SCN-03, -04: who is who, whose choice an edge is, and by which of them somebody comes on. */
function forming({ deployment }: Playable, named: NameOf) {
  const { forming: said, who } = words.brief;
  return deployment.steps
    .flatMap((step) => {
      if (typeof step === 'string') return [];
      if (step.op === 'roll-off') return named(step.role) === null ? [said.rolled(step.role, step.to)] : [];
      if (step.op === 'choose-edge') return [said.chosen(who(step.by, named(step.by)), step.from)];
      if (step.op !== 'enter') return [];
      return [said.enters(who(step.side, named(step.side)), step)];
    })
    .map((text) => ({ text }));
}

/** BP-SCN-09: of these each side draws one. */
function secrets({ aims: all = [] }: Playable, named: NameOf) {
  const { who, secret } = words.brief;
  return all.map(({ side, name, text }) => ({
    text: secret(who(side, named(side)), words.scenarioText(name), words.scenarioText(text)),
  }));
}

/** The share of the other that either side must bring down; null: they do not both win by the same. */
function eitherLost({ end = [] }: Playable): readonly [number, number] | null {
  const found = end.map(({ if: condition, wins }) => {
    const [one, ...more] = simple(condition);
    if (one === undefined || more.length > 0 || !('tally' in one) || one.tally !== 'lost') return null;
    return { wins, side: one.side, share: one.minShare ?? ([1, 1] as const) };
  });
  const [first, second] = found;
  if (found.length !== 2 || first == null || second == null) return null;
  const swapped = first.wins === second.side && second.wins === first.side;
  return swapped && first.share.join() === second.share.join() ? [first.share[0], first.share[1]] : null;
}

function aim(
  condition: SimpleCondition,
  wins: string,
  { objects = [] }: Pick<Playable, 'objects'>,
  named: NameOf,
): string | null {
  const { aims: said, who } = words.brief;
  const winner = who(wins, named(wins));
  if ('count' in condition)
    return condition.count.zone === undefined ? null : said.cleared(winner, condition.count.zone);
  if (!('tally' in condition)) return null;
  const share = condition.minShare ?? [1, 1];
  switch (condition.tally) {
    case 'lost':
      return said.lost(winner, who(condition.side, named(condition.side)), share);
    case 'through':
      return said.through(winner, share);
    case 'secured': {
      const names = condition.objects.map((id) => objects.find((one) => one.id === id)?.name ?? id);
      return said.secured(winner, names.map(words.scenarioText), share);
    }
  }
}

function simple(condition: Condition): readonly SimpleCondition[] {
  if ('all' in condition) return condition.all.flatMap(simple);
  if ('any' in condition) return condition.any.flatMap(simple);
  return 'not' in condition ? [] : [condition];
}

/** BP-SCN-13, -15, -16 */
function special({ alert, exits = [], objects = [] }: Playable, named: NameOf) {
  const { special: said, who } = words.brief;
  return [
    ...(alert === undefined ? [] : [said.alert(alert.activations)]),
    ...exits.map(({ side }) => said.exit(who(side, named(side)))),
    ...objects.map(({ name }) => said.object(words.scenarioText(name))),
  ].map((text) => ({ text }));
}

/** BP-SCN-05, BP-DIG-02 */
function endings({ end = [], limit }: Playable, named: NameOf) {
  const { over, who } = words.brief;
  const turns = typeof limit.turns === 'number' ? limit.turns : null;
  return [
    ...(end.length === 0 ? [] : [over.atOnce]),
    limit.otherwise === 'draw'
      ? over.draw(turns)
      : over.won(turns, who(limit.otherwise, named(limit.otherwise))),
  ].map((text) => ({ text }));
}
