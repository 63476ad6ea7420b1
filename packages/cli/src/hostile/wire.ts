import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const VEDETTE = fileURLToPath(new URL('../../bin/vedette.js', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** How often the memory is looked at, in milliseconds. */
const LOOKS = 100;

/** An engine process and everything it says. */
export interface Wire {
  /** Sends lines and waits for so many to come back; fewer when the process died. */
  exchange(lines: string | Uint8Array, isLast: (reply: string) => boolean): Promise<readonly string[]>;
  /** Why the process is gone; null while it lives. */
  readonly dead: string | null;
  /** The most memory it was seen to have, in bytes; 0 where nobody can look. */
  readonly mostMemory: number;
  end(): Promise<number | null>;
}

export function wire(seconds: number): Wire {
  const child = spawn(process.execPath, [VEDETTE, 'engine', '--load', 'duel', '--seconds', String(seconds)], {
    cwd: ROOT,
  });
  let dead: string | null = null;
  let errors = '';
  let mostMemory = 0;
  let heard: (line: string | null) => void = () => {};
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', (line) => heard(line));
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', (code, signal) => {
      dead = `It ended with ${signal ?? code}. ${errors}`;
      heard(null);
      resolve(code);
    });
  });
  const looking = setInterval(() => {
    mostMemory = Math.max(mostMemory, memoryOf(child.pid));
  }, LOOKS);
  return {
    get dead() {
      return dead;
    },
    get mostMemory() {
      return mostMemory;
    },
    exchange: (lines, isLast) =>
      new Promise((resolve) => {
        const replies: string[] = [];
        heard = (line) => {
          if (line !== null) replies.push(line);
          if (line !== null && !isLast(line)) return;
          heard = () => {};
          resolve(replies);
        };
        if (dead === null) child.stdin.write(lines);
        else resolve(replies);
      }),
    async end() {
      child.stdin.end();
      const code = await exit;
      clearInterval(looking);
      return code;
    },
  };
}

/** Resident bytes of a process, where the system tells. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) * 1024;
  } catch {
    return 0;
  }
}
