import { answered, type Player, seated } from '@vedette/bots';
import { answer, begin, Fault, type Game, type Match, type Ruleset } from '@vedette/engine';
import { type Contest, type Crew, gamesOf, type LaidOut, type PlayedGame } from '@vedette/lab';
import { LOCALE } from '../locale.ts';
import { granted } from '../protocol/standing.ts';
import { words } from '../words/index.ts';
import { type Beginning, OutsidePlayer } from './outside-player.ts';
import { type Entrant, isOutsider } from './outsider.ts';

/** Questions after which a game counts as endless; no real one has a tenth of them. */
const MOST_DECISIONS = 100_000;

/** A crew some of whose players are programs of their own. */
export interface OutsideCrew extends Crew {
  /** Why everybody was sent away before the end; null: nobody was. */
  readonly fault: Error | null;
}

/** As many tables as are wanted, each with programs of its own; what they do wrong ends the run. */
export function outsideCrew(
  ruleset: Ruleset<Game>,
  contest: Contest<Entrant>,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): OutsideCrew {
  const laidOut = gamesOf(ruleset, contest);
  let dismissed = false;
  let fault: Error | null = null;
  const all = Array.from({ length: Math.max(1, tables) }, () => new Table(seconds));
  const dismiss = async () => {
    dismissed = true;
    await Promise.all(all.map((table) => table.dismiss()));
  };
  return {
    hands: all.map((table) => ({
      play: async (number) => {
        if (dismissed) return null;
        try {
          const record = await table.play(laidOut(number), contest);
          return dismissed ? null : record;
        } catch (thrown) {
          // Whoever was sent away in the middle is not to blame for it.
          if (dismissed) return null;
          const message = thrown instanceof Error ? thrown.message : String(thrown);
          fault = new Error(words.in(LOCALE).outsiders.inGame(number, contest.seed, message));
          await dismiss();
          return null;
        }
      },
    })),
    dismiss,
    get fault() {
      return fault;
    },
  };
}

/** One game after the other, with the same programs. */
class Table {
  private readonly seconds: number;
  /** Those of a and of b. */
  private readonly outsiders = new Map<Entrant, OutsidePlayer>();

  constructor(seconds: number) {
    this.seconds = seconds;
  }

  async play(
    { rules: ruleset, setup, seed, sitting, note }: LaidOut<Game, Entrant>,
    { scenario }: Pick<Contest, 'scenario'>,
  ): Promise<PlayedGame> {
    const players = sitting.map((entrant, seat) =>
      isOutsider(entrant)
        ? this.outsider(entrant)
        : seated(ruleset, { ...entrant, seed: `${seed}/seat ${seat}` }),
    );
    const about = { seats: players.length, ruleset: ruleset.id, scenario: idOf(scenario) };
    for (const [seat, player] of players.entries())
      if (player instanceof OutsidePlayer)
        await player.begin({ ...about, seat, seed: `${seed}/seat ${seat}` });
    let match = begin(ruleset, { setup, dice: { seed: `${seed}/dice` } });
    while (match.pending !== null) {
      if (match.answers.length > MOST_DECISIONS)
        throw new Fault('match.endless', `Still no end after ${MOST_DECISIONS} questions.`);
      match = await decided(match, players);
    }
    const outcome = ruleset.outcome(match.state);
    for (const player of players) if (player instanceof OutsidePlayer) player.end(outcome);
    const told = match.told.map(({ event }) => event);
    return note(match.state, match.answers.length, told);
  }

  async dismiss(): Promise<void> {
    await Promise.all([...this.outsiders.values()].map((player) => player.dismiss()));
  }

  private outsider(entrant: Extract<Entrant, { readonly command: string }>): OutsidePlayer {
    const known = this.outsiders.get(entrant) ?? new OutsidePlayer(entrant.command, this.seconds);
    this.outsiders.set(entrant, known);
    return known;
  }
}

function idOf(scenario: unknown): Beginning['scenario'] {
  if (typeof scenario === 'string') return scenario;
  const { id } = Object(scenario) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** One decision further, whoever decides. */
async function decided(
  match: Match<Game>,
  players: readonly (OutsidePlayer | Player<Game>)[],
): Promise<Match<Game>> {
  const { seat } = match.pending!;
  const player = players[seat]!;
  if (!(player instanceof OutsidePlayer)) return answered(match, players as readonly Player<Game>[]);
  return granted(match.ruleset, answer(match, seat, await player.decide(match)));
}
