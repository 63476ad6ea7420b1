import {
  answer,
  begin,
  Fault,
  type Game,
  initialState,
  type Match,
  type Origin,
  type Policy,
  type Ruleset,
  random,
  randomPolicy,
  reasonOf,
  simulate,
  type Told,
} from '@vedette/engine';
import { decide } from './decide.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Player } from './player.ts';

export interface PlayedGame<G extends Game> {
  readonly state: G['state'];
  readonly decisions: number;
}

/** Questions after which a game counts as endless; no real one has a tenth of them. */
const MOST_DECISIONS = 100_000;

/** Plays a match to its end: at full speed when nobody has to think, else as people play it. */
export function playGame<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  players: readonly Player<G>[],
  listen: ((told: Told<G>) => void) | null = null,
): PlayedGame<G> {
  const policies = players.map(({ policy }) => policy);
  if (policies.some((policy) => policy === null)) return thoughtfully(ruleset, origin, players, listen);
  const policy: Policy<G> = (asked) => policies[asked.seat]!(asked);
  const start = initialState(ruleset, origin);
  const { state, asks } = simulate(ruleset, start, policy, { asks: MOST_DECISIONS }, listen);
  return { state, decisions: asks };
}

function thoughtfully<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  players: readonly Player<G>[],
  listen: ((told: Told<G>) => void) | null,
): PlayedGame<G> {
  let match = begin(ruleset, origin);
  for (let seq = 0; match.pending !== null && seq < MOST_DECISIONS; seq++) match = answered(match, players);
  if (listen !== null) match.told.forEach(listen);
  return { state: match.state, decisions: match.answers.length };
}

/** One decision further. */
export function answered<G extends Game>(
  match: Match<G>,
  players: readonly Player<G>[],
  enough?: () => boolean,
): Match<G> {
  const outlook = outlookOf(match)!;
  return decided(match, outlook, decide(players[outlook.asked.seat]!.think(outlook), enough));
}

/** With what a bot has decided. Should that be refused, any legal answer is given: a game never hangs on its bots. */
export function decided<G extends Game>(
  match: Match<G>,
  { asked, seq }: Outlook<G>,
  given: unknown,
): Match<G> {
  const { seat } = asked;
  const taken = answer(match, seat, given);
  if (taken.ok) return taken.value;
  const any = randomPolicy(match.ruleset, random(`refused/${seq}`))(asked);
  const instead = answer(match, seat, any);
  if (!instead.ok) throw new Fault('policy.illegal-answer', reasonOf(match.ruleset, instead.refusals[0]!));
  return instead.value;
}
