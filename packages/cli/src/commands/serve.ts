import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { hostingFrom, startServer, whereabouts } from '@vedette/server';

const WEB_APP = new URL('../../../web/dist/', import.meta.url);
const USUAL_PORT = 8080;

interface Asked {
  readonly port?: string | undefined;
  readonly lan?: boolean | undefined;
  readonly public?: boolean | undefined;
}

/** `vedette serve`: the web app with online play, until interrupted. */
export async function serve(asked: Asked): Promise<number> {
  const hosting = asked.public === true ? 'public' : asked.lan === true ? 'lan' : 'house';
  const options = hostingFrom(hosting, process.env);
  const server = await startServer({
    port: portOf(asked.port ?? process.env['PORT']),
    root: fileURLToPath(WEB_APP),
    ...options,
  });
  process.stdout.write(whereabouts(server.url, options.addresses(server.port), process.stdout));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}

function portOf(text: string | undefined): number {
  if (text === undefined) return USUAL_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`"${text}" is no port: give a number from 0 to 65535.`);
}
