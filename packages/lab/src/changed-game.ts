import type { Game, Options, Ruleset, Seat } from '@vedette/engine';
import { type Change, ChangeError, changedIn } from './change.ts';
import type { Contest } from './contest.ts';

/** What a match is asked for with. */
export interface Wanted {
  readonly scenario: unknown;
  readonly options: Options;
  /** Seat by seat. */
  readonly units: readonly unknown[];
}

/** Whether a change that meets nothing in a set-up is a mistake; where units change hands some may not have it. */
export type Manner = 'strict' | 'lenient';

/** Documents and options as the changes have them; whose unit is whose depends on who sits where. */
export function changedRequest<G extends Game>(
  { scenarios }: Ruleset<G>,
  changes: readonly Change[],
  wanted: Wanted,
  seatOfA: Seat,
  manner: Manner,
): Wanted {
  let { scenario, options, units } = wanted;
  const made = (document: unknown, change: Change) =>
    inManner(manner, document, () => changedIn(document, change, 'may-be-added'));
  for (const change of changes) {
    if (change.of === 'scenario') {
      const whole =
        typeof scenario === 'string' ? scenarios.list.find(({ id }) => id === scenario) : scenario;
      scenario = made(whole, change);
    }
    if (change.of === 'option') options = made(options, change) as Options;
    if (change.of === 'unit')
      units = units.map((unit, seat) =>
        (seat === seatOfA) === (change.whose === 'a') ? made(unit, change) : unit,
      );
  }
  return { scenario, options, units };
}

/** The same rules, under which those figures begin as the changes have them. */
export function withChangedFigures<G extends Game>(
  ruleset: Ruleset<G>,
  changes: readonly Change[],
  seatOfA: Seat,
  manner: Manner,
): Ruleset<G> {
  const ours = changes.filter(({ of }) => of === 'figures');
  if (ours.length === 0) return ruleset;
  const { chronicler } = ruleset;
  if (chronicler === undefined)
    throw new ChangeError(`${ours[0]!.text}: nobody can say whose figure is whose in this game.`);
  return {
    ...ruleset,
    begin(setup, dice) {
      const state = ruleset.begin(setup, dice);
      for (const change of ours)
        for (let seat = 0; seat < setup.seats.length; seat++)
          if ((seat === seatOfA) === (change.whose === 'a'))
            changeFigures(chronicler.figures(state, seat), change, manner);
      return state;
    },
  };
}

function changeFigures(figures: readonly object[], change: Change, manner: Manner): void {
  const made = inManner(manner, figures, () => changedIn(figures, change, 'is-a-mistake'));
  const changed = made as readonly object[];
  for (const [i, figure] of figures.entries()) if (changed[i] !== figure) Object.assign(figure, changed[i]);
}

/** Which game a number stands for: with changes each is played twice with equal dice, as it is and then changed. */
export function turnOf({ changes = [] }: Pick<Contest, 'changes'>, number: number) {
  if (changes.length === 0) return { game: number, changes };
  return { game: Math.floor(number / 2), changes: number % 2 === 0 ? [] : changes };
}

function inManner(manner: Manner, as: unknown, make: () => unknown): unknown {
  try {
    return make();
  } catch (thrown) {
    if (manner === 'lenient' && thrown instanceof ChangeError) return as;
    throw thrown;
  }
}
