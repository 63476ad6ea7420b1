import { lstat } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';

type Encoding = 'br' | 'gzip';

/** What the build has laid beside a file, in our order of preference where the browser likes them equally. */
const COMPRESSED: readonly (readonly [Encoding, extension: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A file in the form in which it is sent. */
interface Representation {
  readonly path: string;
  readonly encoding: Encoding | null;
  /** Whether another browser might get another one. */
  readonly varies: boolean;
  readonly etag: string;
}

/** How gladly the browser takes an encoding (RFC 9110, 12.5.3); 0: not at all. */
function weigher(acceptEncoding: string | undefined): (encoding: Encoding) => number {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (coding !== '') weights.set(coding.trim(), Number.isFinite(weight) ? weight : 0);
  }
  return (encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
}

interface Stamp {
  readonly path: string;
  readonly changed: number;
  readonly size: number;
}

/** Of a file; a symbolic link is none, wherever it may lead. */
async function stampOf(path: string): Promise<Stamp | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isFile() ? { path, changed: found.mtimeMs, size: found.size } : undefined;
}

/** The file itself, or what the build has made of it in an encoding that the browser likes better. */
export async function representationOf(
  file: string,
  acceptEncoding: string | undefined,
): Promise<Representation> {
  const plain = (await stampOf(file)) ?? { path: file, changed: 0, size: 0 };
  const weigh = weigher(acceptEncoding);
  let best: { readonly stamp: Stamp; readonly encoding: Encoding; readonly weight: number } | null = null;
  let varies = false;
  for (const [encoding, extension] of COMPRESSED) {
    const stamp = await stampOf(`${file}${extension}`);
    // One that is older than its file belongs to an older build.
    if (stamp === undefined || stamp.changed < plain.changed) continue;
    varies = true;
    const weight = weigh(encoding);
    if (weight > (best?.weight ?? 0)) best = { stamp, encoding, weight };
  }
  const { path, changed, size } = best?.stamp ?? plain;
  const encoding = best?.encoding ?? null;
  const tag = `${size.toString(36)}-${Math.round(changed * 1000).toString(36)}`;
  return { path, encoding, varies, etag: encoding === null ? `"${tag}"` : `"${tag}-${encoding}"` };
}

/** Of files that are text each says that it is UTF-8. */
export function contentTypeOf(file: string): string {
  const type = getMimeType(file) ?? 'application/octet-stream';
  return /^application\/([\w.-]+\+)?json$/.test(type) ? `${type}; charset=utf-8` : type;
}
