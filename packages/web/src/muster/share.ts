import type { Json } from '@vedette/engine';

/** Far more than any unit, far less than would fill a device. */
const MOST_BYTES = 200_000;

/** A document as letters that an address can carry. */
export async function packed(document: unknown): Promise<string> {
  const squeezed = new Blob([JSON.stringify(document)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Back again; throws when the letters are none of ours, or are cut short. */
export async function unpacked(letters: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await textOf(stream));
}

/** Stops before a small link has become a very large text. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** For units that do not name their game themselves. */
const ENVELOPE = 'vedette-unit-of';

interface Letter {
  readonly ruleset: string;
  /** What the unit calls itself; null where it does not. */
  readonly format: string | null;
  readonly unit: unknown;
}

/** A unit as it leaves the house: it names its game, or lies in an envelope that does. */
export function closed(ruleset: string, unit: Json): Json {
  const named = typeof unit === 'object' && unit !== null && 'ruleset' in unit;
  return named ? unit : { format: ENVELOPE, ruleset, unit };
}

/** What came in; null: no unit. */
export function opened(document: unknown): Letter | null {
  if (typeof document !== 'object' || document === null) return null;
  const { format, ruleset, unit } = document as Readonly<Record<string, unknown>>;
  if (typeof ruleset !== 'string' || typeof format !== 'string') return null;
  return format === ENVELOPE ? { ruleset, format: null, unit } : { ruleset, format, unit: document };
}

/** The address that carries the whole unit. What stands behind # is never sent anywhere. */
export async function linkTo(document: unknown): Promise<string> {
  return `${location.origin}/unit#${await packed(document)}`;
}
