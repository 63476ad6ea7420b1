import { filledSections, type LibrarySection } from '@vedette/engine';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { capital, plain } from './names.ts';

const SIDES: Readonly<Record<string, string>> = { everybody: 'Everybody', winner: 'Whoever wins' };
const side = (id: string) => SIDES[id] ?? capital(plain(id));

const wins = (id: string) =>
  id === 'points' ? 'most points win' : id === 'draw' ? 'nobody wins' : `${plain(id)} wins`;

/** FF-CAMP-02: what holds where a scenario is silent. */
const USUAL = 'Everybody: a point for every 25 points of enemies who are out of it.';

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** FF-SET-04 to -10: what is settled, and what is left to the dice. */
function skyOf({ outdoors, time, clock, weather, moon, sight }: NonNullable<Scenario['environment']>) {
  const rolled = [
    ...(time === undefined || time === 'roll' ? ['the hour'] : []),
    ...(weather === 'none' || outdoors === false ? [] : ['the weather']),
    ...(moon === 'none' || outdoors === false ? [] : ['the moon']),
  ];
  return [
    ...(outdoors === false ? ['It is played indoors.'] : []),
    ...(time === 'day' ? ['It is day.'] : time === 'night' ? ['It is night.'] : []),
    ...(clock === undefined
      ? []
      : [
          `${clock.to === 'day' ? 'Day breaks' : 'Night falls'} after ${clock.turnovers === 1 ? 'a turnover' : `${clock.turnovers} turnovers`} of ${plain(clock.by)}.`,
        ]),
    ...(sight === undefined ? [] : [`Nobody sees farther than ${sight}.`]),
    ...(rolled.length === 0 ? [] : [`Roll before the game: ${rolled.join(', ')}.`]),
  ];
}

/** FF-SET-01: what is read before a scenario is played. */
export function briefOf(scenario: Scenario): readonly LibrarySection[] {
  const { end = [], limit, victory, environment, exits = [] } = scenario;
  const points = (victory ?? []).map(({ side: who, per, every, points: fixed, text }) => {
    if (text !== undefined) return `${side(who)}: ${text}`;
    if (per !== undefined) return `${side(who)}: a point for every ${per} points of enemies who count.`;
    if (every !== undefined) {
      const worth = (fixed ?? 1) === 1 ? 'a point' : `${fixed} points`;
      return `${side(who)}: ${worth} for every ${every === 1 ? 'enemy' : `${every} enemies`} who count${every === 1 ? 's' : ''}.`;
    }
    return `${side(who)}: ${fixed ?? 0} points.`;
  });
  const secret = (scenario.aims ?? []).map(
    ({ side: who, name, text, points: worth }) =>
      `${side(who)}: ${name}. ${text} (${worth === 1 ? 'a point' : `${worth} points`})`,
  );
  const special = [
    ...(environment === undefined ? [] : skyOf(environment)),
    ...exits.map(({ edges = [] }) =>
      edges.length === 0
        ? 'Whoever reaches the edge of the table, any edge, may leave by it.'
        : `Whoever reaches the ${listed(edges)} edge may leave by it.`,
    ),
  ];
  const over = [
    ...end.map(({ wins: who, text }) => `${text} Then ${wins(who)}.`),
    ...(end.length === 0 ? ['When one side has nobody left; whoever still stands has won.'] : []),
    ...(limit === undefined ? [] : [`After ${limit.rounds} rounds at the latest: ${wins(limit.otherwise)}.`]),
  ];
  const items = (texts: readonly string[]) => texts.map((text) => ({ text }));
  return filledSections([
    { title: 'The aim', items: items(victory === undefined ? [USUAL] : points) },
    { title: 'Secret aims, one for each side', items: items(secret) },
    { title: 'How it ends', items: items(over) },
    { title: 'Special rules', items: items(special) },
  ]);
}
