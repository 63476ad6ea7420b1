import type { HttpBindings } from '@hono/node-server';
import { type HttpError, LIMITS, mailboxAnswerSchema, newMatchSchema } from '@vedette/wire';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { jsonIn } from '../door/parse.ts';
import { gameOf } from '../hall/game-file.ts';
import { Refused } from '../hall/refused.ts';
import type { Online } from './online.ts';

interface Served {
  readonly Bindings: HttpBindings;
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const STATUS = {
  'page.foreign': 403,
  'message.too-large': 413,
  'message.too-many': 429,
  'match.unknown': 404,
  'notice.none': 404,
  'match.not-begun': 409,
  'server.full': 503,
  'server.fault': 500,
} as const;

type Status = (typeof STATUS)[keyof typeof STATUS] | 400;

/** Making matches, and fetching games, over plain HTTP. */
export function onlineApi(online: Online): Hono<Served> {
  const api = new Hono<Served>();
  const refuse = (c: Context<Served>, error: unknown) => {
    const refused = error instanceof Refused ? error : null;
    if (refused === null) online.hall.house.fault('http', error);
    const code = refused?.code ?? 'server.fault';
    const body: HttpError = {
      code,
      ...(refused?.refusals.length ? { refusals: refused.refusals as never } : {}),
    };
    const status: Status = code in STATUS ? STATUS[code as keyof typeof STATUS] : 400;
    // What was not read to its end cannot be followed by another request.
    return c.json(body, status, status === 413 ? { ...NOT_KEPT, Connection: 'close' } : NOT_KEPT);
  };
  api.onError((error, c) => refuse(c, error));
  const atMost = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => refuse(c as Context<Served>, new Refused('message.too-large')),
    });
  // Another site's page could not read what comes back, but it could fill the store.
  api.use(async (c, next) => {
    if (c.req.method !== 'GET' && !online.isOurs(c.env.incoming)) throw new Refused('page.foreign');
    await next();
  });
  api.post('/matches', atMost(LIMITS.requestBytes), async (c) => {
    if (!online.mayMake(online.addressOf(c.env.incoming))) throw new Refused('message.too-many');
    const asked = newMatchSchema.safeParse(jsonIn(await c.req.text()));
    if (!asked.success) throw new Refused('message.invalid');
    return c.json(await online.hall.make(asked.data), 201, NOT_KEPT);
  });
  api.post('/mailbox', atMost(LIMITS.messageBytes), async (c) => {
    if (!online.mayAsk(online.addressOf(c.env.incoming))) throw new Refused('message.too-many');
    const said = mailboxAnswerSchema.safeParse(jsonIn(await c.req.text()));
    if (!said.success) throw new Refused('message.invalid');
    const { match, seat, token, wanted } = said.data;
    await online.hall.mailboxes.answered(match, seat, token, wanted);
    return c.body(null, 204, NOT_KEPT);
  });
  api.get('/matches/:id/game', async (c) => {
    if (!online.mayAsk(online.addressOf(c.env.incoming))) throw new Refused('message.too-many');
    return c.json(await gameOf(online.hall, c.req.param('id')), 200, NOT_KEPT);
  });
  api.all('*', (c) => refuse(c, new Refused('match.unknown')));
  return api;
}
