import {
  type Game,
  type Json,
  type Match,
  objection,
  type Refusal,
  type Ruleset,
  refusal,
  type Seat,
  type SeatView,
  type Walk,
} from '@vedette/engine';
import type { Hosted } from './hosted.ts';
import type { Sitter } from './sitter.ts';

/** A match that somebody else hosts, as one seat sees it there: a session sits down at it as at any other. */
export class SeenHost implements Hosted {
  readonly ruleset: Ruleset<Game>;
  /** Ways are told by whoever hosts it. */
  readonly drawn: Walk | null = null;
  sitters: readonly Sitter[];
  match: Match<Game>;
  /** What would be seen after answers in mind, by those answers: told by whoever hosts it, of the match as it stands. */
  private readonly rehearsed = new Map<string, Match<Game> | null>();

  constructor(ruleset: Ruleset<Game>, view: SeatView<Game>, sitters: readonly Sitter[]) {
    this.ruleset = ruleset;
    this.sitters = sitters;
    this.match = seenMatch(ruleset, view);
  }

  /** How it stands now. */
  show(view: SeatView<Game>, sitters: readonly Sitter[]): void {
    this.match = seenMatch(this.ruleset, view);
    this.sitters = sitters;
    this.rehearsed.clear();
  }

  /** What the seat would see after these answers; null: that cannot be known beforehand. */
  rehearse(answers: readonly Json[], view: SeatView<Game> | null): void {
    this.rehearsed.set(JSON.stringify(answers), view === null ? null : seenMatch(this.ruleset, view));
  }

  /** Whether it was told what comes of these answers. */
  knowsAhead(answers: readonly Json[]): boolean {
    return answers.length === 0 || this.rehearsed.has(JSON.stringify(answers));
  }

  ahead(_seat: Seat, answers: readonly Json[]): Match<Game> | null {
    return this.rehearsed.get(JSON.stringify(answers)) ?? null;
  }

  objection(seat: number, given: Json): Refusal | null {
    return objection(this.match, seat, given);
  }

  /** Taken back is only what all agree on. */
  undoRefusal(): Refusal {
    return NOT_ALONE;
  }
}

const NOT_ALONE = refusal('undo.not-yours');

/** A match of which only what a seat sees is true. */
function seenMatch(ruleset: Ruleset<Game>, view: SeatView<Game>): Match<Game> {
  const { state, pending, waitingFor, seq, events } = view;
  // What another is asked nobody here may know; that he is asked, everybody does.
  const elsewhere = waitingFor === null ? null : { kind: '', seat: waitingFor, question: {} };
  return {
    ruleset,
    origin: { position: null, dice: { seed: '' } },
    begun: '',
    answers: Array.from({ length: seq }, () => null),
    forks: [],
    state,
    pending: pending ?? elsewhere,
    told: events.map((event) => ({ event, to: null })),
    checkpoints: [],
    deciders: [],
    floor: { at: seq, cause: null },
    trail: null,
  };
}
