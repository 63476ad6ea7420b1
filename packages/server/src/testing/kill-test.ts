import { setTimeout as pause } from 'node:timers/promises';
import { type Game, type Json, type Random, type Ruleset, random } from '@vedette/engine';
import type { Follower, MadeMatch } from '@vedette/wire';
import type { OnlineOptions } from '../online/online.ts';
import { openStore } from '../store/open-store.ts';
import { MatchProcess } from './match-process.ts';
import { newTable, tickets } from './new-table.ts';
import { Page, type Ticket } from './page.ts';

export interface KillTestOptions {
  readonly kills: number;
  readonly processes: number;
  readonly matches: number;
  readonly seed: string;
  readonly ruleset: Ruleset<Game>;
  readonly online: OnlineOptions;
  /** The compiled module `match-server`. */
  readonly module: URL;
  readonly told?: (line: string) => void;
  /** Ends the killing before its time; what was played is looked at all the same. */
  readonly enough?: AbortSignal;
}

export interface KillTestResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly finished: number;
  /** Answers that were acknowledged and are not where they were. */
  readonly lost: readonly string[];
  /** Where two pages, or one before and after a kill, were told different things of the same moment. */
  readonly forked: readonly string[];
  /** Matches in which nothing more happened when the killing was over. */
  readonly stuck: readonly string[];
}

/** Between two kills: answers at most, milliseconds more at most, and how long to wait for those answers. */
const BETWEEN = { answers: 40, milliseconds: 40, patience: 20_000 };
/** How long a match may take to go on when the killing is over. */
const PATIENCE = 30_000;

/** What everybody was promised and told, held against each other. */
class Witness {
  readonly promised: { readonly match: string; readonly number: number; readonly answer: string }[] = [];
  readonly forked: string[] = [];
  finished = 0;
  private readonly told = new Map<string, string>();

  saw(match: string, seat: number | null, { now }: Follower): void {
    if (now === null) return;
    const key = `${match}/${seat}/${now.seq}`;
    const before = this.told.get(key);
    if (before !== undefined && before !== now.hash) this.forked.push(key);
    this.told.set(key, now.hash);
  }
}

interface Surroundings {
  readonly witness: Witness;
  readonly ruleset: Ruleset<Game>;
  /** Of any process. */
  readonly url: () => string;
  readonly isStopped: () => boolean;
}

/** Somebody who plays one match to its end, whatever happens to the line. */
class Player {
  readonly ticket: Ticket;
  private follower: Follower | undefined;
  private page: Page | null = null;
  private readonly nonce: string;
  private readonly chance: Random;
  private readonly witness: Witness;
  private readonly ruleset: Ruleset<Game>;
  private readonly url: () => string;
  private readonly isStopped: () => boolean;
  answered = 0;

  constructor(ticket: Ticket, seed: string, { witness, ruleset, url, isStopped }: Surroundings) {
    this.ticket = ticket;
    this.chance = random(seed);
    this.nonce = Array.from({ length: 64 }, () => this.chance.below(16).toString(16)).join('');
    this.witness = witness;
    this.ruleset = ruleset;
    this.url = url;
    this.isStopped = isStopped;
  }

  async play(): Promise<void> {
    while (!this.isStopped()) {
      try {
        const page = await Page.open(this.url(), this.ruleset, this.ticket, {
          nonce: this.nonce,
          keeps: false,
          ...(this.follower === undefined ? {} : { follower: this.follower }),
        });
        this.page = page;
        this.follower = page.follower;
        if (await this.session(page)) return;
      } catch {
        await pause(20 + this.chance.below(60));
      } finally {
        this.hangUp();
      }
    }
  }

  /** So that it notices at once that nobody plays any more. */
  hangUp(): void {
    this.page?.hangUp();
  }

  /** True: the match is over. */
  private async session(page: Page): Promise<boolean> {
    const watch = () => {
      this.witness.saw(this.ticket.match, this.ticket.seat, page.follower);
      return page.closed || this.isStopped();
    };
    await Promise.race([page.begin(), page.until(watch, 60_000)]);
    for (;;) {
      await page.until(() => watch() || page.asked || page.over, 60_000);
      if (page.over) return true;
      if (page.closed || this.isStopped()) return false;
      const { seq, seen } = page.follower.now!;
      const answer: Json = page.anyAnswer(this.chance);
      const said = await page.say({ type: 'answer', seq, answer });
      if (said.type !== 'done') continue;
      this.answered++;
      const number = seen.answers;
      this.witness.promised.push({ match: this.ticket.match, number, answer: JSON.stringify(answer) });
    }
  }
}

