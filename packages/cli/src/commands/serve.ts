import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startServer } from '@vedette/server';

const WEB_APP = new URL('../../../web/dist/', import.meta.url);
const USUAL_PORT = 8080;

/** `vedette serve`: the web app, until interrupted. */
export async function serve(port: string | undefined): Promise<number> {
  const server = await startServer({ port: portOf(port), root: fileURLToPath(WEB_APP) });
  process.stdout.write(`Vedette is at ${server.url}\n`);
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
