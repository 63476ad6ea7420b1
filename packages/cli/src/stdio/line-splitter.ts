const NEWLINE = 0x0a;

/** A whole line, or word that one was too long and is skipped. */
export type Line = Buffer | 'too long';

/** Cuts bytes into lines and never holds more than `limit` of them. */
export class LineSplitter {
  private readonly limit: number;
  private parts: Buffer[] = [];
  private size = 0;
  private skipping = false;

  constructor(limit: number) {
    this.limit = limit;
  }

  *push(chunk: Buffer): Generator<Line> {
    let from = 0;
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from);
      const to = newline < 0 ? chunk.length : newline;
      yield* this.keep(chunk.subarray(from, to));
      if (newline < 0) return;
      yield* this.finish();
      from = newline + 1;
    }
  }

  /** What was left without a newline. */
  *end(): Generator<Line> {
    yield* this.finish();
  }

  private *keep(part: Buffer): Generator<Line> {
    if (this.skipping) return;
    this.size += part.length;
    if (this.size > this.limit) {
      this.skipping = true;
      this.parts = [];
      yield 'too long';
    } else if (part.length > 0) this.parts.push(part);
  }

  private *finish(): Generator<Line> {
    const line = Buffer.concat(this.parts);
    const skipped = this.skipping;
    this.parts = [];
    this.size = 0;
    this.skipping = false;
    if (!skipped && !blank(line)) yield line;
  }
}

function blank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}
