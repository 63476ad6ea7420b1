/** SHA-256 (FIPS 180-4) by hand: browsers lend theirs only to pages that came over TLS, and a house has none. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const { ROUNDS, START } = constants();

function constants(): { readonly ROUNDS: Uint32Array; readonly START: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return {
    ROUNDS: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    START: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with a one, zeros and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(block: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
  }
  return words;
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
}

function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  return Uint8Array.from(escaped.match(/%..|[^%]/g) ?? [], (part) =>
    part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16),
  );
}

/** In small hexadecimal letters. A text is taken as UTF-8. */
export function sha256(message: Uint8Array | string): string {
  const blocks = padded(typeof message === 'string' ? utf8(message) : message);
  const hash = START.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) compress(hash, schedule(blocks, at));
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
