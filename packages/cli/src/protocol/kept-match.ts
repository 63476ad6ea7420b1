import { deserialize, serialize } from 'node:v8';
import { answer, frozen, type Game, type Match } from '@vedette/engine';
import { protocolError } from './errors.ts';
import type { Shelf } from './shelf.ts';
import { granted } from './standing.ts';

/**
 * A match as it outlives the thread that plays it: whole, as it once stood, and what was answered since. Threads share
 * the bytes, which nobody changes.
 */
export interface KeptMatch {
  readonly ruleset: string;
  readonly whole: SharedArrayBuffer;
  readonly since: readonly unknown[];
}

/** Written down whole. What its states have in common stays one thing when it is read again. */
export function kept({ ruleset, ...rest }: Match<Game>, mostBytes: number): KeptMatch {
  const bytes = serialize(rest);
  if (bytes.length > mostBytes) {
    throw protocolError(
      'match.too-large',
      `The match would take ${bytes.length} bytes, and ${mostBytes} are left for it.`,
    );
  }
  const whole = new SharedArrayBuffer(bytes.length);
  new Uint8Array(whole).set(bytes);
  return { ruleset: ruleset.id, whole, since: [] };
}

export function revived(shelf: Shelf, { ruleset, whole, since }: KeptMatch): Match<Game> {
  // A copy: what is read from shared memory cannot be read as text.
  const rest = deserialize(Buffer.from(new Uint8Array(whole))) as Omit<Match<Game>, 'ruleset'>;
  let match: Match<Game> = { ...rest, answers: frozen(rest.answers), ruleset: shelf.rulesAtHand(ruleset) };
  for (const given of since) match = granted(match.ruleset, answer(match, match.pending?.seat ?? 0, given));
  return match;
}

/** What was answered since, when the one match is the other gone on; else null. */
export function answersSince(
  before: Match<Game>,
  { answers, forks }: Match<Game>,
): readonly unknown[] | null {
  const goneOn =
    forks.length === before.forks.length &&
    answers.length >= before.answers.length &&
    before.answers.every((given, i) => given === answers[i]);
  return goneOn ? answers.slice(before.answers.length) : null;
}

export function bytesOf(answers: readonly unknown[]): number {
  return serialize(answers).length;
}
