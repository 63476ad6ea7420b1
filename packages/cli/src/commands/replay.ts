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
import { CAMPAIGNS } from '@vedette/games';
import { SENTENCES, tongueOf } from '../locale.ts';
import { BUILT_IN, EXAMPLES } from '../rulesets.ts';
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

function inWords({ file, problems, proved, answers, hash }: Proof): string {
  if (proved === null) return problems.map((problem) => `${file}: ${toldInWords(problem)}\n`).join('');
  return `${file}: ${WORDS[proved]} (${answers} answers, ${hash}).\n`;
}

async function proofOf(file: string): Promise<Proof> {
  const document = recordIn(await readDocument(file));
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
  return BUILT_IN.find((ruleset) => ruleset.id === id) ?? (await EXAMPLES.get(id)?.()) ?? null;
}
