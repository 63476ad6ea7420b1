/**
 * An id that nobody else has. Where a page came without encryption, as from a neighbour in the same house, browsers have
 * no `crypto.randomUUID`.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, i) => kept(byte, i).toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Two places of a random UUID say that it is one. */
function kept(byte: number, place: number): number {
  if (place === 6) return (byte % 16) + 0x40;
  return place === 8 ? (byte % 64) + 0x80 : byte;
}
