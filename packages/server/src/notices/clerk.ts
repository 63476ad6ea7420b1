import { createHash } from 'node:crypto';
import { placeOf } from '@vedette/wire';
import type { Hall } from '../hall/hall.ts';
import type { MailboxOfSeat } from '../hall/mailboxes.ts';
import type { Job, Store } from '../store/store.ts';
import type { Messengers } from './messengers.ts';
import { Gone, NotNow } from './outside.ts';

/** Milliseconds: between two looks for jobs that are due; and after which one that was begun by a process that is gone is done by another. */
const PACE = 1000;
const LEASE = 60_000;
/** How long somebody who is looking at the table has before it is looked whether he still is. */
const AGAIN = 300_000;
/** After the first, second, … attempt in vain. */
const LATER = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const;
const AT_ONCE = 8;
/** What is done is remembered so long, so that nothing is done twice. */
const REMEMBERED = 30 * 86_400_000;

interface LookJob {
  readonly kind: 'look';
  readonly match: string;
}

interface SendJob {
  readonly kind: 'send';
  readonly match: string;
  readonly seat: number;
  readonly place: string;
  /** Which wait it is about. */
  readonly wait: number;
}

/** A letter that asks the owner of a mailbox whether he wants to be told there. */
interface AskJob {
  readonly kind: 'ask';
  readonly match: string;
  readonly seat: number;
  readonly place: string;
}

interface ClerkOptions {
  readonly store: Store;
  readonly hall: Hall;
  readonly messengers: Messengers;
  readonly pace?: number;
  now(): number;
  fault(what: string, error: unknown): void;
  counted(what: 'notices' | 'notices-in-vain'): void;
}

/** Does what is due: looks whether somebody is waited for who is not there, and has him told. Each thing once, whichever process does it. */
export class Clerk {
  private readonly options: ClerkOptions;
  private readonly timer: NodeJS.Timeout;
  private working: Promise<void> | null = null;
  private closed = false;
  private forgot = 0;

  constructor(options: ClerkOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.work(), options.pace ?? PACE);
    this.timer.unref();
  }

  /** Everything that is due now. */
  work(): Promise<void> {
    this.working ??= this.run()
      .catch((error: unknown) => this.options.fault('jobs', error))
      .finally(() => {
        this.working = null;
      });
    return this.working;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async run(): Promise<void> {
    const { store, now } = this.options;
    const hands = Array.from({ length: AT_ONCE }, async () => {
      while (!this.closed) {
        const job = await store.claimJob(now(), LEASE);
        if (job === null) return;
        await this.done(job);
      }
    });
    await Promise.all(hands);
    if (now() - this.forgot < LEASE * 60) return;
    this.forgot = now();
    await store.forgetJobs(now() - REMEMBERED);
  }

  private async done(job: Job): Promise<void> {
    const { store, fault, now } = this.options;
    const body = JSON.parse(job.body) as LookJob | SendJob | AskJob;
    try {
      const again = await this.carriedOut(job, body);
      await store.settleJob(job.id, again, now());
    } catch (error) {
      fault(body.kind, error);
    }
  }

  /** When it is to be done again; null: not any more. */
  private carriedOut(job: Job, body: LookJob | SendJob | AskJob): Promise<number | null> {
    switch (body.kind) {
      case 'look':
        return this.look(body);
      case 'send':
        return this.send(job, body);
      case 'ask':
        return this.askOwner(job, body);
    }
  }

  private async look({ match }: LookJob): Promise<number | null> {
    const { hall, store, now } = this.options;
    const room = await hall.room(match);
    const waited = (await room?.waited()) ?? null;
    if (waited === null) return null;
    const { seat, wait, isThere } = waited;
    if (isThere) return now() + AGAIN;
    for (const { address, unconfirmed } of await store.addresses(match, seat)) {
      if (unconfirmed) continue;
      const place = placeOf(address);
      const body: SendJob = { kind: 'send', match, seat, place, wait };
      await store.planJob({ id: `send/${match}/${seat}/${wait}/${hashed(place)}`, due: now(), body });
    }
    return null;
  }

  private async send({ id, tries }: Job, { match, seat, place, wait }: SendJob): Promise<number | null> {
    const { hall, store } = this.options;
    const found = await this.addressed({ match, seat, place });
    const room = await hall.room(match);
    const waited = (await room?.waited()) ?? null;
    // He has come, or does not want it any more.
    if (found === undefined || found.unconfirmed || room === null) return null;
    if (waited?.wait !== wait || waited.seat !== seat) return null;
    const { address, locale } = found;
    const { game, scenario } = await room.named(locale);
    const mailbox = address.kind === 'email' ? await this.mailboxLink({ match, seat, place }) : null;
    const notice = { game, scenario, match, locale, mailbox, id: hashed(id) };
    return this.delivered(tries, async () => {
      try {
        await this.options.messengers.send(address, notice);
      } catch (error) {
        // A browser that has forgotten its subscription never takes it up again.
        if (error instanceof Gone && address.kind === 'push')
          await store.keepAddress(match, seat, place, null);
        throw error;
      }
    });
  }

  private async askOwner({ id, tries }: Job, { match, seat, place }: AskJob): Promise<number | null> {
    const found = await this.addressed({ match, seat, place });
    if (!found?.unconfirmed) return null;
    const room = await this.options.hall.room(match);
    const link = await this.mailboxLink({ match, seat, place });
    if (room === null || link === null) return null;
    const { locale } = found;
    const { game } = await room.named(locale);
    const letter = { game, locale, mailbox: link, id: hashed(id) };
    return this.delivered(tries, () => this.options.messengers.askOwner(place, letter));
  }

  private async addressed({ match, seat, place }: MailboxOfSeat) {
    const all = await this.options.store.addresses(match, seat);
    return all.find(({ address }) => placeOf(address) === place);
  }

  /** Where the owner of a mailbox says whether he wants it. */
  private async mailboxLink(mailbox: MailboxOfSeat): Promise<string | null> {
    const { hall, messengers } = this.options;
    const token = await hall.mailboxes.tokenOf(mailbox);
    return messengers.mailboxLink({ match: mailbox.match, seat: mailbox.seat, token });
  }

  /** Null: it was delivered, or never will be; else when to try again. */
  private async delivered(tries: number, deliver: () => Promise<void>): Promise<number | null> {
    const { counted, fault, now } = this.options;
    try {
      await deliver();
      counted('notices');
      return null;
    } catch (error) {
      counted('notices-in-vain');
      fault('notice', error);
      const later = error instanceof NotNow ? LATER[tries - 1] : undefined;
      return later === undefined ? null : now() + later;
    }
  }
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
