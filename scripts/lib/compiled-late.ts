import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Most code of a spec runs once or a few times: to compile all of it best took a quarter of the processor. Newer engines
 * count calls where older ones count what has been run.
 */
const LATE = ['--interrupt-budget=300000', '--invocation-count-for-turbofan=13000'];

/** Whether this Node starts with a flag; one that it does not know it refuses. */
export function starts(flag: string): boolean {
  return spawnSync(process.execPath, [flag, '--eval', ''], { stdio: 'ignore' }).status === 0;
}

/** What this Node is told so that it compiles late; nothing where it knows no such flag. */
export function compiledLate(flags: readonly string[] = LATE): string[] {
  return flags.filter(starts).slice(0, 1);
}
