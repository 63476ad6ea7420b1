import type { NoticeAddress } from '@vedette/wire';
import { createTransport, type Transporter } from 'nodemailer';
import { words } from '../words/index.ts';
import { Gone, NotNow, post, Undeliverable } from './outside.ts';
import { authorization, encrypted, type PushKeys } from './web-push.ts';

/** What somebody is told who is not there. */
export interface NoticeText {
  readonly game: string;
  readonly scenario: string | null;
  readonly match: string;
  readonly locale: string | null;
  /** Where the owner of a mailbox says that he wants no more; null: it is none. */
  readonly mailbox: string | null;
  /** The same wait has the same: whoever gets it twice by mistake can tell. */
  readonly id: string;
}

type Letter = Pick<NoticeText, 'game' | 'locale' | 'id'> & { readonly mailbox: string };

export interface MessengerOptions {
  readonly push: PushKeys;
  /** Where pages of this server are found; null: nobody has said, and there is no link. */
  readonly site: string | null;
  /** Whom a push service may write to about us. */
  readonly contact: string;
  /** `smtp://user:password@host:port`, and from whom. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Whether notices may go to servers of our own network, and without TLS. */
  readonly inside: boolean;
  now(): number;
}

/** A push service keeps what it cannot deliver so long. */
const KEPT_SECONDS = 86_400;
/** Answers by which there is no such address any more, and those by which it never takes this. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 413]);

/** Carries notices out of the house. Throws `Undeliverable`, or `NotNow` where it may be tried again. */
export class Messengers {
  private readonly options: MessengerOptions;
  private readonly mail: Transporter | null;

  constructor(options: MessengerOptions) {
    this.options = options;
    this.mail = options.smtp === null ? null : createTransport(options.smtp.url);
  }

  get ways() {
    // Without a link nobody could say that a mailbox is his.
    const email = this.mail !== null && this.options.site !== null;
    return { push: this.options.push.publicKey, webhook: true, email } as const;
  }

  async send(address: NoticeAddress, notice: NoticeText): Promise<void> {
    switch (address.kind) {
      case 'push':
        return this.push(address, notice);
      case 'webhook':
        return this.webhook(address.url, notice);
      case 'email':
        return this.email(address.address, notice);
    }
  }

  /** Asks the owner of a mailbox whether he wants to be told there. */
  askOwner(to: string, { game, locale, mailbox, id }: Letter): Promise<void> {
    const own = words.in(locale ?? undefined).mailbox;
    return this.mailed(to, { subject: own.title(game), text: own.text(game, mailbox), id });
  }

  /** Null: nobody has said where pages of this server are. */
  mailboxLink({ match, seat, token }: { match: string; seat: number; token: string }): string | null {
    const { site } = this.options;
    if (site === null) return null;
    const link = new URL('/mailbox', site);
    // In the fragment: no server sees it in an address, and no log keeps it.
    link.hash = new URLSearchParams({ match, seat: String(seat), token }).toString();
    return link.href;
  }

  close(): void {
    this.mail?.close();
  }

  private link({ match }: NoticeText): string | null {
    const { site } = this.options;
    return site === null ? null : new URL(`/match/${match}`, site).href;
  }

  private said(notice: NoticeText) {
    const own = words.in(notice.locale ?? undefined).notice;
    const text = own.text(notice.scenario);
    const url = this.link(notice);
    return { title: own.title(notice.game), text, url, whole: url === null ? text : own.withLink(text, url) };
  }

  private async push(
    address: Extract<NoticeAddress, { readonly kind: 'push' }>,
    notice: NoticeText,
  ): Promise<void> {
    const { push, contact, inside, now } = this.options;
    const { title, text } = this.said(notice);
    const body = encrypted(JSON.stringify({ title, text, match: notice.match }), address);
    const headers = {
      Authorization: authorization(address.endpoint, push, contact, now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(KEPT_SECONDS),
      // A newer one for the same match takes the place of one that was not delivered yet.
      Topic: notice.match,
    };
    settled(await post(address.endpoint, { headers, body }, inside));
  }

  private async webhook(url: string, notice: NoticeText): Promise<void> {
    const { title, whole } = this.said(notice);
    const line = `${title}. ${whole}`;
    // Some chat servers read the one, some the other.
    const body = JSON.stringify({ text: line, content: line });
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': notice.id };
    settled(await post(url, { headers, body }, this.options.inside));
  }

  private async email(to: string, notice: NoticeText): Promise<void> {
    const { title, whole } = this.said(notice);
    const { mailbox, locale, id } = notice;
    const own = words.in(locale ?? undefined).mailbox;
    const text = mailbox === null ? whole : `${whole}\n\n${own.stop(mailbox)}`;
    await this.mailed(to, { subject: title, text, id });
  }

  private async mailed(
    to: string,
    { subject, text, id }: { readonly subject: string; readonly text: string; readonly id: string },
  ): Promise<void> {
    const { smtp } = this.options;
    if (this.mail === null || smtp === null) throw new Undeliverable('This server sends no e-mail.');
    const host = smtp.from.split('@').at(-1)!.replace(/>$/, '');
    try {
      await this.mail.sendMail({
        from: smtp.from,
        to,
        subject,
        text,
        messageId: `<${id}@${host}>`,
      });
    } catch (cause) {
      const { responseCode, command, code } = cause as {
        readonly responseCode?: number;
        readonly command?: string;
        readonly code?: string;
      };
      const temporary = responseCode === undefined ? command === 'CONN' : responseCode < 500;
      // What a mail server says in words may have the mailbox in it, and this is logged.
      const message = `SMTP ${responseCode ?? code ?? 'failed'} at ${command ?? 'nothing said'}`;
      throw temporary ? new NotNow(message, { cause }) : new Undeliverable(message, { cause });
    }
  }
}

function settled(status: number): void {
  if (status >= 200 && status < 300) return;
  const said = `It was answered with ${status}.`;
  if (GONE.has(status)) throw new Gone(said);
  throw REFUSED.has(status) ? new Undeliverable(said) : new NotNow(said);
}
