import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
/** RFC 8188: of the one record; ours are much smaller. */
const RECORD = 4096;
/** RFC 8292: at most a day. */
const TOKEN_SECONDS = 12 * 3600;

/** The server's own keys for browser push (RFC 8292), in base64url. */
export interface PushKeys {
  /** 65 bytes: the point, uncompressed. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

/** What an encryption draws by chance: given only by specs. */
interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/** A message for one browser alone: RFC 8291, with the coding of RFC 8188. */
export function encrypted(
  text: string,
  { keys }: Subscription,
  drawn: Drawn = { salt: randomBytes(16), privateKey: freshPrivateKey() },
): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(drawn.privateKey);
  const [own, theirs] = [pair.getPublicKey(), Buffer.from(keys.p256dh, 'base64url')];
  const secret = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const material = derived(secret, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derived(material, drawn.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(material, drawn.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: the last record there is.
  const body = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(21);
  drawn.salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(own.length, 20);
  return Buffer.concat([head, own, body, cipher.getAuthTag()]);
}

function freshPrivateKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair.getPrivateKey();
}

function derived(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}

/** By which a push service knows that a message comes from whoever the subscription was made for. */
export function authorization(endpoint: string, keys: PushKeys, subject: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TOKEN_SECONDS, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: keyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function keyOf({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x!, y: y! } });
}
