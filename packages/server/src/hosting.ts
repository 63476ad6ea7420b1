import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import type { NoticeOptions, OnlineOptions } from './online/online.ts';
import { storePlaceFrom } from './store/store-place.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `house`: this machine alone. `lan`: everybody in the same network. `public`: behind a proxy that has TLS. */
type Hosting = 'house' | 'lan' | 'public';

interface SetUp {
  readonly host: string;
  readonly log: (line: string) => void;
  readonly online: OnlineOptions;
  /** By which others in the network reach it. */
  readonly addresses: (port: number) => readonly string[];
}

/** How a server is set up by its environment; what it logs has no secret in it, for no address and no message of ours has. */
export function hostingFrom(hosting: Hosting, environment: Environment): SetUp {
  const { VEDETTE_HOST, VEDETTE_ORIGINS, VEDETTE_MOST_MATCHES, VEDETTE_LOG, VEDETTE_METRICS } = environment;
  const logger = pino({ level: VEDETTE_LOG ?? (hosting === 'public' ? 'info' : 'error'), base: null });
  const host = VEDETTE_HOST ?? (hosting === 'lan' ? '0.0.0.0' : '127.0.0.1');
  return {
    host,
    log: (line) => logger.info({ line }, 'http'),
    online: {
      store: storePlaceFrom(environment),
      behindProxy: hosting === 'public',
      openMetrics: VEDETTE_METRICS === 'open',
      origins: VEDETTE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
      notices: noticesFrom(hosting, environment),
      ...(VEDETTE_MOST_MATCHES === undefined ? {} : { mostMatches: countIn(VEDETTE_MOST_MATCHES) }),
      fault: (what, error) => logger.error({ what, error: String(error) }, 'fault'),
    },
    addresses: (port) =>
      hosting === 'lan' ? lanAddresses().map((address) => `http://${address}:${port}/`) : [],
  };
}

/** By which ways, and from where, somebody is told that he is waited for. */
function noticesFrom(hosting: Hosting, environment: Environment): NoticeOptions {
  const { VEDETTE_SITE, VEDETTE_CONTACT, SMTP_URL, SMTP_FROM } = environment;
  if (SMTP_URL !== undefined && (SMTP_FROM === undefined || VEDETTE_SITE === undefined))
    throw new Error(
      'E-mail needs all three: SMTP_URL, SMTP_FROM (from whom) and VEDETTE_SITE (for its links).',
    );
  return {
    // At home the chat server may be the machine beside this one.
    inside: hosting !== 'public',
    ...(VEDETTE_SITE === undefined ? {} : { site: VEDETTE_SITE }),
    ...(VEDETTE_CONTACT === undefined ? {} : { contact: VEDETTE_CONTACT }),
    ...(SMTP_URL === undefined || SMTP_FROM === undefined
      ? {}
      : { smtp: { url: SMTP_URL, from: SMTP_FROM } }),
  };
}

function countIn(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`VEDETTE_MOST_MATCHES is "${text}": give a number, such as 1000000.`);
}

/** By which others in the same network find this machine. */
function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}

/** White on black, whatever the colours of the terminal: it is for a camera. */
const [CODE_BEGINS, CODE_ENDS] = ['\u001B[97;40m', '\u001B[0m'];

/** What whoever started a server reads: where it is, and for a phone the address as a code. */
export function whereabouts(
  url: string,
  addresses: readonly string[],
  terminal: { readonly isTTY?: boolean },
): string {
  const [first, ...others] = addresses;
  if (first === undefined) return `Vedette is at ${url}\n`;
  const code = renderUnicodeCompact(first, { ecc: 'L', border: 2 }).split('\n');
  const lines = terminal.isTTY === true ? code.map((line) => `${CODE_BEGINS}${line}${CODE_ENDS}`) : code;
  return [
    `Vedette is at ${first} for everybody in this network; a phone reads this code:`,
    '',
    ...lines,
    '',
    ...others.map((address) => `Also at ${address}`),
    'There is no TLS: only where you trust the network.',
    '',
  ].join('\n');
}
