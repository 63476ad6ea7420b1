import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits: a key, an invitation, a match's id. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** 32 random bytes in hexadecimal. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** As a token is kept. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether this token is the one that is kept so; how long it takes tells nothing. */
export function opens(token: string, hash: string | null | undefined): boolean {
  if (hash === null || hash === undefined) return false;
  const [given, kept] = [Buffer.from(hashOfToken(token), 'hex'), Buffer.from(hash, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
