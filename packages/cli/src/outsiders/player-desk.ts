import type { Game, Match, Seat } from '@vedette/engine';
import { LOCALE } from '../locale.ts';
import type { Allowance } from '../protocol/allowance.ts';
import { deskOf } from '../protocol/desk.ts';
import { errorText, type Request } from '../protocol/envelope.ts';
import { type ProtocolError, protocolError, wireErrorOf } from '../protocol/errors.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Matches } from '../protocol/matches.ts';
import { shelfOf } from '../protocol/shelf.ts';
import { words } from '../words/index.ts';

/** What a bot calls the game that it plays. */
export const THE_GAME = 'game';

/** Forks that a bot may have at a time; all of them go when it has answered. */
const MOST_FORKS = 100;

/** What a seat may ask, always with its own eyes. */
const WITH_ITS_EYES: ReadonlySet<string> = new Set([
  'match.view',
  'match.scene',
  'match.reach',
  'match.route',
  'match.way',
  'match.formed',
  'match.sight',
  'match.threats',
  'match.prospects',
  'match.odds',
  'match.fork',
]);
const ABOUT_NOBODY: ReadonlySet<string> = new Set([
  'engine.hello',
  'ruleset.show',
  'scenario.show',
  'unit.check',
]);
/** Where secrets are imagined, a bot may play on for everybody. */
const ON_FORKS: ReadonlySet<string> = new Set(['match.answer', 'match.play', 'match.close']);

/** What a bot that Vedette has started may ask before it answers: the engine's own methods, as far as its seat may know. */
export class PlayerDesk {
  private readonly open = new Map<string, Match<Game>>();
  private readonly seat: Seat;
  private readonly desk: ReturnType<typeof deskOf>;
  private forks = 0;

  constructor(match: Match<Game>, seat: Seat) {
    this.seat = seat;
    this.open.set(THE_GAME, match);
    this.desk = deskOf({
      shelf: shelfOf([match.ruleset], new Map(), {}),
      matches: this.matches(),
      allowed: LIMITS,
    });
  }

  /** The reply, or null where none is wanted. */
  async reply(request: Request, allowance: Allowance): Promise<string | null> {
    try {
      return await this.desk(this.asItMayBe(request), allowance);
    } catch (thrown) {
      return request.silent ? null : errorText(request.id, wireErrorOf(thrown));
    }
  }

  /** With the seat's own eyes, or an error. */
  private asItMayBe(request: Request): Request {
    const { method } = request;
    const own = words.in(LOCALE).outsiders;
    if (ABOUT_NOBODY.has(method)) return request;
    const params = { match: THE_GAME, ...(request.params as object) } as Record<string, unknown>;
    if (WITH_ITS_EYES.has(method)) {
      const { seat = this.seat } = params;
      if (seat !== this.seat) throw notAllowed(own.notYourSeat(this.seat));
      return { ...request, params: { ...params, seat } };
    }
    if (method === 'bot.answer') return { ...request, params };
    if (!ON_FORKS.has(method)) throw notAllowed(own.notForPlayers(method));
    if (params['match'] === THE_GAME) throw notAllowed(own.onlyForks(method));
    return { ...request, params };
  }

  private matches(): Matches {
    const { open } = this;
    return {
      get ids() {
        return [...open.keys()];
      },
      get: (id) => {
        const match = open.get(id);
        if (match === undefined) throw protocolError('match.unknown', `No match "${id}" is open.`);
        return match;
      },
      next: () => {
        if (open.size > MOST_FORKS)
          throw protocolError('match.too-many', `${MOST_FORKS} matches are open; close one first.`);
        return `fork ${++this.forks}`;
      },
      put: (id, match) => void open.set(id, match),
      remove: (id) => void open.delete(id),
    };
  }
}

function notAllowed(message: string): ProtocolError {
  return protocolError('player.not-allowed', message);
}
