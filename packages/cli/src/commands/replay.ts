import process from 'node:process';
import {
  doubtAbout,
  type Game,
  hashOf,
  load,
  type Refusal,
  type Replay,
  type Ruleset,
  refusal,
  type Save,
  type Sentences,
  type ToldRefusal,
  told,
  verify,
} from '@vedette/engine';
import { CAMPAIGNS, RULESETS } from '@vedette/games';
import { type OnlineGame, type Proof as OnlineProof, proofOf as proofOfOnline } from '@vedette/wire';
import { SENTENCES, tongueOf } from '../locale.ts';
import { EXAMPLES } from '../rulesets.ts';
import { readDocument } from './read-document.ts';
import { toldInWords } from './refusal-in-words.ts';

/** What was found out about one file. */
interface Proof {
  readonly file: string;
  readonly problems: readonly ToldRefusal[];
  /** What is proved: every step, the end alone, or nothing of its past; null where it does not hold. */
  readonly proved: 'steps' | 'end' | 'nothing' | null;
  readonly answers: number;
  readonly hash: string | null;
  /** Of a game through a server: what was found out about its dice, and what nobody can. */
  readonly online?: OnlineProof;
}

const WORDS = {
  steps: 'holds, step by step',
  end: 'holds; it is of the older form, of which only the end is proved',
  nothing: 'opens, but it was begun under other rules, and its past could not be proved',
};

/** `vedette replay verify <file>…`: replays and saves, played again from their beginning. */
export async function verifyReplays(
  paths: readonly string[],
  { json }: { readonly json: boolean },
): Promise<number> {
  const proofs: Proof[] = [];
  for (const path of paths) proofs.push(await proofOf(path));
  process.stdout.write(json ? `${JSON.stringify(proofs, null, 2)}\n` : proofs.map(inWords).join(''));
  return proofs.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function inWords({ file, problems, proved, answers, hash, online }: Proof): string {
  if (online !== undefined) return onlineInWords(file, online);
  if (proved === null) return problems.map((problem) => `${file}: ${toldInWords(problem)}\n`).join('');
  return `${file}: ${WORDS[proved]} (${answers} answers, ${hash}).\n`;
}

function onlineInWords(file: string, { proved, faults, notProved }: OnlineProof): string {
  const verdict = faults.length === 0 ? 'holds' : 'does not hold';
  const lines = [
    ...faults.map(
      ({ message, refusals = [] }) => `NO   ${[message, ...refusals.map(toldInWords)].join(' ')}`,
    ),
    ...proved.map(({ message }) => `yes  ${message}`),
    ...notProved.map((message) => `-    ${message}`),
  ];
  return `${file}: ${verdict}.\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/** A game through a server, with the dice that nobody alone has chosen. */
async function onlineProof(file: string, game: unknown): Promise<Proof> {
  const { ruleset: id } = Object((game as { readonly replay?: unknown }).replay) as {
    readonly ruleset?: unknown;
  };
  const ruleset = typeof id === 'string' ? await rulesOf(id) : null;
  if (ruleset === null)
    return failed(file, SENTENCES, [refusal('save.wrong-ruleset', { given: String(id), wanted: null })]);
  const online = proofOfOnline(ruleset, game);
  const { answers, hash } = (game as OnlineGame).replay;
  const problems = online.faults.map(({ code, message }) => ({ code, message }));
  const holds = problems.length === 0;
  return {
    file,
    problems,
    proved: holds ? 'steps' : null,
    answers: holds ? answers.length : 0,
    hash: holds ? hash : null,
    online,
  };
}

async function proofOf(file: string): Promise<Proof> {
  const document = recordIn(await readDocument(file));
  if ((Object(document) as { readonly format?: unknown }).format === 'vedette-online-game')
    return onlineProof(file, document);
  const { format, ruleset: id } = Object(document) as {
    readonly format?: unknown;
    readonly ruleset?: unknown;
  };
  if ((format !== 'vedette-replay' && format !== 'vedette-save') || typeof id !== 'string')
    return failed(file, SENTENCES, [refusal('save.wrong-format', { wanted: null })]);
  const ruleset = await rulesOf(id);
  if (ruleset === null)
    return failed(file, SENTENCES, [refusal('save.wrong-ruleset', { given: id, wanted: null })]);
  const { refusals } = tongueOf(ruleset);
  if (format === 'vedette-replay') {
    const replay = document as Replay<Game>;
    const verified = verify(ruleset, replay);
    if (!verified.ok) return failed(file, refusals, verified.refusals);
    return proven(file, verified.value, replay.version === 1 ? 'end' : 'steps');
  }
  const loaded = load(ruleset, document as Save<Game>);
  if (!loaded.ok) return failed(file, refusals, loaded.refusals);
  const { match, dropped, refused } = loaded.value;
  const lost = refusal('save.damaged', { fault: 'lost-answers', count: dropped }, '/answers');
  if (dropped > 0) return failed(file, refusals, refused === null ? [lost] : [lost, refused]);
  return proven(file, match, doubtAbout(match) === null ? 'steps' : 'nothing');
}

function proven(file: string, match: Parameters<typeof hashOf<Game>>[0], proved: keyof typeof WORDS): Proof {
  return { file, problems: [], proved, answers: match.answers.length, hash: hashOf(match) };
}

function failed(file: string, sentences: Sentences, found: readonly Refusal[]): Proof {
  const problems = found.map((problem) => told(sentences, problem));
  return { file, problems, proved: null, answers: 0, hash: null };
}

/** A browser's file of a game or a campaign has its save inside. */
function recordIn(document: unknown): unknown {
  const { format, save } = Object(document) as { readonly format?: unknown; readonly save?: unknown };
  return format === 'vedette-game' || format === 'vedette-campaign' ? save : document;
}

/** The rules of a game or of a campaign, of our own: what a file names is never fetched. */
async function rulesOf(id: string): Promise<Ruleset<Game> | null> {
  const campaign = Object.values(CAMPAIGNS).find(({ rules }) => rules === id);
  if (campaign !== undefined) return (await campaign.fetch()).in().ruleset;
  if (Object.hasOwn(RULESETS, id)) return RULESETS[id]!();
  return (await EXAMPLES.get(id)?.()) ?? null;
}
