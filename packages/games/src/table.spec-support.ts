import {
  type Asked,
  answer,
  begin,
  type Game,
  type Json,
  type Match,
  prepare,
  type Ruleset,
  random,
  sampleOf,
  usualUnits,
  viewOf,
} from '@vedette/engine';
import { RULESETS } from './index.ts';

/** Every game that is offered, by its id. */
export const PLAYED = await Promise.all(
  Object.entries(RULESETS).map(async ([id, fetch]) => [id, await fetch()] as const),
);

/** A match of the usual two, in a scenario for two of the list. */
function begun(ruleset: Ruleset<Game>, n: number): Match<Game> {
  const { list } = ruleset.scenarios;
  const setups = [...list.slice(n), ...list].map(({ id }) => {
    const seats = usualUnits(ruleset, id).map((one) => ({ unit: ruleset.units.ready[one] }));
    return prepare(ruleset, { scenario: id, seats });
  });
  const setup = setups.find(({ ok }) => ok);
  if (setup?.ok !== true) throw new Error('Nobody can play.');
  return begin(ruleset, { setup: setup.value, dice: { seed: `table ${n}` } });
}

/** A question as the one who is asked sees it. */
export function askedIn(match: Match<Game>): Asked<Game> {
  const { pending } = match;
  if (pending === null) throw new Error('Nothing is asked.');
  return { ...pending, view: () => viewOf(match, pending.seat).state };
}

/** So many decisions of a game, at random but rather going somewhere than not; `each` before every one. */
export function playedAtRandom(
  ruleset: Ruleset<Game>,
  n: number,
  decisions: number,
  each: (match: Match<Game>) => void,
): Match<Game> {
  const chance = random(`answers ${n}`);
  let match = begun(ruleset, n);
  for (let k = 0; k < decisions && match.pending !== null; k++) {
    each(match);
    const next = answer(match, match.pending.seat, anyAnswer(match, chance));
    if (!next.ok) throw new Error(next.refusals.map(({ code }) => code).join());
    match = next.value;
  }
  return match;
}

function anyAnswer(match: Match<Game>, chance: ReturnType<typeof random>): Json {
  const { ruleset, pending, state } = match;
  const { options } = ruleset.speech.in().prompt(pending!, state);
  const goes = options.filter(({ starts }) => starts === 'move' || starts === 'send');
  const rather = chance.below(4) > 0 ? goes[chance.below(Math.max(1, goes.length))] : undefined;
  const isChoice = ruleset.questions[pending!.kind]?.form === 'one';
  if (rather !== undefined && isChoice) return rather.id;
  return sampleOf(ruleset, pending!, chance, () => state) as Json;
}
