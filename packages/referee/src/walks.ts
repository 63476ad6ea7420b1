import type { Asked, Game, Json, Match, Ruleset, Seat, Walk } from '@vedette/engine';
import type { Waypoint } from '@vedette/engine/table';
import { boardHelpersOf } from './chart.ts';

/** The ways gone by the one decision between two standings of a match, as a seat may see them; `ways.drawn` is looked at only then. */
export function walksBetween(
  before: Match<Game>,
  after: Match<Game>,
  seat: Seat | null,
  ways: { readonly drawn: Walk | null },
): readonly Walk[] {
  if (after.answers.length !== before.answers.length + 1) return [];
  const { ruleset } = after;
  const told = after.told
    .slice(before.told.length)
    .filter(({ to }) => to === null || (seat !== null && to.includes(seat)))
    .map(({ event }) => event);
  return boardHelpersOf(ruleset).walks(ruleset.view(before.state, seat), told, ways.drawn);
}

/** The figure for which an answer to this question draws a way; null when none does. */
function walkerOf({ questions }: Ruleset<Game>, kind: string, question: object): string | null {
  const { figure } = question as { readonly figure?: unknown };
  return typeof figure === 'string' && questions[kind]!.form === 'path' ? figure : null;
}

/** The way that an answer draws for a figure; null when it draws none. */
export function drawnBy(ruleset: Ruleset<Game>, asked: Asked<Game>, given: Json): Walk | null {
  const figure = walkerOf(ruleset, asked.kind, asked.question);
  if (figure === null) return null;
  return {
    figure,
    points: boardHelpersOf(ruleset).way(asked, given as unknown as readonly Waypoint[]).points,
  };
}

/** The last way that somebody chose; measured when somebody wants to see it. */
export class LastWay {
  private chosen: (Pick<Match<Game>, 'ruleset' | 'pending' | 'state'> & { readonly given: Json }) | null =
    null;
  private measured: Walk | null = null;

  /** What was answered to the question that was open then. */
  note(before: Match<Game>, given: Json): void {
    const { ruleset, pending, state } = before;
    if (pending === null || walkerOf(ruleset, pending.kind, pending.question) === null) return;
    this.chosen = { ruleset, pending, state, given };
    this.measured = null;
  }

  drawn(): Walk | null {
    if (this.chosen === null) return this.measured;
    const { ruleset, pending, state, given } = this.chosen;
    const asked = { ...pending!, view: () => ruleset.view(state, pending!.seat) };
    this.measured = drawnBy(ruleset, asked, given);
    this.chosen = null;
    return this.measured;
  }
}
