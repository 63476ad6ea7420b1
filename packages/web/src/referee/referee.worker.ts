import { campaignHandlers } from './campaign-handlers.ts';
import { catalogueOf, groundOf } from './catalogue.ts';
import type { GameRecord, NewGame } from './game-record.ts';
import { MatchTable } from './match-table.ts';
import type { Handlers, Reply, Request } from './messages.ts';
import { ReplayTable } from './replay-table.ts';
import { rulesetNamed } from './rulesets.ts';
import { keepGame, keptGame } from './shelf.ts';

let table: MatchTable | null = null;
let replay: ReplayTable | null = null;

function present(): MatchTable {
  if (table === null) throw new Error('No game is open.');
  return table;
}

/** Every decision is kept before anybody sees what came of it. */
async function kept() {
  const { snapshot, record } = { snapshot: present().snapshot(), record: present().record() };
  await keepGame(record);
  return snapshot;
}

async function take(opened: MatchTable) {
  table?.stopThinking();
  table = opened;
  return kept();
}

async function openRecord(record: GameRecord) {
  return take(MatchTable.open(await rulesetNamed(record.summary.ruleset), record));
}

const handlers: Handlers = {
  ...campaignHandlers,
  async catalogue(id) {
    return catalogueOf(await rulesetNamed(id));
  },
  async preview(id, request) {
    return groundOf(await rulesetNamed(id), request);
  },
  async begin(game: NewGame) {
    const ruleset = await rulesetNamed(game.ruleset);
    return take(MatchTable.begin(ruleset, crypto.randomUUID(), game));
  },
  async open(id) {
    if (table?.id === id) {
      table.forgetTold();
      return table.snapshot();
    }
    const record = await keptGame(id);
    if (record === undefined) throw new Error('That game is not kept in this browser.');
    return openRecord(record);
  },
  import(record) {
    const { format, summary } = record as GameRecord;
    if (format !== 'vedette-game' || typeof summary?.ruleset !== 'string')
      throw new Error('That file holds no Vedette game.');
    return openRecord(record as GameRecord);
  },
  close() {
    table?.stopThinking();
    table = null;
    return null;
  },
  async answer(given) {
    const refused = present().answer(given);
    return refused === null ? kept() : { refused };
  },
  async undo() {
    present().stopThinking();
    const refused = present().undo();
    return refused === null ? kept() : { refused };
  },
  async think(milliseconds) {
    await present().think(milliseconds);
    return kept();
  },
  stopThinking() {
    table?.stopThinking();
    return null;
  },
  record: () => present().record(),
  async replay(id) {
    const record = await keptGame(id);
    if (record === undefined) throw new Error('That game is not kept in this browser.');
    replay = new ReplayTable(await rulesetNamed(record.summary.ruleset), record);
    return replay.head();
  },
  frame(number) {
    if (replay === null) throw new Error('No replay is open.');
    return replay.frame(number);
  },
  ground: () => present().ground(),
  way: (path) => present().way(path),
  wayTo: (to) => present().wayTo(to),
  nearest: (spot) => present().nearest(spot),
  levels: (x, y) => present().levels(x, y),
  sight: (viewer, target) => present().sight(viewer, target),
  prospects: (target, from) => present().prospects(target, from),
  odds: (query) => present().odds(query),
  objection: (given) => present().objection(given),
};

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const handle = handlers[data.call] as (...given: readonly unknown[]) => unknown;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
  const reply = (answer: Reply) => self.postMessage(answer);
  Promise.resolve()
    .then(() => handle(...data.given))
    .then((value) => reply({ number: data.number, value }))
    .catch((error: unknown) =>
      reply({ number: data.number, failure: error instanceof Error ? error.message : String(error) }),
    );
});
