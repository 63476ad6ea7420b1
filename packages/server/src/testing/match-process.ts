import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { OnlineOptions } from '../online/online.ts';

export interface MatchProcessOptions {
  readonly online: OnlineOptions;
  /** The compiled module `match-server`. */
  readonly module: URL;
}

const NO_LIMITS = {
  messages: { burst: 1e9, perSecond: 1e9 },
  addressMessages: { burst: 1e9, perSecond: 1e9 },
  making: { burst: 1e9, perSecond: 1e9 },
  makingInAll: { burst: 1e9, perSecond: 1e9 },
  connecting: { burst: 1e9, perSecond: 1e9 },
  socketsPerAddress: 1e6,
};

/** A server process that is started again, at the same address, whenever it was killed. */
export class MatchProcess {
  url = '';
  private child: ChildProcess | null = null;
  /** Has everything loaded already, so that little time is lost between two kills. */
  private spare: ChildProcess | null = null;
  private port = 0;
  private readonly options: MatchProcessOptions;

  constructor(options: MatchProcessOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    const child = this.spare ?? this.loaded();
    this.child = child;
    this.url = await addressOf(child, this.port);
    this.port = Number(new URL(this.url).port);
    this.spare = this.loaded();
  }

  async end(): Promise<void> {
    this.spare?.kill('SIGKILL');
    await this.kill('SIGTERM');
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  private loaded(): ChildProcess {
    const { module, online } = this.options;
    const given = { waits: true, online: { limits: NO_LIMITS, threads: 1, ...online } };
    return spawn(process.execPath, [module.pathname, JSON.stringify(given)], {
      // Ctrl-C reaches every process of a group at once: this one is killed by whoever began it, and by nobody else.
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }
}

/** What it says where it listens; a server that is gone before that is an error, not something to wait for. */
async function addressOf(child: ChildProcess, port: number): Promise<string> {
  const said = once(createInterface({ input: child.stdout! }), 'line').then(([line]) => String(line));
  const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  child.stdin!.on('error', () => {}).write(`${port}\n`);
  const line = await Promise.race([said, gone.then(() => null)]);
  if (line === null)
    throw new Error(`A server ended before it listened: ${child.signalCode ?? child.exitCode}`);
  return line;
}
