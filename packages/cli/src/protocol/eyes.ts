import { type Game, type Json, type Match, objection, type SceneFigure, type Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { Session } from '@vedette/referee';
import { tongueOf } from '../locale.ts';
import { type ProtocolError, protocolError } from './errors.ts';
import { seatOf } from './matches.ts';

/** A match through the eyes of a seat, or of an onlooker: nothing is measured here but what those eyes may see. */
export function eyesOf(match: Match<Game>, seat: Seat | null): Session {
  const { ruleset } = match;
  if (tongueOf(ruleset).board === undefined)
    throw protocolError('board.none', `${tongueOf(ruleset).title} has no table to measure on.`);
  return new Session(
    {
      match,
      ruleset,
      drawn: null,
      sitters: [],
      objection: (other, given) => objection(match, other, given),
      undoRefusal: () => null,
    },
    seat === null ? [] : [seatOf(match, seat)],
  );
}

/** What is asked of these eyes now, or would be after some answers; null: nothing, or nobody can know that beforehand. */
export function askedOf(eyes: Session, ahead: readonly Json[]) {
  return eyes.question(ahead);
}

/** A figure that these eyes see, on the table unless it is only imagined to stand somewhere. */
export function figureIn(eyes: Session, id: string, at: Spot | undefined): SceneFigure {
  const found = eyes.scene().figures.find((figure) => figure.id === id);
  if (found === undefined) throw unknown(id, 'There is nobody');
  if (found.place !== 'table' && at === undefined) throw unknown(id, 'Not on the table is');
  if (at !== undefined) mustBeOnTable(eyes, at);
  return found;
}

function unknown(id: string, words: string): ProtocolError {
  return protocolError('figure.unknown', `${words} "${id}", as this seat sees it.`);
}

export function mustBeOnTable(eyes: Session, { x, y }: Spot): void {
  const { width, depth } = eyes.scene().terrain;
  if (x >= 0 && y >= 0 && x <= width && y <= depth) return;
  throw protocolError('place.off-table', `The table goes from 0, 0 to ${width}, ${depth}.`);
}
