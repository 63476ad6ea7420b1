import {
  answer,
  checkOrigin,
  type FigureCard,
  type Game,
  type Json,
  type Locale,
  type Match,
  type Ruleset,
  reasonOf,
  retrace,
  type Save,
  saveOf,
  viewOf,
  type Walk,
} from '@vedette/engine';
import { cardOf } from './card.ts';
import { boardHelpersOf, chartAndStanding } from './chart.ts';
import { dispatchOf } from './dispatch.ts';
import type { Chart, Frame, ReplayHead, ReplayMark } from './snapshot.ts';
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

  /** What happened from one decision to another, both counted from the beginning. */
  marks(from: number, to: number): readonly ReplayMark[] {
    const tongue = this.ruleset.speech.in(this.locale);
    const last = Math.min(to, this.answers.length);
    const marks: ReplayMark[] = [];
    let before = this.told(from);
    for (let at = from + 1; at <= last; at++) {
      const now = this.told(at);
      if (now.turn !== before.turn && now.turn > 0) marks.push({ kind: 'turn', at, turn: now.turn });
      for (const [i, event] of now.events.slice(before.events.length).entries()) {
        const { lost } = dispatchOf(tongue, event, before.events.length + i, now.state).telling;
        const figure = now.figures.find(({ id }) => id === lost);
        if (figure !== undefined) marks.push({ kind: 'loss', at, figure: figure.name, side: figure.side });
      }
      before = now;
    }
    return marks;
  }

  /** The game as far as this decision, to be played on from there. */
  saveAt(number: number): Save<Game> {
    return saveOf(this.matchAt(number));
  }

  private told(number: number) {
    const { events, state } = viewOf(this.matchAt(number), null);
    const { turn, figures } = this.laidOut(state).standing;
    return { events, state, turn, figures };
  }

  /** A figure as everybody might know it after so many decisions; null: there is none such. */
  card(number: number, figure: string, from: string | null): FigureCard | null {
    const board = boardHelpersOf(this.ruleset, this.locale);
    const view = this.ruleset.view(this.matchAt(number).state, null);
    return cardOf(board, view, board.scene(view), figure, from);
  }

  private laidOut(view: Game['state']): ReturnType<typeof chartAndStanding> {
    return chartAndStanding(this.ruleset, boardHelpersOf(this.ruleset, this.locale).scene(view), this.locale);
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
