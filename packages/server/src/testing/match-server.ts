/**
 * A server as a process of its own, for those who mean to kill it: its options come as JSON, its address goes to standard
 * output. With `waits` everything is loaded, and it begins when a line comes: which port it shall have.
 */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { startServer } from '../index.ts';
import type { OnlineOptions } from '../online/online.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as {
  readonly port: number;
  /** The folder with the page, where somebody wants to see one. */
  readonly root?: string;
  readonly waits?: true;
  readonly online: OnlineOptions;
};

const [line] = given.waits === true ? await once(createInterface({ input: process.stdin }), 'line') : [];
// Whoever started it is gone: so is it. It does not stay for that alone.
if (given.waits === true) process.stdin.resume().once('end', () => process.exit(1));
(process.stdin as Partial<Socket>).unref?.();

const server = await startServer({
  port: line === undefined ? given.port : Number(line),
  root: given.root ?? tmpdir(),
  online: { ...given.online, fault: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`) },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
