import {
  type Game,
  type Locale,
  type Refusal,
  type Ruleset,
  type ToldRefusal,
  told,
  verify,
} from '@vedette/engine';
import { z } from 'zod';
import { sealOf, seedAfterRewind, seedOf } from './dice.ts';
import { LIMITS } from './limits.ts';
import { digestOf, type OnlineGame } from './online-game.ts';
import { seatSchema, sha256Schema, tokenSchema } from './parts.ts';
import type { ProofCode } from './proof-code.ts';
import { words } from './words/index.ts';

/** One thing that holds, or does not. */
interface Finding {
  readonly code: ProofCode;
  readonly message: string;
  /** What the rules say about it, where they refuse. */
  readonly refusals?: readonly ToldRefusal[];
}

export interface Proof {
  readonly proved: readonly Finding[];
  readonly faults: readonly Finding[];
  readonly notProved: readonly string[];
}

/** What a device has kept from the beginning: the server's seal, and each seat's. */
export interface Remembered {
  readonly commitment: string;
  readonly seals: readonly (string | null)[];
}

const onlineGameSchema = z.strictObject({
  format: z.literal('vedette-online-game'),
  version: z.literal(1),
  match: tokenSchema,
  dice: z.strictObject({
    commitment: sha256Schema,
    secret: sha256Schema,
    seats: z.array(z.strictObject({ commitment: sha256Schema, nonce: sha256Schema }).nullable()),
  }),
  claimed: z.strictObject({ by: seatSchema, from: seatSchema }).nullable(),
  replay: z.looseObject({
    ruleset: z.string(),
    origin: z.looseObject({ dice: z.strictObject({ seed: z.string() }) }),
    forks: z.array(z.strictObject({ at: z.int(), seed: z.string(), seat: seatSchema.nullable() })),
  }),
  continued: z.int().min(0).optional(),
  digest: sha256Schema,
});

/** Reckons everything again, and says what holds. Nothing in the file is trusted. */
export function proofOf(
  ruleset: Ruleset<Game>,
  file: unknown,
  { locale, remembered }: { readonly locale?: Locale; readonly remembered?: Remembered } = {},
): Proof {
  const proving = new Proving(locale);
  if (proving.holds('form', onlineGameSchema.safeParse(file).success)) {
    const game = file as OnlineGame;
    proving.holds('digest', digestOf(game) === game.digest);
    dice(proving, game, remembered);
    const played = verify(ruleset, game.replay);
    proving.holds('game', played.ok, 0, played.ok ? [] : said(ruleset, played.refusals, locale));
  }
  const { notProved, before } = words.in(locale).proof;
  const elsewhere = continuedIn(file);
  return {
    proved: proving.proved,
    faults: proving.faults,
    notProved: elsewhere === null ? notProved : [before(elsewhere), ...notProved],
  };
}

function continuedIn(file: unknown): number | null {
  const { continued } = Object(file) as Partial<OnlineGame>;
  return typeof continued === 'number' ? continued : null;
}

function said(ruleset: Ruleset<Game>, refusals: readonly Refusal[], locale?: Locale): readonly ToldRefusal[] {
  return refusals.map((refusal) => told(ruleset.speech.in(locale).refusals, refusal));
}

function dice(
  proving: Proving,
  { dice: { commitment, secret, seats }, replay, continued }: OnlineGame,
  remembered?: Remembered,
): void {
  proving.holds('secret', sealOf(secret) === commitment);
  if (remembered !== undefined) {
    const seals = seats.map((seat) => seat?.commitment ?? null);
    const same =
      seals.length === remembered.seals.length && seals.every((seal, i) => seal === remembered.seals[i]);
    proving.holds('remembered', same && commitment === remembered.commitment);
  }
  for (const [seat, sealed] of seats.entries())
    if (sealed !== null) proving.holds('nonce', sealOf(sealed.nonce) === sealed.commitment, seat);
  const seed = seedOf(
    secret,
    seats.map((seat) => seat?.nonce ?? null),
  );
  const here = forksHere(replay, seed, continued);
  proving.holds('seed', here !== null);
  const rewinds = here ?? replay.forks;
  if (rewinds.length > 0) proving.holds('rewind', followRewinds(seed, rewinds), rewinds.length);
}

/** The forks since the dice of this match began to fall; null: they never did. */
function forksHere(
  { origin, forks }: OnlineGame['replay'],
  seed: string,
  continued: number | undefined,
): OnlineGame['replay']['forks'] | null {
  if (continued === undefined) return (origin.dice as { readonly seed: string }).seed === seed ? forks : null;
  const began = forks.findIndex((fork) => fork.at === continued && fork.seed === seed);
  return began < 0 ? null : forks.slice(began + 1);
}

/** Whether each fork is a rewind, in order; some may be gone, because a later one went back beyond them. */
function followRewinds(seed: string, forks: readonly { readonly seed: string }[]): boolean {
  let rewind = 0;
  return forks.every((fork) => {
    while (++rewind <= LIMITS.rewinds) if (seedAfterRewind(seed, rewind) === fork.seed) return true;
    return false;
  });
}

class Proving {
  readonly proved: Finding[] = [];
  readonly faults: Finding[] = [];
  private readonly locale: Locale | undefined;

  constructor(locale: Locale | undefined) {
    this.locale = locale;
  }

  /** `number`: of a seat, or how many. */
  holds(code: ProofCode, it: boolean, number = 0, refusals: readonly ToldRefusal[] = []): boolean {
    const own = words.in(this.locale).proof;
    const message = (it ? own.proved : own.faults)[code](number);
    (it ? this.proved : this.faults).push({ code, message, ...(refusals.length > 0 ? { refusals } : {}) });
    return it;
  }
}
