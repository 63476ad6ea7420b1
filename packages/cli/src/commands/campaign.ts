import { rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import {
  type Campaign,
  type Game,
  type Json,
  type Match,
  prepare,
  type Refusal,
  type Result,
  saveOf,
} from '@vedette/engine';
import { Host, type Players } from '@vedette/referee';
import { campaignOf } from '../campaigns.ts';
import { tongueOf } from '../locale.ts';
import { freshSeed } from '../protocol/methods/match-open.ts';
import { findRuleset } from '../rulesets.ts';
import { questionInWords, toldSince } from './campaign-words.ts';
import { optionsIn } from './options-in.ts';
import { jsonIn, readDocument } from './read-document.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { savedMatch } from './saved-match.ts';

/** Nobody plays a campaign but people. */
const PEOPLE: Players = [];

type AnyCampaign = Campaign<Game, Game>;

interface Asked {
  readonly ruleset: string;
}

interface Founding extends Asked {
  readonly units: readonly string[];
  /** `key=value` each. */
  readonly options: readonly string[];
  readonly founding: string;
  readonly seed: string | undefined;
}

/** `vedette campaign start <file>`: a new campaign of these units, in this file. */
export async function startCampaign(
  path: string,
  { ruleset, units, options, founding, seed }: Founding,
): Promise<number> {
  const campaign = await campaignOf(ruleset);
  if (units.length === 0)
    throw new Error('Whose campaign is it? Give a file for each unit: --unit <unit.json>');
  const seats = [];
  for (const unit of units) seats.push({ unit: await readDocument(unit) });
  const setup = granted(
    campaign,
    prepare(campaign.ruleset, { scenario: founding, seats, options: optionsIn(options) }),
  );
  const { match } = Host.begin(campaign.ruleset, { setup, dice: { seed: seed ?? freshSeed() } }, PEOPLE);
  // Nobody's campaign is written over.
  await keep(path, match, 'wx');
  process.stdout.write(`${campaign.overview(match.state)}\n${questionInWords(match, campaign)}\n`);
  return 0;
}

/** `vedette campaign show <file>`: the units, the graves, the games so far, and what is asked. */
export async function showCampaign(path: string, asked: Asked): Promise<number> {
  const { host, campaign } = await opened(path, asked);
  const { match } = host;
  process.stdout.write(`${campaign.overview(match.state)}\n${questionInWords(match, campaign)}\n`);
  return 0;
}

/** `vedette campaign log <file>`: everything that has happened, roll by roll. */
export async function logCampaign(path: string, asked: Asked): Promise<number> {
  const { host } = await opened(path, asked);
  process.stdout.write(toldSince(host.match, 0));
  return 0;
}

/** `vedette campaign answer <file> <answer>`: an option, several with commas between them, JSON, or @file. */
export async function answerCampaign(path: string, given: string, asked: Asked): Promise<number> {
  const { host, campaign } = await opened(path, asked);
  return goOn(path, host, await answerIn(host.match, given), campaign);
}

/** `vedette campaign match <file>`: the game that is awaited, as `match.create` of the engine takes it. */
export async function campaignMatch(path: string, asked: Asked): Promise<number> {
  const { host, campaign } = await opened(path, asked);
  const request = campaign.matchOf(host.match.state);
  if (request === null)
    throw new Error('No game is awaited now; "vedette campaign show" tells what is asked.');
  process.stdout.write(`${JSON.stringify({ ruleset: asked.ruleset, ...request }, null, 2)}\n`);
  return 0;
}

/** `vedette campaign report <file> <save>`: takes in how a game ended, from its saved match. */
export async function reportToCampaign(path: string, saved: string, asked: Asked): Promise<number> {
  const { host, campaign } = await opened(path, asked);
  const game = await findRuleset(asked.ruleset);
  const played = await savedMatch(game, saved);
  if (game.outcome(played.state) === null) throw new Error(`${saved}: that game is not over.`);
  return goOn(path, host, campaign.reportOf(played.state), campaign);
}

/** `vedette campaign undo <file>`: takes the last answer back, dice or no dice. */
export async function undoCampaign(path: string, asked: Asked): Promise<number> {
  const { host, campaign } = await opened(path, asked);
  // Whoever keeps the book takes back for everybody.
  const everybody = Array.from({ length: host.match.state.seats }, (_, seat) => seat);
  mustBeTaken(host, host.undo(everybody));
  await keep(path, host.match, 'w');
  process.stdout.write(`${questionInWords(host.match, campaign)}\n`);
  return 0;
}

async function goOn(path: string, host: Host, given: unknown, campaign: AnyCampaign): Promise<number> {
  const { pending, told } = host.match;
  if (pending === null) throw new Error('The campaign is over.');
  // Whoever keeps the book answers for the seat that is asked.
  mustBeTaken(host, host.answer(pending.seat, given as Json));
  await keep(path, host.match, 'w');
  process.stdout.write(`${toldSince(host.match, told.length)}${questionInWords(host.match, campaign)}\n`);
  return 0;
}

/** What somebody typed, in the form that the question wants. */
async function answerIn({ ruleset, pending }: Match<Game>, given: string): Promise<unknown> {
  if (given.startsWith('@')) return readDocument(given.slice(1));
  const form = pending === null ? 'one' : ruleset.questions[pending.kind]!.form;
  if (form === 'some' && !given.startsWith('[')) {
    return given === '' ? [] : given.split(',').map((part) => part.trim());
  }
  if (form === 'one') return given;
  const help = 'What is wanted is a document, best in a file that is named with an @: @answer.json';
  return jsonIn(given, 'The answer', form === 'some' ? undefined : help);
}

async function opened(
  path: string,
  { ruleset }: Asked,
): Promise<{ readonly host: Host; readonly campaign: AnyCampaign }> {
  const campaign = await campaignOf(ruleset);
  return { host: new Host(await savedMatch(campaign.ruleset, path), PEOPLE), campaign };
}

async function keep(path: string, match: Match<Game>, flag: 'w' | 'wx'): Promise<void> {
  const text = `${JSON.stringify(saveOf(match))}\n`;
  if (flag === 'w') {
    // Beside it first: a machine that dies while writing leaves the old file whole.
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    return;
  }
  await writeFile(path, text, { flag }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'EEXIST')
      throw new Error(`${path} is there already; a campaign is not written over.`, { cause: thrown });
    throw thrown;
  });
}

function mustBeTaken({ ruleset }: Host, refused: Refusal | null): void {
  if (refused !== null) throw new Error(refusalInWords(tongueOf(ruleset).refusals, refused));
}

function granted<T>({ ruleset }: AnyCampaign, result: Result<T>): T {
  if (result.ok) return result.value;
  const { refusals } = tongueOf(ruleset);
  throw new Error(result.refusals.map((refusal) => refusalInWords(refusals, refusal)).join('\n'));
}
