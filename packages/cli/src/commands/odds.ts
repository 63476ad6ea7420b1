import process from 'node:process';
import {
  checkDocument,
  checkForm,
  checkPosition,
  type Game,
  initialState,
  type Json,
  type OddsSpec,
  type Pending,
  type Result,
  type Ruleset,
  toldOdds,
} from '@vedette/engine';
import { tongueOf } from '../locale.ts';
import { findRuleset } from '../rulesets.ts';
import { numberIn } from './number-in.ts';
import { jsonIn, readDocument } from './read-document.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { rulesetNamed } from './ruleset-named.ts';
import { savedMatch } from './saved-match.ts';
import { scenarioIn } from './scenario-in.ts';

interface Asked {
  /** As somebody told it; else as the file of a scenario says, or the usual one. */
  readonly ruleset?: string | undefined;
  /** Whose own monsters may be named: an id, or a file. */
  readonly scenario?: string | undefined;
  readonly json: boolean;
  /** A file with a position, or a saved match. */
  readonly position?: string | undefined;
  readonly save?: string | undefined;
  readonly seat?: string | undefined;
  /** JSON, or @file. */
  readonly query?: string | undefined;
  /** The rest of a question in a few words. */
  readonly words: readonly (readonly [string, string | boolean])[];
}

const MOST_SEAT = 99;

/** `vedette odds`: exact chances, in a position, in a saved match, or of a situation in a few words. */
export async function odds(ask: string | undefined, asked: Asked): Promise<number> {
  const ruleset = await findRuleset(await rulesetNamed(asked.ruleset, [asked.scenario, asked.save]));
  const spec = ruleset.odds;
  const tongue = tongueOf(ruleset);
  if (spec === null) throw new Error(`${tongue.title} computes no odds.`);
  const answer =
    ask === undefined ? await inFull(ruleset, spec, asked) : await inBrief(ruleset, spec, ask, asked);
  const told = toldOdds(tongue.refusals, answer);
  const lines = asked.json || tongue.odds === undefined ? [JSON.stringify(told, null, 2)] : tongue.odds(told);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}

async function inBrief(
  ruleset: Ruleset<Game>,
  spec: OddsSpec<Game>,
  ask: string,
  { words, scenario: name }: Asked,
): Promise<Json> {
  if (spec.brief === undefined)
    throw new Error(`${tongueOf(ruleset).title} wants a whole question: --position <file> --query <json>`);
  const typed = words.map(([name, value]) => [name, typedIn(value)]);
  const scenario = name === undefined ? undefined : await wholeScenario(ruleset, name);
  const { position, query } = granted(
    ruleset,
    spec.brief({ ask, ...Object.fromEntries(typed) }, scenario),
    optionInWords,
  );
  return spec.odds(initialState(ruleset, { position, dice: { script: [] } }), query);
}

async function wholeScenario(ruleset: Ruleset<Game>, name: string): Promise<Game['scenario']> {
  const found = await scenarioIn(ruleset, name);
  if (typeof found === 'string') return ruleset.scenarios.list.find(({ id }) => id === found)!;
  return granted(ruleset, checkDocument(ruleset.scenarios, found));
}

function typedIn(value: string | boolean): string | number | boolean {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** A member of what was typed is an option of the command. */
function optionInWords(text: string): string {
  return text.replace(/^\/(?=[a-z])/, '--');
}

async function inFull(ruleset: Ruleset<Game>, spec: OddsSpec<Game>, asked: Asked): Promise<Json> {
  const { query, save, position } = asked;
  if (query === undefined || (save === undefined) === (position === undefined)) {
    throw new Error('What is asked, and where? --query <json> with --position <file> or --save <file>');
  }
  const document = query.startsWith('@') ? await readDocument(query.slice(1)) : jsonIn(query, '--query');
  const seat = asked.seat === undefined ? null : numberIn('seat', asked.seat, 0, MOST_SEAT);
  const { state, pending } = await table(ruleset, asked);
  const open = seat !== null && pending?.seat === seat ? pending : null;
  return spec.odds(ruleset.view(state, seat), granted(ruleset, checkForm(spec.schema, document)), open);
}

async function table(
  ruleset: Ruleset<Game>,
  { save, position, scenario: name }: Asked,
): Promise<{ readonly state: Game['state']; readonly pending: Pending<Game> | null }> {
  if (save !== undefined) return savedMatch(ruleset, save);
  const document = await readDocument(position!);
  const story = name === undefined ? {} : { scenario: await wholeScenario(ruleset, name) };
  const laid = granted(ruleset, checkPosition(ruleset, { ...story, ...Object(document) }));
  return { state: initialState(ruleset, { position: laid, dice: { script: [] } }), pending: null };
}

function granted<T>(
  ruleset: Ruleset<Game>,
  result: Result<T>,
  said: (text: string) => string = (text) => text,
): T {
  if (result.ok) return result.value;
  throw new Error(
    result.refusals.map((refusal) => said(refusalInWords(tongueOf(ruleset).refusals, refusal))).join('\n'),
  );
}
