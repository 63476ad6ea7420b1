import type { Game, Json, Replay, Seat } from '@vedette/engine';
import { sealOf } from './dice.ts';
import { sha256 } from './sha256.ts';

/** A game that was played through a server, with what its dice came from. */
export interface OnlineGame {
  readonly format: 'vedette-online-game';
  readonly version: 1;
  readonly match: string;
  readonly dice: {
    /** The SHA-256 of the secret: published before anybody sat down. */
    readonly commitment: string;
    readonly secret: string;
    /** Null: a bot sat there. */
    readonly seats: readonly ({ readonly commitment: string; readonly nonce: string } | null)[];
  };
  /** Won by whom because of whose time; null: it ended by its rules, or was taken home before its end. */
  readonly claimed: { readonly by: Seat; readonly from: Seat } | null;
  readonly replay: Replay<Game>;
  /** So many answers were given elsewhere, before it came to the server. */
  readonly continued?: number;
  /** Of everything else in the file. */
  readonly digest: string;
}

/** What a game's file is made of. */
interface Parts extends Pick<OnlineGame, 'match' | 'claimed' | 'replay' | 'continued'> {
  readonly secret: string;
  readonly seats: OnlineGame['dice']['seats'];
}

export function onlineGame({ match, secret, seats, claimed, replay, continued }: Parts): OnlineGame {
  const game = {
    format: 'vedette-online-game',
    version: 1,
    match,
    dice: { commitment: sealOf(secret), secret, seats },
    claimed,
    replay,
    ...(continued === undefined ? {} : { continued }),
  } as const;
  return { ...game, digest: digestOf(game) };
}

/** The SHA-256 of a document with its keys in order, without the digest itself. */
export function digestOf(game: Omit<OnlineGame, 'digest'>): string {
  const { digest: _, ...rest } = game as OnlineGame;
  return sha256(ordered(rest as unknown as Json));
}

function ordered(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(ordered).join(',')}]`;
  const members = Object.entries(value as Readonly<Record<string, Json>>)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${ordered(item)}`);
  return `{${members.join(',')}}`;
}
