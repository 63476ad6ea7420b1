import {
  type Asked,
  type Game,
  type GivenOrder,
  type Locale,
  type Match,
  type OrderNumber,
  objection,
  type Ruleset,
  random,
  type Seat,
} from '@vedette/engine';
import { takenForGranted } from './granted.ts';
import { questionOf } from './question.ts';
import { words } from './words/index.ts';

/** Orders that can be left in every game: what nothing hangs on; and whatever else comes while somebody else acts. */
const NEEDLESS = { id: 'needless', choice: 'answer' } as const;
const REST = { id: 'rest', choice: 'judge' } as const;

/** A standing order as it is offered. */
export interface OfferedOrder {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly choices: readonly {
    readonly id: string;
    readonly words: string;
    readonly number: (OrderNumber & { readonly words: string }) | null;
  }[];
}

/** What a player of this game can order beforehand, in words; the games' own first. */
export function offeredOrders(ruleset: Ruleset<Game>, locale?: Locale): readonly OfferedOrder[] {
  const own = ruleset.speech.in(locale).orders ?? {};
  const general = words.in(locale).orders;
  const offered = (ruleset.orders?.list ?? []).map(({ id, choices }): OfferedOrder => {
    const said = own[id]!;
    return {
      id,
      title: said.title,
      hint: said.hint,
      choices: Object.entries(choices).map(([choice, number]) => ({
        id: choice,
        words: said.choices[choice]!,
        number: number === null ? null : { ...number, words: said.numbers![choice]! },
      })),
    };
  });
  const plain = ({ id, choice }: { readonly id: 'needless' | 'rest'; readonly choice: string }) => {
    const { title, hint, answer } = general[id];
    return { id, title, hint, choices: [{ id: choice, words: answer, number: null }] };
  };
  const rest = (ruleset.orders?.reactions.length ?? 0) > 0 ? [plain(REST)] : [];
  return [...offered, ...rest, plain(NEEDLESS)];
}

/** Whether the game offers every one of these, each once. */
export function areOffered(ruleset: Ruleset<Game>, given: readonly GivenOrder[]): boolean {
  const known = new Map(offeredOrders(ruleset).map((order) => [order.id, order]));
  const names = new Set(given.map(({ order }) => order));
  return (
    names.size === given.length &&
    given.every(({ order, choice, least }) => {
      const found = known.get(order)?.choices.find(({ id }) => id === choice);
      if (found === undefined) return false;
      if (found.number === null) return least === undefined;
      return least === undefined || (least >= found.number.from && least <= found.number.to);
    })
  );
}

/** What was answered by an order, and what it was asked. */
export interface ByOrder {
  readonly answer: unknown;
  readonly given: GivenOrder;
  readonly asked: string;
  readonly said: string;
}

/**
 * The answer that the orders of whoever is asked give to the open question; null: he has left none for it. Of the match
 * nothing is looked at but his own view; `seed` is for rules of thumb that leave something to chance.
 */
export function orderedAnswer(
  match: Match<Game>,
  orders: readonly GivenOrder[],
  { seed, locale }: { readonly seed: string; readonly locale?: Locale },
): ByOrder | null {
  const { ruleset, pending, state } = match;
  if (pending === null || orders.length === 0) return null;
  const view = ruleset.view(state, pending.seat);
  const asked: Asked<Game> = { ...pending, view: () => view };
  const found = byOrder(ruleset, asked, orders, seed) ?? byItself(ruleset, asked, orders);
  // An order is no judge of the rules: what they would refuse is left to the player.
  if (found === null || objection(match, pending.seat, found.answer) !== null) return null;
  const { title, options } = ruleset.speech.in(locale).prompt(pending, view);
  const said = options.find(({ id }) => id === found.answer)?.words ?? '';
  return { ...found, asked: title, said };
}

type Found = Pick<ByOrder, 'answer' | 'given'>;

function byOrder(
  ruleset: Ruleset<Game>,
  asked: Asked<Game>,
  orders: readonly GivenOrder[],
  seed: string,
): Found | null {
  const book = ruleset.orders;
  if (book === undefined || isHisTurn(book.turnOf(asked.view()), asked.seat)) return null;
  const judgement = () => ruleset.bots.thumb(asked, random(seed)) ?? undefined;
  for (const given of orders) {
    const spec = book.list.find(({ id, kinds }) => id === given.order && kinds.includes(asked.kind));
    const number = spec?.choices[given.choice];
    if (spec === undefined || number === undefined) continue;
    const answer = spec.answer(asked, { ...given, least: given.least ?? number?.usual ?? 0 }, judgement);
    if (answer !== undefined) return { answer, given };
  }
  const rest = orders.find(({ order }) => order === REST.id);
  if (rest === undefined || !book.reactions.includes(asked.kind)) return null;
  const answer = judgement();
  return answer === undefined ? null : { answer, given: rest };
}

function isHisTurn(turn: Seat | null, seat: Seat): boolean {
  return turn === seat;
}

/** What nothing hangs on, whoever acts. */
function byItself(ruleset: Ruleset<Game>, asked: Asked<Game>, orders: readonly GivenOrder[]): Found | null {
  const given = orders.find(({ order }) => order === NEEDLESS.id);
  if (given === undefined) return null;
  const taken = takenForGranted(questionOf(ruleset, asked));
  return taken === null ? null : { answer: taken.answer, given };
}
