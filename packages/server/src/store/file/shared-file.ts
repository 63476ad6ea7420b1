import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Row } from '../database.ts';
import type { Answer, Request, Statement } from './messages.ts';

/** How long one waits for another who writes to the same file, and between two attempts. */
const PATIENCE = 10_000;
const AGAIN = 20;

type Prepared = Libsql.Statement<Statement['values'][number][]>;
type Tell = (answers: readonly Answer[]) => void;

/** The file with the matches. Whatever waits for it together is one transaction: one wait for the disk is enough for all. */
export class SharedFile {
  private readonly file: InstanceType<typeof Libsql>;
  private readonly prepared = new Map<string, Prepared>();
  private version: unknown;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.file = new Libsql(path, { timeout: PATIENCE });
    this.file.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    patiently(() => this.file.exec('PRAGMA journal_mode = WAL'));
    this.file.exec('PRAGMA synchronous = FULL');
    this.version = this.writtenByOthers();
  }

  /** Carries out what is asked in the order in which it is asked; tells what came of it when that is certain. */
  carryOut(requests: readonly Request[], tell: Tell): void {
    let group: Statement[] = [];
    for (const request of requests) {
      if (request.kind === 'shared') {
        group.push(...request.statements);
        continue;
      }
      this.together(group, tell);
      group = [];
      tell([this.alone(request)]);
    }
    this.together(group, tell);
  }

  /** Whether another process, or another thread, has written since the last look. */
  othersWrote(): boolean {
    if (!this.file.open || this.file.inTransaction) return false;
    const version = this.writtenByOthers();
    const isNews = version !== this.version;
    this.version = version;
    return isNews;
  }

  /** A number that changes whenever somebody else has written. */
  private writtenByOthers(): unknown {
    return this.run('PRAGMA data_version', [])[0]?.['data_version'];
  }

  private alone(request: Exclude<Request, { readonly kind: 'shared' }>): Answer {
    switch (request.kind) {
      case 'own':
        return this.attempt(request.statement);
      case 'step':
        return answered(request.number, () => {
          // What broke a transaction may have taken it back already.
          if (request.step !== 'ROLLBACK' || this.file.inTransaction) this.file.exec(request.step);
          return [];
        });
      case 'close':
        return answered(request.number, () => {
          this.file.close();
          return [];
        });
    }
  }

  /** Whoever only reads before anybody writes need not wait for the disk. */
  private together(group: readonly Statement[], tell: Tell): void {
    const writes = group.findIndex(({ text }) => !text.startsWith('SELECT'));
    const first = writes < 0 ? group.length : writes;
    if (first > 0) tell(group.slice(0, first).map((statement) => this.attempt(statement)));
    if (first < group.length) tell(this.committed(group.slice(first)));
  }

  /** What came of each; all that went well is on disk. */
  private committed(group: readonly Statement[]): readonly Answer[] {
    const failed: Answer[] = [];
    let rest = group;
    try {
      while (rest.length > 0) {
        this.file.exec('BEGIN IMMEDIATE');
        const answers = this.attempted(rest);
        if (this.file.inTransaction) {
          this.file.exec('COMMIT');
          return [...failed, ...answers];
        }
        // The last of them has undone those before it: they are tried again without it.
        const culprit = answers.at(-1)!;
        failed.push(culprit);
        rest = rest.filter(({ number }) => number !== culprit.number);
      }
      return failed;
    } catch (error) {
      // Nothing of it is on disk: nobody may believe otherwise.
      if (this.file.inTransaction) this.file.exec('ROLLBACK');
      return [...failed, ...rest.map(({ number }) => refused(number, error))];
    }
  }

  /** One after the other, as long as the transaction lasts. A statement that fails changes nothing, and usually ends nothing. */
  private attempted(group: readonly Statement[]): readonly Answer[] {
    const answers: Answer[] = [];
    for (const statement of group) {
      answers.push(this.attempt(statement));
      if (!this.file.inTransaction) break;
    }
    return answers;
  }

  private attempt({ number, text, values }: Statement): Answer {
    return answered(number, () => this.run(text, values));
  }

  private run(text: string, values: Statement['values']): readonly Row[] {
    let prepared = this.prepared.get(text);
    if (prepared === undefined) {
      prepared = this.file.prepare<Statement['values'][number][]>(text.replaceAll(/\$(\d+)/g, '?$1'));
      this.prepared.set(text, prepared);
    }
    if (prepared.reader) return prepared.all(...values) as Row[];
    prepared.run(...values);
    return [];
  }
}

function answered(number: number, work: () => readonly Row[]): Answer {
  try {
    return { number, rows: work() };
  } catch (error) {
    return refused(number, error);
  }
}

function refused(number: number, error: unknown): Answer {
  const { message = String(error), code = null } = error as {
    readonly message?: string;
    readonly code?: string;
  };
  return { number, problem: { message, code } };
}

/** Some statements are refused at once while another has the file, however long one would wait. */
function patiently(work: () => void): void {
  const until = Date.now() + PATIENCE;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (Date.now() > until || (error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
    }
    Atomics.wait(nothing, 0, 0, AGAIN);
  }
}
