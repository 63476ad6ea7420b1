import {
  answer,
  checkOrigin,
  type Game,
  type Json,
  type Locale,
  type Match,
  type Ruleset,
  reasonOf,
  retrace,
  type Save,
  viewOf,
  type Walk,
} from '@vedette/engine';
import { boardHelpersOf, chartAndStanding } from './chart.ts';
import { dispatchOf } from './dispatch.ts';
import type { Chart, Frame, ReplayHead } from './snapshot.ts';
import { drawnBy, walksBetween } from './walks.ts';

/** Decisions, fate dice and reactions mostly, that may come between the choice of a way and its being gone. */
const RECENT = 12;

/** A game to be looked at again, decision by decision. Frames are worked out when they are first wanted. */
export class ReplayTable {
  private readonly ruleset: Ruleset<Game>;
  private readonly answers: readonly unknown[];
  private readonly frames: Match<Game>[];
  private readonly locale: Locale | undefined;

  constructor(ruleset: Ruleset<Game>, { origin, answers, forks }: Save<Game>, locale?: Locale) {
    this.ruleset = ruleset;
    this.locale = locale;
    this.answers = answers;
    const checked = checkOrigin(ruleset, origin);
    if (!checked.ok) throw new Error(reasonOf(ruleset, checked.refusals[0]!, locale));
    this.frames = [retrace(ruleset, checked.value, { answers: [], forks }, 0).match];
  }

  head(): ReplayHead {
    const { chart, standing } = this.laidOut(this.ruleset.view(this.frames[0]!.state, null));
    return { length: this.answers.length, chart, title: standing.title };
  }

  /** The game after so many decisions; as far as it can be played again where the rules have changed since. */
  frame(number: number): Frame {
    const match = this.matchAt(number);
    const before = number === 0 ? match : this.matchAt(number - 1);
    const view = viewOf(match, null);
    const tongue = this.ruleset.speech.in(this.locale);
    return {
      number: match.answers.length,
      scene: this.laidOut(view.state).standing,
      dispatches: view.events.map((event, i) => dispatchOf(tongue, event, i, view.state)),
      walks: walksBetween(before, match, null, { drawn: this.lastDrawn(match.answers.length) }),
      outcome: view.outcome,
      chart: this.changedChart(view.state),
    };
  }

  private laidOut(view: Game['state']): ReturnType<typeof chartAndStanding> {
    return chartAndStanding(this.ruleset, boardHelpersOf(this.ruleset, this.locale).scene(view));
  }

  /** The way chosen by the last of so many decisions that chose one, if that is not long ago. */
  private lastDrawn(decisions: number): Walk | null {
    for (let n = decisions - 1; n >= Math.max(0, decisions - RECENT); n--) {
      const { pending, state } = this.frames[n]!;
      if (pending === null) return null;
      const asked = { ...pending, view: () => state };
      const drawn = drawnBy(this.ruleset, asked, this.answers[n] as Json);
      if (drawn !== null) return drawn;
    }
    return null;
  }

  /** The ground, where it is no longer what it was in the beginning: a door opened, night fell. */
  private changedChart(view: Game['state']): Chart | null {
    const { chart } = this.laidOut(view);
    const first = this.head().chart;
    return chart.terrain === first.terrain && chart.manner === first.manner ? null : chart;
  }

  private matchAt(number: number): Match<Game> {
    while (this.frames.length <= number && this.frames.length <= this.answers.length) {
      const last = this.frames.at(-1)!;
      const next = answer(last, last.pending?.seat ?? 0, this.answers[this.frames.length - 1]);
      if (!next.ok) return last;
      this.frames.push(next.value);
    }
    return this.frames[Math.min(number, this.frames.length - 1)]!;
  }
}
