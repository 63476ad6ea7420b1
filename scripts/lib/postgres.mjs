import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Failure } from './fail.mjs';

const PROGRAM = fileURLToPath(new URL('postgres-program.mjs', import.meta.url));

/**
 * Works with an empty database of a PostgreSQL server that is there as long as that takes. It is run by a program of
 * its own, which Ctrl-C does not reach: what was played is looked at after it.
 * @template T
 * @param {string} folder
 * @param {(place: { url: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(folder, work) {
  const program = spawn(process.execPath, [PROGRAM, folder], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(program, 'exit');
  const said = once(createInterface({ input: program.stdout }), 'line').then(([line]) => String(line));
  const url = await Promise.race([said, gone.then(() => null)]);
  if (url === null) throw new Failure('PostgreSQL could not be started: see above.');
  try {
    return await work({ url });
  } finally {
    program.stdin.end();
    await gone;
  }
}
