import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@vedette/engine';
import { placeOf } from '@vedette/wire';
import { Buckets } from '../door/bucket.ts';
import type { Store } from '../store/store.ts';
import { Refused } from './refused.ts';
import { hashOfToken, newSecret } from './secrets.ts';

/** Letters that ask for leave: for one mailbox, and because of one match. */
const FOR_MAILBOX = { burst: 3, perSecond: 1 / 7200 };
const FOR_MATCH = { burst: 8, perSecond: 1 / 3600 };

/** Somebody who holds a seat, and a mailbox that may be anybody's. */
export interface MailboxOfSeat {
  readonly match: string;
  readonly seat: Seat;
  readonly place: string;
}

interface MailboxOptions {
  readonly store: Store;
  now(): number;
}

/** Whoever names a mailbox may not own it: its owner is asked once, by letter, before he is written to. */
export class Mailboxes {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly forMailbox: Buckets;
  private readonly forMatch: Buckets;

  constructor({ store, now }: MailboxOptions) {
    this.store = store;
    this.now = now;
    this.forMailbox = new Buckets(FOR_MAILBOX, now);
    this.forMatch = new Buckets(FOR_MATCH, now);
  }

  /** Has the owner asked; for the same seat not a second time, however often it is wished. */
  async ask(match: string, seat: Seat, place: string): Promise<void> {
    if (!this.forMailbox.take(place) || !this.forMatch.take(match)) throw new Refused('message.too-many');
    const body = { kind: 'ask', match, seat, place };
    const id = `send/ask/${match}/${seat}/${hashOfToken(place).slice(0, 32)}`;
    await this.store.planJob({ id, due: this.now(), body });
  }

  /** What only a letter to the mailbox tells. */
  async tokenOf({ match, seat, place }: MailboxOfSeat): Promise<string> {
    const secret = await this.store.ownValue('mailboxes', newSecret);
    const sum = createHmac('sha256', secret).update(`${match}/${seat}/${place}`);
    return sum.digest().subarray(0, 16).toString('base64url');
  }

  /** The owner says yes, or that he never wants it. */
  async answered(match: string, seat: Seat, token: string, wanted: boolean): Promise<void> {
    for (const kept of await this.store.addresses(match, seat)) {
      if (kept.address.kind !== 'email') continue;
      const place = placeOf(kept.address);
      if (!isSame(token, await this.tokenOf({ match, seat, place }))) continue;
      const { address, locale } = kept;
      return this.store.keepAddress(match, seat, place, wanted ? { address, locale } : null);
    }
    throw new Refused('notice.none');
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
