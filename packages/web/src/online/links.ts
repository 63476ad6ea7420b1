import type { Seat } from '@vedette/engine';

/** What a link, or this device, says who one is at a match. */
export type Right =
  /** An invitation to a seat that nobody has taken yet. */
  | { readonly seat: Seat; readonly invite: string }
  /** A seat that is carried from one device to another: its key, and its number for the dice. */
  | { readonly seat: Seat; readonly key: string; readonly nonce: string }
  | { readonly watch: string };

const TOKEN = /^[\w-]{22}$/;
const NONCE = /^[0-9a-f]{64}$/;

/** Secrets are in the fragment alone: no server sees them in an address, and no log keeps them. */
export function linkTo(origin: string, match: string, right: Right): string {
  const parts = Object.entries(right).map(([name, value]) => [name, String(value)] as const);
  return `${origin}/match/${match}#${new URLSearchParams(Object.fromEntries(parts))}`;
}

/** What the fragment of an address gives; null: nothing. */
export function rightIn(fragment: string): Right | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = (name: string) => {
    const value = given.get(name) ?? '';
    return TOKEN.test(value) ? value : null;
  };
  const [watch, invite, key] = [token('watch'), token('invite'), token('key')];
  if (watch !== null) return { watch };
  const seat = Number(given.get('seat') ?? Number.NaN);
  if (!Number.isInteger(seat) || seat < 0 || seat > 7) return null;
  if (invite !== null) return { seat, invite };
  const nonce = given.get('nonce') ?? '';
  return key !== null && NONCE.test(nonce) ? { seat, key, nonce } : null;
}

/** Where one plays on: no secret in it. Two seats of one match on one device keep apart. */
export function placeOf(match: string, seat: Seat | null): string {
  return `/match/${match}?${seat === null ? 'watch' : `seat=${seat}`}`;
}

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function newKey(): string {
  const letters = btoa(String.fromCharCode(...bytes(16)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function newNonce(): string {
  return [...bytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
