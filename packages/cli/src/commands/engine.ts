import process from 'node:process';
import { engineAt } from '../protocol/engine.ts';
import { LIMITS } from '../protocol/limits.ts';
import { EngineThreadKeeper } from '../stdio/engine-thread-keeper.ts';
import { serveLines } from '../stdio/serve-lines.ts';

const LONGEST = 3600;

/** `vedette engine`: JSON-RPC on standard input and output until the input ends. */
export async function engine(load: readonly string[], seconds: string | undefined): Promise<number> {
  const milliseconds = seconds === undefined ? LIMITS.milliseconds : millisecondsIn(seconds);
  const keeper = new EngineThreadKeeper(load, milliseconds);
  await keeper.begin();
  await serveLines(process.stdin, process.stdout, engineAt(keeper.desk, milliseconds));
  await keeper.end();
  return 0;
}

function millisecondsIn(seconds: string): number {
  const count = Number(seconds);
  if (count > 0 && count <= LONGEST) return Math.max(1, Math.round(count * 1000));
  throw new Error(`"${seconds}" is no number of seconds from 0 to ${LONGEST}.`);
}
