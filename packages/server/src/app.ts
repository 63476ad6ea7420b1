import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';
import { locate, pathOf } from './locate.ts';
import { NOT_FOUND_PAGE } from './not-found.ts';
import { onlineApi } from './online/api.ts';
import type { Online } from './online/online.ts';
import { contentTypeOf, representationOf } from './representation.ts';

interface Served {
  readonly Bindings: HttpBindings;
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** What answers an address that is none. */
export function notFound(): Response {
  const headers = { ...SECURITY_HEADERS, ...NOT_KEPT, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(NOT_FOUND_PAGE, { status: 404, headers });
}

async function sendFile(c: Context<Served>, file: string, path: string): Promise<Response> {
  const {
    path: sent,
    encoding,
    varies,
    etag: tag,
  } = await representationOf(file, c.req.header('Accept-Encoding'));
  const response = await serveStatic<Served>({ path: sent })(c, async () => {});
  // It went away between two looks.
  if (response === undefined) return notFound();
  response.headers.set('Content-Type', contentTypeOf(file));
  response.headers.set('Cache-Control', cacheControlOf(path));
  response.headers.set('ETag', tag);
  if (varies) response.headers.set('Vary', 'Accept-Encoding');
  if (encoding !== null) response.headers.set('Content-Encoding', encoding);
  return response;
}

/** Whether matches can be kept, where any are. */
async function isWell(online: Online | null, onFault: (fault: unknown) => void): Promise<boolean> {
  try {
    await online?.check();
    return true;
  } catch (fault) {
    onFault(fault);
    return false;
  }
}

/** Whoever asks is on this machine himself: a proxy beside us is, too, but says that it asks for another. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const { remoteAddress = '' } = socket;
  const forAnother = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !forAnother && (remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress));
}

interface Serving {
  /** A real path. */
  readonly root: string;
  readonly online: Online | null;
  /** Addresses by which others find us. */
  readonly reached: () => readonly string[];
}

/** Answers requests with the files below `root`. */
export function createApp(
  { root, online, reached }: Serving,
  onFault: (fault: unknown) => void,
): Hono<Served> {
  const app = new Hono<Served>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
  });
  app.get('/healthz', async (c) => {
    const ok = await isWell(online, onFault);
    const headers = { ...NOT_KEPT, 'Content-Type': 'application/json; charset=utf-8' };
    // Pages ask whether friends can play here, and by which address they come.
    const addresses = reached();
    const friends = { online: true, ...(addresses.length === 0 ? {} : { addresses }) };
    const body = online === null ? { ok } : { ok, ...friends };
    return c.body(JSON.stringify(body), ok ? 200 : 503, headers);
  });
  if (online !== null) {
    app.get('/metrics', async (c) => {
      const { registry } = online.metrics;
      if (!online.openMetrics && !isFromHere(c.env.incoming)) return notFound();
      return c.body(await registry.metrics(), 200, { ...NOT_KEPT, 'Content-Type': registry.contentType });
    });
    app.route('/api', onlineApi(online));
  }
  app.get('*', etag(), async (c) => {
    // As it was asked for: what has been tidied up cannot be judged any more.
    const path = pathOf(c.env.incoming.url ?? '');
    const file = path === undefined ? undefined : await locate(root, path);
    return path === undefined || file === undefined ? notFound() : sendFile(c, file, path);
  });
  app.all('*', (c) =>
    c.text('Only GET and HEAD are served here.\n', 405, { ...NOT_KEPT, Allow: 'GET, HEAD' }),
  );
  app.onError((fault, c) => {
    onFault(fault);
    return c.text('Something broke here.\n', 500);
  });
  return app;
}
