import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Our order of preference where the browser likes them equally. */
const OFFERED: readonly Encoding[] = ['br', 'gzip'];

/** The encoding that the browser accepts most gladly (RFC 9110, 12.5.3); identity when it accepts neither. */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (coding !== '') weights.set(coding.trim(), Number.isFinite(weight) ? weight : 0);
  }
  const weigh = (coding: Encoding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: Encoding = 'identity';
  for (const coding of OFFERED) {
    if (weigh(coding) > (best === 'identity' ? 0 : weigh(best))) best = coding;
  }
  return best;
}

export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
