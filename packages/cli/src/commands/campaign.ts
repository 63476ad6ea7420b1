import { rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import {
  answer,
  begin,
  type Campaign,
  type Game,
  type Match,
  prepare,
  type Result,
  saveOf,
  undo,
} from '@vedette/engine';
import { campaignOf } from '../campaigns.ts';
import { freshSeed } from '../protocol/methods/match-open.ts';
import { findRuleset } from '../rulesets.ts';
import { questionInWords, toldSince } from './campaign-words.ts';
import { optionsIn } from './options-in.ts';
import { jsonIn, readDocument } from './read-document.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { savedMatch } from './saved-match.ts';

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
    prepare(campaign.ruleset, { scenario: founding, seats, options: optionsIn(options) }),
  );
  const match = begin(campaign.ruleset, { setup, dice: { seed: seed ?? freshSeed() } });
  // Nobody's campaign is written over.
  await keep(path, match, 'wx');
  process.stdout.write(`${campaign.overview(match.state)}\n${questionInWords(match, campaign)}\n`);
  return 0;
}

/** `vedette campaign show <file>`: the units, the graves, the games so far, and what is asked. */
export async function showCampaign(path: string, asked: Asked): Promise<number> {
  const { match, campaign } = await opened(path, asked);
  process.stdout.write(`${campaign.overview(match.state)}\n${questionInWords(match, campaign)}\n`);
  return 0;
}

/** `vedette campaign log <file>`: everything that has happened, roll by roll. */
export async function logCampaign(path: string, asked: Asked): Promise<number> {
  const { match } = await opened(path, asked);
  process.stdout.write(toldSince(match, 0));
  return 0;
}

/** `vedette campaign answer <file> <answer>`: an option, several with commas between them, JSON, or @file. */
export async function answerCampaign(path: string, given: string, asked: Asked): Promise<number> {
  const { match, campaign } = await opened(path, asked);
  return goOn(path, match, await answerIn(match, given), campaign);
}

/** `vedette campaign match <file>`: the game that is awaited, as `match.create` of the engine takes it. */
export async function campaignMatch(path: string, asked: Asked): Promise<number> {
  const { match, campaign } = await opened(path, asked);
  const request = campaign.matchOf(match.state);
  if (request === null)
    throw new Error('No game is awaited now; "vedette campaign show" tells what is asked.');
  process.stdout.write(`${JSON.stringify({ ruleset: asked.ruleset, ...request }, null, 2)}\n`);
  return 0;
}

/** `vedette campaign report <file> <save>`: takes in how a game ended, from its saved match. */
export async function reportToCampaign(path: string, saved: string, asked: Asked): Promise<number> {
  const { match, campaign } = await opened(path, asked);
  const game = await findRuleset(asked.ruleset);
  const played = await savedMatch(game, saved);
  if (game.outcome(played.state) === null) throw new Error(`${saved}: that game is not over.`);
  return goOn(path, match, campaign.reportOf(played.state), campaign);
}

/** `vedette campaign undo <file>`: takes the last answer back, dice or no dice. */
export async function undoCampaign(path: string, asked: Asked): Promise<number> {
  const { match, campaign } = await opened(path, asked);
  const before = granted(undo(match));
  await keep(path, before, 'w');
  process.stdout.write(`${questionInWords(before, campaign)}\n`);
  return 0;
}

async function goOn(
  path: string,
  match: Match<Game>,
  given: unknown,
  campaign: Campaign<Game, Game>,
): Promise<number> {
  const { pending } = match;
  if (pending === null) throw new Error('The campaign is over.');
  const after = granted(answer(match, pending.seat, given));
  await keep(path, after, 'w');
  process.stdout.write(`${toldSince(after, match.told.length)}${questionInWords(after, campaign)}\n`);
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
): Promise<{ readonly match: Match<Game>; readonly campaign: Campaign<Game, Game> }> {
  const campaign = await campaignOf(ruleset);
  return { match: await savedMatch(campaign.ruleset, path), campaign };
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

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.refusals.map(refusalInWords).join('\n'));
}
