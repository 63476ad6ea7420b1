import { bytesOfHex, sha256 } from './sha256.ts';

/** What seals a secret or a nonce: the SHA-256 of its 32 bytes. */
export function sealOf(hex: string): string {
  return sha256(bytesOfHex(hex));
}

/** The seed of a match: of the server's secret and every seat's nonce, in the order of seats; a bot has none. */
export function seedOf(secret: string, nonces: readonly (string | null)[]): string {
  return sha256(`vedette dice 1\n${[secret, ...nonces.map((nonce) => nonce ?? '-')].join('\n')}`);
}

/** The seed of what is rolled after the n-th rewind, counted from 1. */
export function seedAfterRewind(seed: string, rewind: number): string {
  return sha256(`vedette rewind 1\n${seed}\n${rewind}`);
}
