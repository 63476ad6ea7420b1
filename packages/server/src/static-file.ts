import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { contentTypeOf } from './content-type.ts';
import { compress, type Encoding } from './encoding.ts';

interface StaticFile {
  readonly type: string;
  readonly compressible: boolean;
  readonly body: Buffer;
  readonly tag: string;
  /** When it was last written, so that a new build is noticed. */
  readonly stamp: string;
  readonly encoded: Map<Encoding, Buffer>;
}

/** Below this, the header costs more than compression saves. */
const WORTH_COMPRESSING = 512;

export interface Representation {
  readonly type: string;
  readonly encoding: Encoding;
  readonly varies: boolean;
  readonly etag: string;
  readonly body: Buffer;
}

/** Reads each file once per build, and compresses it once per encoding. */
export function createLibrary(): (path: string, encoding: Encoding) => Promise<Representation> {
  const shelf = new Map<string, StaticFile>();

  async function take(path: string): Promise<StaticFile> {
    const { mtimeMs, size } = await stat(path);
    const stamp = `${mtimeMs}:${size}`;
    const known = shelf.get(path);
    if (known?.stamp === stamp) return known;
    const body = await readFile(path);
    const file: StaticFile = {
      ...contentTypeOf(path),
      body,
      tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      stamp,
      encoded: new Map(),
    };
    shelf.set(path, file);
    return file;
  }

  return async (path, wanted) => {
    const file = await take(path);
    const varies = file.compressible && file.body.length >= WORTH_COMPRESSING;
    const encoding = varies ? wanted : 'identity';
    let body = file.encoded.get(encoding);
    if (body === undefined) {
      body = compress(file.body, encoding);
      file.encoded.set(encoding, body);
    }
    const etag = encoding === 'identity' ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
    return { type: file.type, encoding, varies, etag, body };
  };
}
