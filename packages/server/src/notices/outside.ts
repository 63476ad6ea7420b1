import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Milliseconds that somebody else's server has for an answer. */
const PATIENCE = 10_000;

/** Networks that no stranger may send us to: this machine, and those behind the same door. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** It was not sent, for good: it would not be sent better another time. */
export class Undeliverable extends Error {}

/** There is nobody any more at this address. */
export class Gone extends Undeliverable {}

/** It was not sent; another time it may be. */
export class NotNow extends Error {}

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return INSIDE.check(mapped, 'ipv4');
  return INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * Posts something to a server that a player has named; `inside`: whether that may be one of our own network. The address
 * that was looked at is the one that is connected to, and nobody is followed anywhere else.
 */
export async function post(url: string, { headers, body }: Posted, inside: boolean): Promise<number> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !inside) throw new Undeliverable('Only over TLS.');
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host).catch((cause: unknown) => {
    throw new NotNow('Nobody knows where that is.', { cause });
  });
  if (!inside && isInside(found.address)) throw new Undeliverable('That is inside.');
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        timeout: PATIENCE,
        lookup: (_name, options, done) =>
          options.all === true
            ? done(null, [found])
            : (done as (error: null, address: string, family: number) => void)(
                null,
                found.address,
                found.family,
              ),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    // Once it is on its way nobody knows whether it has come: it is not sent a second time.
    let sent = false;
    asked.once('finish', () => {
      sent = true;
    });
    asked.once('timeout', () => asked.destroy(new Error('It took too long.')));
    asked.once('error', (cause) =>
      reject(sent ? new Undeliverable(cause.message, { cause }) : new NotNow(cause.message, { cause })),
    );
    asked.end(body);
  });
}
