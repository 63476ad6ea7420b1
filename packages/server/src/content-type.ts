import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  /** Text shrinks when compressed; pictures and fonts are compressed already. */
  readonly compressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const TYPES: Readonly<Record<string, ContentType>> = {
  '.css': text('text/css'),
  '.gif': binary('image/gif'),
  '.html': text('text/html'),
  '.ico': binary('image/x-icon'),
  '.jpg': binary('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.mjs': text('text/javascript'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.wasm': { type: 'application/wasm', compressible: true },
  '.webmanifest': text('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.xml': text('application/xml'),
};

const UNKNOWN = binary('application/octet-stream');

export const contentTypeOf = (path: string): ContentType => TYPES[extname(path).toLowerCase()] ?? UNKNOWN;
