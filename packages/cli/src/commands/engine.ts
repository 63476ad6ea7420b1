import process from 'node:process';
import { engineAt } from '../protocol/engine.ts';
import { LIMITS } from '../protocol/limits.ts';
import { EngineThreadKeeper } from '../stdio/engine-thread-keeper.ts';
import { serveLines } from '../stdio/serve-lines.ts';

interface EngineOptions {
  readonly load?: readonly string[] | undefined;
  readonly seconds?: string | undefined;
  readonly mebibytes?: string | undefined;
}

/** An hour, and more than anybody's machine has; less than an engine needs would only break everything off. */
const SECONDS = [0.1, 3600] as const;
const MEBIBYTES = [512, 1_000_000] as const;
const MIB = 1024 * 1024;

/** `vedette engine`: JSON-RPC on standard input and output until the input ends. */
export async function engine({ load = [], seconds, mebibytes }: EngineOptions): Promise<number> {
  const milliseconds =
    seconds === undefined ? LIMITS.milliseconds : Math.round(amountIn(seconds, 'seconds', SECONDS) * 1000);
  const memoryBytes =
    mebibytes === undefined
      ? LIMITS.memoryBytes
      : Math.round(amountIn(mebibytes, 'mebibytes', MEBIBYTES) * MIB);
  const keeper = new EngineThreadKeeper(load, { milliseconds, memoryBytes });
  await keeper.begin();
  await serveLines(process.stdin, process.stdout, engineAt(keeper.desk, milliseconds));
  await keeper.end();
  return 0;
}

function amountIn(text: string, of: string, [least, most]: readonly [number, number]): number {
  const amount = Number(text);
  if (amount >= least && amount <= most) return amount;
  throw new Error(`"${text}" is no number of ${of} from ${least} to ${most}.`);
}
