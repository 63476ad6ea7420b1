import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VEDETTE = fileURLToPath(new URL('../bin/vedette.js', import.meta.url));

/** The spawned command is the compiled one: a stale one would prove nothing. */
export function build(): void {
  const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  execFileSync(tsc, ['-b', 'examples/duel', 'packages/cli'], { cwd: ROOT, stdio: 'pipe' });
}

/** The command as a real process. */
export function vedette(...args: readonly string[]) {
  const child = spawn(process.execPath, [VEDETTE, ...args], { cwd: ROOT });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // A child that dies early shows in what it fails to say, not as an error of the spec's own process.
  child.stdin.on('error', () => {});
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    send: (line: string | Uint8Array) => child.stdin.write(line),
    line: async (): Promise<unknown> => {
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`The process said nothing more. ${errors}`);
      return value;
    },
    /** Ends the input; gives the exit code and what was said on standard error. */
    async end(): Promise<{ readonly code: number | null; readonly errors: string }> {
      child.stdin.end();
      return { code: await exit, errors };
    },
  };
}
