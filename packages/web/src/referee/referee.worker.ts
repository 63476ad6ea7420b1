import { enReferee } from '../words/en-referee.ts';
import { wordsOf } from '../words/words-of.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { catalogueOf, groundOf } from './catalogue.ts';
import { Desk } from './desk.ts';
import type { GameRecord } from './game-record.ts';
import { judged } from './judged.ts';
import type { Handlers, Reply, Request } from './messages.ts';
import { ReplayTable } from './replay-table.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';

const desk = new Desk();
let replay: ReplayTable | null = null;

const present = () => desk.present();

const handlers: Handlers = {
  ...campaignHandlers,
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
    const { format, summary, save } = Object(record) as GameRecord;
    if (format !== 'vedette-game' || !Array.isArray(summary?.players) || typeof save !== 'object')
      throw new Error(enReferee.noGameFile);
    return desk.bring(record as GameRecord);
  },
  close() {
    desk.close();
    return null;
  },
  fresh: () => desk.fresh(),
  async answer(seq, given) {
    if (present().seq() !== seq) return desk.snapshot();
    const refused = present().answer(given);
    return refused === null ? desk.kept() : { refused };
  },
  async undo() {
    present().stopThinking();
    const refused = present().undo();
    return refused === null ? desk.kept() : { refused };
  },
  async think(milliseconds) {
    const table = present();
    await table.think(milliseconds);
    return desk.has(table) ? desk.kept() : null;
  },
  async hurry(milliseconds) {
    const table = present();
    const until = performance.now() + milliseconds;
    while (desk.has(table) && table.awaitsBot() && performance.now() < until) {
      await table.think(Math.max(0, until - performance.now()));
    }
    return desk.has(table) ? desk.kept() : null;
  },
  stopThinking() {
    present().stopThinking();
    return null;
  },
  record: () => desk.record(),
  async replay(id) {
    const record = await keptGame(id);
    if (record === undefined) throw new Error(enReferee.gameNotKept);
    replay = new ReplayTable(await rulesetNamed(record.summary.ruleset), record);
    return replay.head();
  },
  frame(number) {
    if (replay === null) throw new Error(enReferee.noReplayOpen);
    return replay.frame(number);
  },
  ground: () => present().ground(),
  way: (path) => present().way(path),
  wayTo: (to) => present().wayTo(to),
  nearest: (spot) => present().nearest(spot),
  levels: (x, y) => present().levels(x, y),
  sight: (viewer, target) => present().sight(viewer, target),
  seen: (viewer, level) => present().seen(viewer, level),
  bearings: (viewer) => present().bearings(viewer),
  prospects: (target, from) => present().prospects(target, from),
  odds: (query) => present().odds(query),
  formed: (formation) => present().formed(formation),
  objection: (given) => present().objection(given),
};

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const handle = handlers[data.call] as (...given: readonly unknown[]) => unknown;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
  const reply = (answer: Reply) => self.postMessage(answer);
  Promise.resolve()
    .then(() => handle(...data.given))
    .then((value) => reply({ number: data.number, value }))
    .catch((error: unknown) => reply({ number: data.number, failure: wordsOf(error) }));
});
