import type { Asked, Game, Json, Match, Ruleset, Seat, Walk } from '@vedette/engine';
import type { Waypoint } from '@vedette/engine/table';
import { boardOf } from './chart.ts';

/** The ways gone by the one decision between two standings of a match, as a seat may see them. */
export function walksBetween(
  before: Match<Game>,
  after: Match<Game>,
  seat: Seat | null,
  drawn: Walk | null,
): readonly Walk[] {
  if (after.answers.length !== before.answers.length + 1) return [];
  const { ruleset } = after;
  const told = after.told
    .slice(before.told.length)
    .filter(({ to }) => to === null || (seat !== null && to.includes(seat)))
    .map(({ event }) => event);
  return boardOf(ruleset).walks(ruleset.view(before.state, seat), told, drawn);
}

/** The way that an answer draws for a figure; null when it draws none. */
export function drawnBy(ruleset: Ruleset<Game>, asked: Asked<Game>, given: Json): Walk | null {
  const { figure } = asked.question as { readonly figure?: unknown };
  if (typeof figure !== 'string' || ruleset.questions[asked.kind]!.form !== 'path') return null;
  return { figure, points: boardOf(ruleset).way(asked, given as unknown as readonly Waypoint[]).points };
}
