import {
  type Asked,
  type Game,
  type Match,
  type Policy,
  playOut,
  type Ruleset,
  type Simulated,
  type SimulateLimits,
} from '@vedette/engine';

/** How to play a match on in one's head. */
export interface Imagined<G extends Game> {
  readonly seed: string;
  /** Answers for everybody, this question first. */
  readonly policy: Policy<G>;
  readonly limits?: SimulateLimits;
}

/** All that a bot gets of a match: its question, its own view, and what might be. */
export interface Outlook<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly asked: Asked<G>;
  /** Number of this answer. */
  readonly seq: number;
  /** Number of the answer after which the last die fell or the last secret was shown. */
  readonly surprise: number;
  /**
   * The match played on with other dice, and with everything this seat cannot see imagined. With one seed, step for
   * step the same dice.
   */
  playOn(imagined: Imagined<G>): Simulated<G>;
}

/** What the seat that is asked may know and imagine; null when nobody is asked. */
export function outlookOf<G extends Game>(match: Match<G>): Outlook<G> | null {
  const { ruleset, pending, state, answers, floor } = match;
  if (pending === null) return null;
  const { seat } = pending;
  return {
    ruleset,
    asked: { ...pending, view: () => ruleset.view(state, seat) },
    seq: answers.length,
    surprise: floor.at,
    playOn: (imagined) => playOut(match, { ...imagined, seat, diceBy: 'step' }),
  };
}
