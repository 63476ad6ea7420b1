import type { Refusal } from '@vedette/engine';
import { commandLines, ReplayTable } from '@vedette/referee';
import type { SeenTable } from '../online/seen-table.ts';
import { SAME_FLOOR } from '../table/levels.ts';
import { locale } from '../words/locale.ts';
import { say, speak } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { breathing } from './breathing.ts';
import { brought, ownHeads } from './brought.ts';
import { gameIn } from './brought-record.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { catalogueOf, fielded, groundOf } from './catalogue.ts';
import { Desk } from './desk.ts';
import { eveningPlan } from './evening.ts';
import type { KeptGame } from './game-file.ts';
import { glanceAt } from './glance.ts';
import { judged } from './judged.ts';
import type { Handlers, Reply, Request } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';
import { Talk } from './talk.ts';

const desk = new Desk();
const talk = new Talk();
/** The game that is looked at again. */
let replay: { readonly table: ReplayTable; readonly record: KeptGame } | null = null;

function retold() {
  if (replay === null) throw new Error(say.referee.noReplayOpen);
  return replay;
}

const present = () => desk.present();
/** A match on a server, where one sits at it. */
let seen: SeenTable | null = null;
/** What plays on servers needs is fetched when somebody does. */
const online = () => import('../online/online-desk.ts');
const session = () => seen?.session ?? desk.present().session;
const atServer = (): SeenTable => {
  if (seen === null) throw new Error(say.referee.noGameOpen);
  return seen;
};

const handlers: Handlers = {
  ...campaignHandlers,
  async speak(wanted) {
    await speak(wanted);
    return null;
  },
  async catalogue(id) {
    return catalogueOf(await rulesetNamed(id));
  },
  brought: (text, id) => brought(text, id),
  async ownScenarios(id, documents) {
    return ownHeads(await rulesetNamed(id), documents);
  },
  async preview(id, request) {
    return groundOf(await rulesetNamed(id), request);
  },
  async evening(id, request) {
    return eveningPlan(await rulesetNamed(id), request);
  },
  async judge(id, match, units) {
    return judged(await rulesetNamed(id), match, units);
  },
  begin: (game) => desk.begin(game),
  open: (id) => desk.open(id),
  async import(record) {
    return desk.bring(await gameIn(record));
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
  brief: () => (seen === null ? session().brief() : seen.brief()),
  record: () => desk.record(),
  async replay(id) {
    const record = await keptGame(id);
    if (record === undefined) throw new Error(say.referee.gameNotKept);
    const { summary, save } = record;
    const table = new ReplayTable(await rulesetNamed(summary.ruleset), save, locale);
    replay = { table, record };
    return { ...table.head(), summary };
  },
  frame: (number) => retold().table.frame(number),
  marks: (from, to) => retold().table.marks(from, to),
  branch(number) {
    const { table, record } = retold();
    const { campaign: _, ...summary } = record.summary;
    return desk.bring({ format: record.format, seed: record.seed, summary, save: table.saveAt(number) });
  },
  glance: (id) => glanceAt(id),
  question: (ahead) => session().question(ahead),
  proposals: () => session().proposals(),
  stands: (answers) => session().stands(answers),
  ground: (ahead) => session().ground(ahead),
  way: (path, ahead) => session().way(path, ahead),
  wayTo: (to, ahead) => session().wayTo(to, ahead),
  nearest: (spot, ahead) => session().nearest(spot, ahead),
  levels: (x, y) => session().levels(x, y),
  sight: (viewer, target) => session().sight(viewer, target),
  card: (figure, from) => session().card(figure, from),
  replayCard: (number, figure, from) => replay?.table.card(number, figure, from) ?? null,
  seen: (viewer, level) => session().seen(viewer, level === null ? null : level + SAME_FLOOR, breathing),
  bearings: (viewer) => session().bearings(viewer),
  prospects: (target, from, ahead) => session().prospects(target, from, ahead),
  odds: (query) => session().odds(query),
  formed: (formation, ahead) => session().formed(formation, ahead),
  objection: (given, ahead) => session().objection(given, ahead),
  ask: (line) => talk.at(session()).ask(line),
  tidings: ({ anew, places }) => talk.at(session(), { anew }).tidings(places),
  commands: () => commandLines(locale),
  async sit(place) {
    if (seen?.place.match === place.match && seen.place.seat === place.seat) return null;
    desk.close();
    seen = await (await online()).sitAt(place);
    return null;
  },
  getUp() {
    seen = null;
    return null;
  },
  greeting: async () => seen?.greeting() ?? { wire: (await online()).WIRE_VERSION },
  follow: (message, sitters) => atServer().follow(message, sitters),
  rehearsed(answers, changes) {
    atServer().rehearsed(answers, changes);
    return null;
  },
  offeredOrders: () => atServer().offeredOrders(),
  seenAnew: () => atServer().seenAnew(),
  sayRefusal: (refusal) => session().told(refusal as unknown as Refusal),
  sealOf: async (nonce) => (await online()).sealOf(nonce),
  fielded: async (id, request) => fielded(await rulesetNamed(id), request),
  soFar: async (id) => (await online()).soFar(id),
  proof: async (game, remembered) => (await online()).proved(game, remembered),
  async takeHome(game) {
    const kept = await desk.bring(await (await online()).asGameFile(game));
    return kept.game;
  },
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
