import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp, notFound } from './app.ts';
import { type OnlineOptions, startOnline } from './online/online.ts';

export { hostingFrom, whereabouts } from './hosting.ts';
export type { OnlineOptions } from './online/online.ts';
export { backup, restore } from './store/backup.ts';
export { openStore, type StorePlace } from './store/open-store.ts';
export { storePlaceFrom } from './store/store-place.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Loopback unless told otherwise. */
  readonly host?: string;
  /** The folder whose files are served. */
  readonly root: string;
  /** Told of each answer and each fault, one line each. */
  readonly log?: (line: string) => void;
  /** By which others reach it, when it has this port; pages make links of the first. */
  readonly addresses?: (port: number) => readonly string[];
  /** Online play; without it there are pages alone. */
  readonly online?: OnlineOptions;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Does whatever is due by now, notices above all; else it is done within a second. */
  work(): Promise<void>;
  /** Stops listening, ends what has been begun, tells everybody to come back, and hangs up. */
  close(): Promise<void>;
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const message = `Port ${port} on ${host} is already in use. Stop what runs there, or choose another port.`;
  return Object.assign(new Error(message, { cause: error }), { code: 'EADDRINUSE' });
}

/**
 * A path as it is logged: some chats write `%23` for the `#` of a link, or hang its fragment on as a query, and what
 * follows it would be somebody's seat.
 */
function loggedPath(url = ''): string {
  return url.replace(/(?:\?|%23).*$/s, '');
}

async function realRoot(root: string): Promise<string> {
  try {
    return await realpath(root);
  } catch (cause) {
    throw Object.assign(
      new Error(`There is no folder ${root} to serve. Build the web app first.`, { cause }),
      {
        code: 'ENOENT',
      },
    );
  }
}

/** Serves the files below `root` over HTTP until closed. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  const root = await realRoot(options.root);
  const online = options.online === undefined ? null : await startOnline(options.online);
  const reached = () => options.addresses?.((server.address() as AddressInfo).port) ?? [];
  const app = createApp({ root, online, reached }, (fault) => options.log?.(`fault ${String(fault)}`));
  const respond = getRequestListener(app.fetch, {
    // What cannot even be read as an address.
    errorHandler: notFound,
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => {
    response.once('finish', () =>
      options.log?.(`${response.statusCode} ${request.method} ${loggedPath(request.url)}`),
    );
    void respond(request, response);
  });

  server.on('upgrade', (request, socket, head) => {
    if (online === null) socket.destroy();
    else online.upgrade(request, socket, head);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, host, options.port)));
    server.listen(options.port, host, resolve);
  }).catch(async (error: unknown) => {
    await online?.close();
    throw error;
  });

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    port,
    work: async () => online?.work(),
    close: async () => {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      });
      await online?.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
