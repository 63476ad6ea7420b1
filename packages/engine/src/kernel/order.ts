import type { Game, Kind } from './context.ts';
import type { Asked } from './pending.ts';
import type { Seat } from './state.ts';

/** A standing order as a player has left it. */
export interface GivenOrder {
  readonly order: string;
  readonly choice: string;
  /** The number that goes with the choice, where it has one. */
  readonly least?: number;
}

/** A number that goes with a choice. */
export interface OrderNumber {
  readonly from: number;
  readonly to: number;
  readonly usual: number;
}

/** Something that can be ordered once for all questions of some kinds. */
export interface OrderSpec<G extends Game> {
  readonly id: string;
  readonly kinds: readonly Kind<G>[];
  /** What can be ordered, the usual first; null: without a number. */
  readonly choices: Readonly<Record<string, OrderNumber | null>>;
  /**
   * What is answered by it; undefined: the order says nothing to this, and its player is asked. `judgement`: what a
   * rule of thumb would answer.
   */
  answer(asked: Asked<G>, given: Required<GivenOrder>, judgement: () => unknown): unknown;
}

/** The orders that a player can leave for what is asked while others act. */
export interface OrderBook<G extends Game> {
  /** Who acts now and decides for himself, whatever he has ordered; null: nobody. */
  turnOf(view: G['state']): Seat | null;
  /** Kinds of question that come while somebody else acts, or nobody does, and can be left to a rule of thumb. */
  readonly reactions: readonly Kind<G>[];
  readonly list: readonly OrderSpec<G>[];
}

/** An order in words. */
export interface OrderWords {
  /** When it holds: "After a blow". */
  readonly title: string;
  /** What it means. */
  readonly hint: string;
  /** By their ids, after the title: "strike back". */
  readonly choices: Readonly<Record<string, string>>;
  /** What the number of a choice counts: "% of his Health left". */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** The choice by which a rule of thumb decides. */
export const JUDGE = 'judge';

/** An order whose choices are the answers themselves, where they are on offer, or a rule of thumb. */
export function plainOrder<G extends Game>(
  id: string,
  kinds: readonly Kind<G>[],
  choices: readonly string[],
): OrderSpec<G> {
  return {
    id,
    kinds,
    choices: Object.fromEntries(choices.map((choice) => [choice, null])),
    answer: ({ question }, { choice }, judgement) => {
      if (choice === JUDGE) return judgement();
      const { options } = question as { readonly options: readonly string[] };
      return options.includes(choice) ? choice : undefined;
    },
  };
}
