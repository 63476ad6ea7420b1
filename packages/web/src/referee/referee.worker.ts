import { ReplayTable } from '@vedette/referee';
import { SAME_FLOOR } from '../table/levels.ts';
import { locale } from '../words/locale.ts';
import { say, speak } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { breathing } from './breathing.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { catalogueOf, groundOf } from './catalogue.ts';
import { Desk } from './desk.ts';
import type { GameFile } from './game-file.ts';
import { judged } from './judged.ts';
import type { Handlers, Reply, Request } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';

const desk = new Desk();
let replay: ReplayTable | null = null;

const present = () => desk.present();
const session = () => desk.present().session;

const handlers: Handlers = {
  ...campaignHandlers,
  async speak(wanted) {
    await speak(wanted);
    return null;
  },
  async catalogue(id) {
    return catalogueOf(await rulesetNamed(id));
  },
  async preview(id, request) {
    return groundOf(await rulesetNamed(id), request);
  },
  async judge(id, match, units) {
    return judged(await rulesetNamed(id), match, units);
  },
  begin: (game) => desk.begin(game),
  open: (id) => desk.open(id),
  import(record) {
    const { format, summary, save } = Object(record) as GameFile;
    if (format !== 'vedette-game' || !Array.isArray(summary?.players) || typeof save !== 'object')
      throw new Error(say.referee.noGameFile);
    return desk.bring(record as GameFile);
  },
  close() {
    desk.close();
    return null;
  },
  fresh: () => desk.fresh(),
  async answer(seq, seat, given) {
    const { host, session } = present();
    if (host.seq !== seq) return desk.snapshot();
    const refused = host.answer(seat, given);
    return refused === null ? desk.kept() : { refused: session.told(refused) };
  },
  async undo() {
    const { host, session } = present();
    const refused = host.undo(session.seats);
    return refused === null ? desk.kept() : { refused: session.told(refused) };
  },
  async think(milliseconds) {
    const table = present();
    await table.think(milliseconds);
    return desk.has(table) ? desk.kept() : null;
  },
  async hurry(milliseconds) {
    const table = present();
    const until = performance.now() + milliseconds;
    while (desk.has(table) && table.host.awaitsBot() && performance.now() < until) {
      await table.think(Math.max(0, until - performance.now()));
    }
    return desk.has(table) ? desk.kept() : null;
  },
  stopThinking() {
    present().host.stopThinking();
    return null;
  },
  record: () => desk.record(),
  async replay(id) {
    const record = await keptGame(id);
    if (record === undefined) throw new Error(say.referee.gameNotKept);
    const { summary, save } = record;
    replay = new ReplayTable(await rulesetNamed(summary.ruleset), save, locale);
    return { ...replay.head(), summary };
  },
  frame(number) {
    if (replay === null) throw new Error(say.referee.noReplayOpen);
    return replay.frame(number);
  },
  ground: () => session().ground(),
  way: (path) => session().way(path),
  wayTo: (to) => session().wayTo(to),
  nearest: (spot) => session().nearest(spot),
  levels: (x, y) => session().levels(x, y),
  sight: (viewer, target) => session().sight(viewer, target),
  seen: (viewer, level) => session().seen(viewer, level === null ? null : level + SAME_FLOOR, breathing),
  bearings: (viewer) => session().bearings(viewer),
  prospects: (target, from) => session().prospects(target, from),
  odds: (query) => session().odds(query),
  formed: (formation) => session().formed(formation),
  objection: (given) => session().objection(given),
};

/** Nothing is said before the language is settled. */
let settled: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const handle = handlers[data.call] as (...given: readonly unknown[]) => unknown;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
  const reply = (words: Reply) => self.postMessage(words);
  const answer = settled.then(() => handle(...data.given));
  if (data.call === 'speak') settled = answer.catch(() => {});
  answer
    .then((value) => reply({ number: data.number, value }))
    .catch((error: unknown) => reply({ number: data.number, failure: wordsOf(error) }));
});