/** Kills servers with -9 while matches are played on them, and looks what became of everything that was promised. */
export async function killTest(options: KillTestOptions): Promise<KillTestResult> {
  const chance = random(options.seed);
  const victims = Array.from({ length: options.processes }, () => new MatchProcess(options));
  for (const victim of victims) await victim.start();
  const witness = new Witness();
  const play = { stopped: false };
  const any = () => victims[chance.below(victims.length)]!.url;
  const progress = new Map<string, number>();
  const playing = new Set<Player>();
  const table = async (number: number) => {
    for (let game = 0; !play.stopped; game++) {
      const made = await madeAnywhere(any, options.ruleset, () => play.stopped);
      if (made === null) return;
      const players = tickets(made).map(
        (ticket) =>
          new Player(ticket, `${options.seed}/${number}/${game}/${ticket.seat}`, {
            witness,
            ruleset: options.ruleset,
            url: any,
            isStopped: () => play.stopped,
          }),
      );
      const counting = setInterval(() => {
        progress.set(`${number}`, game * 1e6 + players.reduce((sum, { answered }) => sum + answered, 0));
      }, 50);
      for (const player of players) playing.add(player);
      await Promise.all(players.map((player) => player.play()));
      for (const player of players) playing.delete(player);
      clearInterval(counting);
      if (!play.stopped) witness.finished++;
    }
  };
  const tables = Array.from({ length: options.matches }, (_, number) => table(number));
  let kills = 0;
  while (kills < options.kills && options.enough?.aborted !== true) {
    await moment(chance, witness);
    const victim = victims[chance.below(victims.length)]!;
    await victim.kill('SIGKILL');
    await victim.start();
    if (++kills % 10 === 0)
      options.told?.(`${kills} kills, ${witness.promised.length} answers, ${witness.finished} games`);
  }
  const stuck = await stuckAfter(progress, options.matches);
  play.stopped = true;
  for (const player of playing) player.hangUp();
  await Promise.all(tables);
  for (const victim of victims) await victim.end();
  return {
    kills,
    acknowledged: witness.promised.length,
    finished: witness.finished,
    lost: await lostOf(options, witness),
    forked: witness.forked,
    stuck,
  };
}

/** Some moment in the middle of play. */
async function moment(chance: Random, { promised }: Witness): Promise<void> {
  const wanted = promised.length + chance.below(BETWEEN.answers);
  const until = Date.now() + BETWEEN.patience;
  while (promised.length < wanted && Date.now() < until) await pause(2);
  await pause(chance.below(BETWEEN.milliseconds));
}

async function madeAnywhere(
  url: () => string,
  ruleset: Ruleset<Game>,
  isStopped: () => boolean,
): Promise<MadeMatch | null> {
  while (!isStopped()) {
    const made = await newTable(url(), ruleset).catch(() => null);
    if (made !== null) return made;
    await pause(50);
  }
  return null;
}

async function stuckAfter(
  progress: ReadonlyMap<string, number>,
  matches: number,
): Promise<readonly string[]> {
  const before = new Map(progress);
  const until = Date.now() + PATIENCE;
  const still = () =>
    Array.from({ length: matches }, (_, n) => `${n}`).filter(
      (n) => (progress.get(n) ?? 0) <= (before.get(n) ?? 0),
    );
  while (still().length > 0 && Date.now() < until) await pause(100);
  return still();
}

/** What was acknowledged, held against the journals as they are on disk. */
async function lostOf({ online }: KillTestOptions, { promised }: Witness): Promise<readonly string[]> {
  const store = await openStore(online.store);
  const journals = new Map<string, readonly string[]>();
  for (const { match } of promised) {
    if (journals.has(match)) continue;
    const entries = await store.read(match, 0);
    const answers = entries.flatMap(({ deed }) =>
      deed.type === 'answer' ? [JSON.stringify(deed.answer)] : [],
    );
    journals.set(match, answers);
  }
  await store.close();
  return promised
    .filter(({ match, number, answer }) => journals.get(match)![number] !== answer)
    .map(({ match, number }) => `${match} ${number}`);
}
