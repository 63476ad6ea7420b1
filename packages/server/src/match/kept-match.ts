import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Game, Kept } from '@vedette/engine';
import type { Obeyed } from '@vedette/wire';
import type { Ledger } from '../journal/ledger.ts';

/** A boundary, written down. */
export interface KeptMatch {
  readonly ledger: Ledger;
  /** Of each seat; older boundaries have none. */
  readonly obeyed?: readonly (readonly Obeyed[])[];
  readonly kept: Kept<Game> | null;
}

/** Older boundaries are plain JSON; a packed one takes a fifth of their room. */
const PACKED = 'deflate:';

export function packed(kept: KeptMatch): string {
  return PACKED + deflateRawSync(JSON.stringify(kept), { level: 6 }).toString('base64');
}

export function unpacked(text: string): KeptMatch {
  const plain = text.startsWith(PACKED)
    ? inflateRawSync(Buffer.from(text.slice(PACKED.length), 'base64')).toString()
    : text;
  return JSON.parse(plain) as KeptMatch;
}
