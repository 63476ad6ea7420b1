import type { Json, Seat, SetupRequest, ToldRefusal } from '@vedette/engine';
import type { OfferedOrder, Sitter } from '@vedette/referee';
import type {
  Change,
  ChangesMessage,
  Hello,
  OnlineGame,
  Proof,
  Remembered,
  ViewMessage,
} from '@vedette/wire';
import type { GameRequest } from './game-file.ts';
import type { Snapshot } from './snapshot.ts';

/** A match on a server, as one takes part in it. */
export interface OnlinePlace {
  readonly match: string;
  readonly ruleset: string;
  /** Null: one looks on. */
  readonly seat: Seat | null;
  readonly scenario: string | null;
}

/** A game as far as it was played. */
export interface SoFar {
  readonly ruleset: string;
  readonly replay: Json;
  /** Of its sides, seat by seat. */
  readonly names: readonly string[];
}

/** What came of something that the server told. */
export type Followed =
  /** It does not fit to what is known: the whole is needed. */
  { readonly taken: false } | { readonly taken: true; readonly seq: number; readonly snapshot: Snapshot };

/** What is reckoned here of a match that is played on a server. */
export interface OnlineCalls {
  /** Sits down at it; nothing of it is known yet, unless one sat here before. */
  sit(place: OnlinePlace): null;
  getUp(): null;
  /** What to say in `hello`. */
  greeting(): Pick<Hello, 'wire' | 'has'>;
  follow(message: ViewMessage | ChangesMessage, sitters: readonly Sitter[]): Followed;
  /** What would be seen after answers in mind, as changes of what is seen; null: that cannot be known beforehand. */
  rehearsed(answers: readonly Json[], changes: readonly Change[] | null): null;
  /** What can be ordered beforehand in this game. */
  offeredOrders(): readonly OfferedOrder[];
  /** All of it, as to somebody who has seen nothing; null where nothing is known. */
  seenAnew(): Snapshot | null;
  sayRefusal(refusal: Readonly<Record<string, Json>>): ToldRefusal;
  sealOf(nonce: string): string;
  /** The match as a server wants it: with those who go. */
  fielded(ruleset: string, request: GameRequest): SetupRequest;
  /** A game of this browser as it stands, for a server. */
  soFar(id: string): SoFar;
  /** Whether the dice of a game were fair, in words. */
  proof(game: OnlineGame, remembered: Remembered | null): Proof;
  /** Keeps a finished game in this browser, and gives its id. */
  takeHome(game: OnlineGame): string;
}
