import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from './encoding.ts';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';
import { locate, pathOf } from './locate.ts';
import { NOT_FOUND_PAGE } from './not-found.ts';
import { createLibrary } from './static-file.ts';

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): void {
  const bare = status === 304;
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    ...(bare ? {} : { 'Content-Length': String(body.length) }),
  });
  response.end(bare || request.method === 'HEAD' ? undefined : body);
}

const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void =>
  send(
    request,
    response,
    status,
    { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
    Buffer.from(text),
  );

/** Weak comparison, as RFC 9110 (13.1.2) asks for If-None-Match. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

/** Answers requests with the files below `root`, which must be a real path. */
export function createResponder(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const read = createLibrary();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'text/plain', 'Only GET and HEAD are served here.\n', {
        Allow: 'GET, HEAD',
      });
      return;
    }
    const path = pathOf(request.url ?? '');
    if (path === '/healthz') {
      sendText(request, response, 200, 'application/json', '{"ok":true}');
      return;
    }
    const file = path === undefined ? undefined : await locate(root, path);
    if (path === undefined || file === undefined) {
      sendText(request, response, 404, 'text/html', NOT_FOUND_PAGE);
      return;
    }
    const found = await read(file, negotiate(request.headers['accept-encoding']));
    const headers = {
      'Content-Type': found.type,
      'Cache-Control': cacheControlOf(path),
      ETag: found.etag,
      ...(found.varies ? { Vary: 'Accept-Encoding' } : {}),
      ...(found.encoding === 'identity' ? {} : { 'Content-Encoding': found.encoding }),
    };
    const status = hasAlready(request.headers['if-none-match'], found.etag) ? 304 : 200;
    send(request, response, status, headers, found.body);
  };
}
