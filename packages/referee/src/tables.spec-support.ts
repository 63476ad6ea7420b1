import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import {
  type Game,
  type Json,
  type MatchSetup,
  prepare,
  type Random,
  type Ruleset,
  random,
  sampleOf,
} from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { Host } from './host.ts';
import { playersFor, type Sitter } from './sitter.ts';

const general = (ruleset: unknown) => ruleset as Ruleset<Game>;

export const DUEL = general(duel);
export const SILVER_BAYONET = general(silverBayonet);

/** Every game there is. */
export const GAMES = [DUEL, SILVER_BAYONET, general(bayonetPoint)].map(
  (ruleset) => [ruleset.speech.in().title, ruleset] as const,
);

export const TWO_PEOPLE: readonly Sitter[] = ['person', 'person'];

function setupOf(ruleset: Ruleset<Game>): MatchSetup<Game> {
  const { usual = [0, 1], ready } = ruleset.units;
  const [scenario] = ruleset.scenarios.list;
  const seats = usual.slice(0, 2).map((n) => ({ unit: ready[n] }));
  const setup = prepare(ruleset, { scenario: scenario?.id, seats });
  if (!setup.ok) throw new Error(setup.refusals.map(({ code }) => code).join(' '));
  return setup.value;
}

/** A match of the usual two. */
export function hosted(
  ruleset: Ruleset<Game>,
  { sitters = TWO_PEOPLE, seed = 'table' }: { sitters?: readonly Sitter[]; seed?: string } = {},
): Host {
  const origin = { setup: setupOf(ruleset), dice: { seed } };
  return Host.begin(ruleset, origin, playersFor(ruleset, sitters, seed));
}

/** Any legal answer of whoever is asked. */
export function anyAnswer({ match }: Host, chance: Random): Json {
  const { ruleset, pending, state } = match;
  return sampleOf(ruleset, pending!, chance, () => state) as Json;
}

/** One decision, of a person or a bot. */
export function decideOnce(host: Host, chance: Random): void {
  if (host.awaitsBot()) {
    host.decide();
    return;
  }
  const refused = host.answer(host.match.pending!.seat, anyAnswer(host, chance));
  if (refused !== null) throw new Error(refused.code);
}

/** So many decisions, or to the end; `each` after every one. */
export function played(host: Host, decisions: number, each: (n: number) => void = () => {}): Host {
  const chance = random('chance');
  for (let n = 0; n < decisions && host.match.pending !== null; n++) {
    decideOnce(host, chance);
    each(n);
  }
  return host;
}
