import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A chat server, or a push service: says `status` to whatever comes. */
export async function httpReceiver() {
  const heard: Heard[] = [];
  const says = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(says.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, says, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

/** A browser that has subscribed: it alone can read what is pushed to it. */
export function browser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
    return plain.subarray(0, -1).toString();
  };
  return { address: { kind: 'push', endpoint, keys } as const, read };
}

/** What the sender of a push says of himself, if he has signed it by the key that the subscription is for. */
export function vapid(header: string, publicKey: string): Readonly<Record<string, unknown>> | null {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  if (token === undefined || key !== publicKey) return null;
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
