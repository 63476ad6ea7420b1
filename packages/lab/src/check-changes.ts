import { checkDocument, diceFrom, type Game, type Ruleset, reasonOf } from '@vedette/engine';
import { type Change, ChangeError } from './change.ts';
import { type Manner, withChangedFigures } from './changed-game.ts';
import { type Contest, seatingOf } from './contest.ts';
import { setupOf } from './play-one.ts';

/** A change, and in how many of the set-ups of a contest there is something to change. */
export interface MetChange {
  readonly text: string;
  readonly met: number;
  readonly of: number;
}

/** Tries the changes before the first game: each must meet something, and every changed match must be one. */
export function checkChanges<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Contest<unknown>,
): readonly MetChange[] {
  const { changes = [] } = contest;
  const games = setUpsOf(contest);
  const met = changes.map((change) => {
    const tried = games.map((game) => failure(() => start(ruleset, contest, game, [change], 'strict')));
    const failures = tried.filter((found) => found instanceof ChangeError);
    if (failures.length === games.length) throw failures[0]!;
    return { text: change.text, met: games.length - failures.length, of: games.length };
  });
  const texts = changes.map(({ text }) => text).join(', ');
  for (const game of games) {
    const wrong = failure(() => start(ruleset, contest, game, changes, 'lenient'));
    if (wrong !== null) throw new Error(`${texts}: ${wrong.message}`);
  }
  return met;
}

/** A match as it begins, and whether the game knows such a state. */
function start<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Contest<unknown>,
  game: number,
  changes: readonly Change[],
  manner: Manner,
): void {
  const setup = setupOf(ruleset, contest, game, changes, manner);
  const { seatOfA } = seatingOf(contest, game);
  const rules = withChangedFigures(ruleset, changes, seatOfA, manner);
  const state = rules.begin(setup, diceFrom({ seed: 'as it begins' }));
  const checked = checkDocument(ruleset.states, state);
  if (!checked.ok) throw new Error(reasonOf(ruleset, checked.refusals[0]!));
}

function failure(run: () => void): Error | null {
  try {
    run();
    return null;
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
    throw thrown;
  }
}

/** Games that differ in who sits where with what, each once. */
function setUpsOf(contest: Contest<unknown>): readonly number[] {
  const round = contest.units.length * (contest.exchange ? 4 : 2);
  return Array.from({ length: round }, (_, game) => game);
}
