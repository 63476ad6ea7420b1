import { newId } from '../app/new-id.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Concern } from './concern.ts';
import { idFromFile, isId } from './file-id.ts';
import type { GameFile, NewGame } from './game-file.ts';
import { MatchTable } from './match-table.ts';
import type { Snapshot } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keepGame, keptGame, keptSummary } from './shelf.ts';
import { revisionOf, Stale } from './stale.ts';

/** The game that is on the table, and how it is kept. */
export class Desk {
  private table: MatchTable | null = null;
  /** As it was written last; null: never. */
  private revision: number | null = null;
  /** What is here was not written yet. */
  private ahead = false;
  /** Games are written one after the other. */
  private writing: Promise<unknown> = Promise.resolve();
  /** And laid out one after the other. */
  private laying: Promise<unknown> = Promise.resolve();

  present(): MatchTable {
    if (this.table === null) throw new Error(say.referee.noGameOpen);
    return this.table;
  }

  has(table: MatchTable): boolean {
    return this.table === table;
  }

  begin(game: NewGame): Promise<Snapshot> {
    return this.inTurn(async () => {
      this.lay(MatchTable.begin(await rulesetNamed(game.ruleset), newId(), game), null);
      return this.kept();
    });
  }

  /** From a file. A game that is kept here already is not written over. */
  bring(record: GameFile): Promise<Snapshot> {
    return this.inTurn(async () => {
      const { campaign, ...summary } = record.summary;
      const given = idFromFile(summary.id);
      const known = await keptSummary(given).catch(() => undefined);
      const id = known === undefined ? given : newId();
      const ruleset = await rulesetNamed(summary.ruleset);
      const opened = MatchTable.open(ruleset, {
        ...record,
        summary: { ...summary, ...(isId(campaign?.id) ? { campaign } : {}), id },
      });
      this.lay(opened, null);
      const kept = await this.kept();
      if (kept.concern?.kind === 'unkept') return kept;
      return { ...kept, concern: droppedIn(opened) ?? kept.concern };
    });
  }

  open(id: string): Promise<Snapshot> {
    return this.inTurn(() => this.opened(id));
  }

  private async opened(id: string): Promise<Snapshot> {
    if (this.table?.id !== id) return this.fromShelf(id, null);
    const summary = await keptSummary(id).catch((error: unknown) => new Error(wordsOf(error)));
    this.table.session.startOver();
    if (summary instanceof Error) return this.snapshot({ kind: 'unkept', why: summary.message });
    // One that could not be kept so far is still here.
    if (revisionOf(summary) === this.revision) return this.ahead ? this.kept() : this.snapshot();
    return this.fromShelf(id, { kind: 'elsewhere' });
  }

  /** As it stands when another tab has played on; null when it has not. */
  async fresh(): Promise<Snapshot | null> {
    if (this.table === null) return null;
    const { id } = this.table;
    const revision = revisionOf(await keptSummary(id));
    await this.writing;
    if (this.table?.id !== id || revision === null || revision <= (this.revision ?? 0)) return null;
    return this.fromShelf(id, { kind: 'elsewhere' });
  }

  close(): void {
    this.table?.host.stopThinking();
    this.table = null;
  }

  /** Every decision is kept before anybody sees what came of it; where that cannot be, whoever plays is told. */
  async kept(): Promise<Snapshot> {
    const table = this.present();
    const snapshot = { ...table.snapshot(), concern: lastingConcern(table) };
    const turn = this.writing.then(() => this.write(table));
    this.writing = turn.catch(() => {});
    try {
      await turn;
      return snapshot;
    } catch (error) {
      if (!(error instanceof Stale)) return { ...snapshot, concern: { kind: 'unkept', why: wordsOf(error) } };
      if (error.because === 'thrown-away') throw error;
      return this.fromShelf(table.id, { kind: 'elsewhere' });
    }
  }

  /** The game as a file; also one that could not be kept. */
  record(): GameFile {
    const { trail: _, ...file } = this.present().record(this.revision ?? 0);
    return file;
  }

  snapshot(concern: Concern | null = null): Snapshot {
    const table = this.present();
    return { ...table.snapshot(), concern: concern ?? lastingConcern(table) };
  }

  /** Of two games that are opened at once the one that was asked for last is on the table in the end. */
  private inTurn(work: () => Promise<Snapshot>): Promise<Snapshot> {
    const turn = this.laying.then(work);
    this.laying = turn.catch(() => {});
    return turn;
  }

  private async write(table: MatchTable): Promise<void> {
    // Another game was opened meanwhile: this one is kept as it was.
    if (table !== this.table) return;
    const revision = (this.revision ?? 0) + 1;
    this.ahead = true;
    await keepGame(table.record(revision), this.revision);
    if (table !== this.table) return;
    this.revision = revision;
    this.ahead = false;
  }

  private async fromShelf(id: string, concern: Concern | null): Promise<Snapshot> {
    const record = await keptGame(id);
    if (record === undefined) throw new Error(say.referee.gameNotKept);
    const opened = MatchTable.reopen(await rulesetNamed(record.summary.ruleset), record);
    this.lay(opened, revisionOf(record.summary));
    return this.snapshot(droppedIn(opened) ?? concern);
  }

  private lay(table: MatchTable, revision: number | null): void {
    this.table?.host.stopThinking();
    this.table = table;
    this.revision = revision;
    this.ahead = false;
  }
}

/** Once, as it is opened: decisions that could not be played again. */
function droppedIn({ host }: MatchTable): Concern | null {
  return host.dropped > 0 ? { kind: 'dropped', count: host.dropped } : null;
}

/** As long as it is played: that nobody can prove its past. */
function lastingConcern({ host }: MatchTable): Concern | null {
  return host.isProved() ? null : { kind: 'unproved' };
}
