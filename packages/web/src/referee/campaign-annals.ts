import { type Fielded, type Outcome, type Seat, winnersOf } from '@vedette/engine';
import type { Dispatch } from '@vedette/referee';
import { z } from 'zod';
import { deedsOf } from './deeds.ts';
import type { Sitter } from './game-file.ts';

const count = z.int().min(0).max(100_000);
const seat = z.int().min(0).max(15);
const name = z.string().max(200);

const memberAnnal = z.strictObject({
  member: name,
  seat,
  /** As he was called then. */
  name,
  /** Whom he struck down, each of them once. */
  felled: z
    .array(name)
    .max(500)
    .transform((names) => [...new Set(names)]),
  dealt: count,
  taken: count,
  lostIn: count.nullable(),
});

/** What is kept of a game of a campaign beside its report: the day, and what its log tells. */
const gameAnnal = z.strictObject({
  /** Of the campaign's games. */
  number: z.int().min(1).max(10_000),
  /** When its report came in. */
  played: z.number(),
  /** The game as it is kept here; null: it was played on a real table. */
  game: name.nullable(),
  turns: count,
  /** Seats of the campaign; null: nobody has watched, the report must tell. */
  winners: z.array(seat).max(16).nullable(),
  /** Why it was over, in the words of the log; who won is told from `winners`. */
  ending: z.array(z.string().max(1000)).max(40),
  members: z.array(memberAnnal).max(500),
  /** That somebody has put it right by hand, and why; left out: nobody has. */
  edited: z.exactOptional(z.string().max(200)),
});
export type MemberAnnal = z.infer<typeof memberAnnal>;
export type GameAnnal = z.infer<typeof gameAnnal>;

const annalsForm = z.array(gameAnnal).max(10_000);

/** From a file: what is none is left out. */
export function annalsFrom(given: unknown): readonly GameAnnal[] {
  const found = annalsForm.safeParse(given);
  return found.success ? found.data : [];
}

const sittersForm = z.array(z.enum(['person', 'recruit', 'regular', 'veteran', 'random'])).max(16);

/** From a file, too. */
export function sittersFrom(given: unknown): readonly Sitter[] {
  const found = sittersForm.safeParse(given);
  return found.success ? found.data : [];
}

interface Watched {
  readonly id: string;
  readonly changed: number;
  readonly turn: number;
  readonly outcome: Outcome;
  readonly dispatches: readonly Dispatch[];
  readonly figures: Parameters<typeof deedsOf>[1];
}

/** A game that was played here, out of its log; `seats`: those of the campaign, by those of the match. */
export function annalOf(
  number: number,
  seats: readonly Seat[],
  fielded: readonly Fielded[],
  { id, changed, turn, outcome, dispatches, figures }: Watched,
): GameAnnal {
  const deeds = deedsOf(dispatches, figures);
  const winners = winnersOf(outcome);
  const drawn = winners.length === outcome.shares.length && winners.length > 1;
  return {
    number,
    played: changed,
    game: id,
    turns: turn,
    winners: drawn ? [] : winners.map((place) => seats[place]!),
    ending: dispatches
      .filter(({ telling }) => telling.kind === 'ending' && telling.account === undefined)
      .map(({ text, telling }) => telling.why ?? text)
      .slice(-4),
    members: fielded.flatMap(({ seat: own, figure, member }) => {
      const done = deeds.get(figure);
      const called = figures.find((known) => known.id === figure)?.name;
      if (done === undefined || called === undefined) return [];
      const { felled, dealt, taken, lostIn } = done;
      return [{ member, seat: own, name: called, felled: [...felled], dealt, taken, lostIn }];
    }),
  };
}

/** What players say of a game beside its report: who won, null where they leave it to that, and who brought down whom. */
export interface ToldGame {
  readonly winners: readonly Seat[] | null;
  readonly members: readonly {
    readonly member: string;
    readonly seat: Seat;
    readonly name: string;
    readonly felled: readonly string[];
  }[];
}

const NOTHING_TOLD: ToldGame = { winners: null, members: [] };

/** A game that was told of by hand. */
export function annalByHand(number: number, played: number, told: ToldGame = NOTHING_TOLD): GameAnnal {
  const blank: GameAnnal = { number, played, game: null, turns: 0, winners: null, ending: [], members: [] };
  return withTold(blank, told);
}

/** A game as it is told now: what its log says besides stays. */
export function amendedAnnal(annal: GameAnnal, told: ToldGame, note: string): GameAnnal {
  return { ...withTold(annal, told), edited: note.slice(0, 200) };
}

function withTold(annal: GameAnnal, { winners, members }: ToldGame): GameAnnal {
  const known = annal.members.map((one) => ({
    ...one,
    felled: [
      ...(members.find(({ member, name: own }) => member === one.member && own === one.name)?.felled ?? []),
    ],
  }));
  const others = members
    .filter(({ member, name: own }) => !known.some((one) => one.member === member && one.name === own))
    .map((one) => ({ ...one, felled: [...one.felled], dealt: 0, taken: 0, lostIn: null }));
  return {
    ...annal,
    winners: winners === null ? annal.winners : [...winners],
    members: [...known, ...others],
  };
}
