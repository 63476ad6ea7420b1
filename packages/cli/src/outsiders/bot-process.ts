import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { type Line, LineSplitter } from '../stdio/line-splitter.ts';

/** Bytes of a line that a bot may write. */
export const LINE_BYTES = 1024 * 1024;

/** Lines that are kept before anybody wants them; then the bot has to wait. */
const UNREAD = 64;
/** What is kept of its last words on standard error. */
const LAST_WORDS = 1000;
/** Milliseconds that it has to go by itself when its input ends. */
const FAREWELL = 300;

/** The next line, or why there is none. */
export type Heard = { readonly line: Line } | 'silence' | 'gone';

const running = new Set<BotProcess>();
let watching = false;

/** Nobody is left behind, however this process ends. */
function watchExit(): void {
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const bot of running) bot.kill();
  });
}

/** A program that is spoken to line by line. Its standard error is passed on, and its end remembered. */
export class BotProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: Line[] = [];
  /** Whoever waits for something to happen. */
  private readonly waiting = new Set<() => void>();
  private over: {
    readonly code: number | null;
    readonly signal: string | null;
    readonly error?: Error;
  } | null = null;
  private said = '';

  constructor(command: string) {
    watchExit();
    // In a group of its own, so that whatever the shell has started ends with it.
    this.child = spawn(command, { shell: true, detached: process.platform !== 'win32' });
    running.add(this);
    const { stdin, stdout, stderr } = this.child;
    // Writing to one who has gone shows in what he does not answer.
    stdin.on('error', () => {});
    const splitter = new LineSplitter(LINE_BYTES);
    const take = (lines: Iterable<Line>) => {
      for (const line of lines) this.lines.push(line);
      if (this.lines.length > UNREAD) stdout.pause();
      this.wakeAll();
    };
    stdout.on('data', (chunk: Buffer) => take(splitter.push(chunk)));
    stdout.on('end', () => take(splitter.end()));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-LAST_WORDS);
      process.stderr.write(text);
    });
    this.child.on('error', (error) => this.ended({ code: null, signal: null, error }));
    this.child.on('close', (code, signal) => this.ended({ code, signal }));
  }

  /** How it ended; null: it runs. */
  get end(): { readonly code: number | null; readonly signal: string | null; readonly error?: Error } | null {
    return this.over;
  }

  get lastWords(): string {
    return this.said.trim();
  }

  /** Something it said that nobody has taken yet. */
  get unheard(): Line | undefined {
    return this.lines[0];
  }

  send(message: object | string): void {
    this.child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }

  async line(milliseconds: number): Promise<Heard> {
    const until = performance.now() + milliseconds;
    for (;;) {
      const line = this.lines.shift();
      if (line !== undefined) {
        if (this.lines.length <= UNREAD) this.child.stdout.resume();
        return { line };
      }
      if (this.over !== null) return 'gone';
      const left = until - performance.now();
      if (left <= 0) {
        // What has come while this process was busy counts as come in time.
        await setImmediate();
        if (this.lines.length === 0 && this.over === null) return 'silence';
      } else await this.something(left);
    }
  }

  /** Ends its input, and, if it does not go by itself, ends it. */
  async dismiss(): Promise<void> {
    this.child.stdin.end();
    const until = performance.now() + FAREWELL;
    this.lines.length = 0;
    this.child.stdout.resume();
    while (this.over === null && performance.now() < until) await this.something(until - performance.now());
    this.kill();
  }

  kill(): void {
    running.delete(this);
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.child.kill();
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has gone already.
    }
  }

  private ended(how: {
    readonly code: number | null;
    readonly signal: string | null;
    readonly error?: Error;
  }) {
    this.over ??= how;
    this.wakeAll();
  }

  private wakeAll(): void {
    for (const wake of this.waiting) wake();
  }

  /** Until something has happened, or the time is up. */
  private something(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }
}
