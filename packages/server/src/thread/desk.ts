import { type Game, prepare, type Replay, type Ruleset, type SetupRequest, told } from '@vedette/engine';
import type { Entry } from '../journal/entry.ts';
import { Alike } from '../match/alike.ts';
import { brought } from '../match/carried-on.ts';
import { RunningMatch } from '../match/running-match.ts';
import type { Viewer } from '../match/tellings.ts';
import type { Happened, Standing, TaskName, Tasks } from './tasks.ts';

/** Milliseconds that a bot thinks at a stretch; then others have their turn. */
const PORTION = 8;

type Handlers = {
  readonly [N in TaskName]: (
    given: Tasks[N]['given'],
    breathe: () => Promise<void>,
  ) => Promise<Tasks[N]['result']> | Tasks[N]['result'];
};

/** Carries tasks out, for the matches of one thread. */
export class Desk {
  private readonly rulesets: (id: string) => Promise<Ruleset<Game> | null>;
  private readonly matches = new Map<string, RunningMatch>();
  private readonly alike = new Alike();

  constructor(rulesets: (id: string) => Promise<Ruleset<Game> | null>) {
    this.rulesets = rulesets;
  }

  /** `breathe` lets other tasks have their turn. */
  async carryOut<N extends TaskName>(
    name: N,
    given: Tasks[N]['given'],
    breathe: () => Promise<void>,
  ): Promise<unknown> {
    const handler = this.handlers[name] as (
      given: Tasks[N]['given'],
      breathe: () => Promise<void>,
    ) => unknown;
    return handler(given, breathe);
  }

  private readonly handlers: Handlers = {
    prepare: async ({ ruleset: id, request }) => {
      const ruleset = await this.rulesets(id);
      if (ruleset === null) return { refusals: [] };
      const setup = prepare(ruleset, request as unknown as SetupRequest);
      if (setup.ok) return { setup: setup.value };
      const { refusals } = ruleset.speech.in();
      return { refusals: setup.refusals.map((refusal) => told(refusals, refusal)) };
    },
    bring: async ({ ruleset: id, replay }) => {
      const ruleset = await this.rulesets(id);
      if (ruleset === null) return { refusals: [] };
      const before = brought(ruleset, replay as unknown as Replay<Game>);
      if (before.ok) return before.value;
      const { refusals } = ruleset.speech.in();
      return { refusals: before.refusals.map((refusal) => told(refusals, refusal)) };
    },
    open: async ({ match, head, wills, boundary, entries }) => {
      const ruleset = await this.rulesets(head.ruleset);
      if (ruleset === null) throw new Error(`There is no game ${head.ruleset} here.`);
      const running = RunningMatch.open(ruleset, head, boundary, entries, this.alike);
      running.heed(wills);
      this.matches.set(match, running);
      return standingOf(running);
    },
    answer: ({ match, seat, answer, at, viewers }) => {
      const running = this.running(match);
      const taken = running.answer(seat, answer, at);
      return 'refused' in taken ? taken : happened(running, taken, viewers);
    },
    think: async ({ match, limit, viewers }, breathe) => {
      const running = this.running(match);
      const clock = { limit, portion: PORTION, breathe };
      const entry = await running.think(clock, Date.now);
      return entry === null ? null : happened(running, entry, viewers);
    },
    past: async ({ head, boundary, entries, past, ref }) => {
      const ruleset = await this.rulesets(head.ruleset);
      if (ruleset === null) throw new Error(`There is no game ${head.ruleset} here.`);
      const running = RunningMatch.open(ruleset, head, boundary, entries.slice(0, past), this.alike);
      const standing = standingOf(running);
      const view = running.view(null, undefined, ref);
      const since = entries.slice(past).flatMap((entry) => {
        running.apply(entry);
        return running.tellings([null]).map(({ text }) => ({ at: entry.at, text }));
      });
      return { view, standing, since };
    },
    named: ({ match, locale }) => this.running(match).named(locale),
    heed: ({ match, wills }) => {
      const running = this.running(match);
      running.heed(wills);
      return standingOf(running);
    },
    obey: ({ match, at, viewers }) => {
      const running = this.running(match);
      const entry = running.obey(at);
      return entry === null ? null : happened(running, entry, viewers);
    },
    rehearse: ({ match, seat, answers }) => this.running(match).rehearse(seat, answers),
    propose: ({ match, seat }) => this.running(match).propose(seat),
    offers: ({ match, orders }) => this.running(match).offers(orders),
    do: ({ match, deed, at, viewers }) => {
      const running = this.running(match);
      return happened(running, running.do(deed, at), viewers);
    },
    apply: ({ match, entries, viewers }) => {
      const running = this.running(match);
      const tellings = entries.map((entry) => {
        running.apply(entry);
        return running.tellings(viewers);
      });
      return { tellings, standing: standingOf(running) };
    },
    view: ({ match, viewer, has, ref }) => this.running(match).view(viewer, has, ref),
    forget: ({ match, viewer }) => {
      this.matches.get(match)?.forget(viewer);
      return null;
    },
    boundary: ({ match }) => {
      const running = this.running(match);
      return { seq: running.ledger.seq, body: running.boundary() };
    },
    replay: ({ match }) => this.running(match).replay(),
    drop: ({ match }) => {
      this.matches.delete(match);
      return null;
    },
  };

  private running(match: string): RunningMatch {
    const running = this.matches.get(match);
    if (running === undefined) throw new Error('The match is not open in this thread.');
    return running;
  }
}

function standingOf(running: RunningMatch): Standing {
  const { ledger, winners, build } = running;
  return { ledger, winners, build, awaitsBot: running.awaitsBot(), awaitsOrder: running.awaitsOrder() };
}

function happened(running: RunningMatch, entry: Entry, viewers: readonly Viewer[]): Happened {
  return { entry, tellings: running.tellings(viewers), standing: standingOf(running) };
}
