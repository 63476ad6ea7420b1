import {
  checkDocument,
  checkPosition,
  engineWords,
  type Game,
  type Json,
  type Refusal,
  type Ruleset,
  readJson,
  readScenarioFile,
  reviewDocument,
  spoken,
  type ToldRefusal,
  told,
  withoutSchema,
} from '@vedette/engine';
import { GAMES } from '@vedette/games';
import { homeOfWords } from '@vedette/games/home-of-words';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { scenarioHead } from './catalogue.ts';
import type { Brought, BroughtScenario, Catalogue } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';

const ENGINE = spoken(engineWords, (words) => words);

/** What a text that somebody brought holds, and what is wrong with it; bare documents are of the game that is chosen. */
export async function brought(text: string, chosen: string): Promise<Brought> {
  const read = readJson(text);
  if (!read.ok) return { kind: 'nothing', problems: general(read.refusals) };
  const document = withoutSchema(read.value);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return nothing();
  const { format, ruleset } = document as Readonly<Record<string, unknown>>;
  if (typeof format === 'string' && RECORDS.includes(format))
    return { kind: 'game', record: document as Json };
  if (format === 'vedette-scenarios') return scenariosIn(document);
  if (typeof format === 'string') return { kind: 'unit', document: document as Json };
  const game = typeof ruleset === 'string' && isGame(ruleset) ? ruleset : chosen;
  if (SCENARIO_KEYS.some((key) => key in document))
    return { kind: 'scenario', ruleset: game, scenarios: [reviewed(await rulesetNamed(game), document)] };
  return position(await rulesetNamed(game), document);
}

const RECORDS: readonly string[] = ['vedette-game', 'vedette-save', 'vedette-replay'];

/** Keys that a scenario has and nothing else that is brought. */
const SCENARIO_KEYS = ['boards', 'deployment', 'rules', 'rewards', 'forces', 'rows', 'roles'];

function isGame(id: string): boolean {
  return GAMES.some((game) => game.id === id);
}

function nothing(): Brought {
  return { kind: 'nothing', problems: [{ code: 'document.unknown', message: say.newGame.own.unknown }] };
}

function general(refusals: readonly Refusal[]): readonly ToldRefusal[] {
  const { refusals: sentences } = ENGINE.in(locale);
  return refusals.map((refusal) => told(sentences, refusal));
}

async function scenariosIn(document: object): Promise<Brought> {
  const file = readScenarioFile(document);
  if (!file.ok) return { kind: 'nothing', problems: general(file.refusals) };
  const { ruleset, scenarios } = file.value;
  if (!isGame(ruleset)) {
    const message = say.newGame.own.noGame(
      ruleset,
      GAMES.map(({ id }) => id),
    );
    return { kind: 'nothing', problems: [{ code: 'document.unknown', path: '/ruleset', message }] };
  }
  const rules = await rulesetNamed(ruleset);
  return { kind: 'scenario', ruleset, scenarios: scenarios.map((one) => reviewed(rules, one)) };
}

function reviewed(ruleset: Ruleset<Game>, document: unknown): BroughtScenario {
  const { problems, advice } = reviewDocument(ruleset.scenarios, document, homeOfWords(ruleset.id));
  const { refusals } = ruleset.speech.in(locale);
  const inWords = (found: readonly Refusal[]) => found.map((refusal) => told(refusals, refusal));
  const { name } = Object(document) as { readonly name?: unknown };
  return {
    document: document as Json,
    title: typeof name === 'string' ? name : '',
    problems: inWords(problems),
    advice: inWords(advice),
    southUp: ruleset.scenarios.origin === 'north-west',
  };
}

function position(ruleset: Ruleset<Game>, document: object): Brought {
  const checked = checkPosition(ruleset, document);
  const { refusals } = ruleset.speech.in(locale);
  const problems = checked.ok ? [] : checked.refusals.map((refusal) => told(refusals, refusal));
  return { kind: 'position', ruleset: ruleset.id, document: document as Json, problems };
}

/** Scenarios of somebody's own as the catalogue lists printed ones; what cannot be played is left out. */
export function ownHeads(
  ruleset: Ruleset<Game>,
  documents: readonly Json[],
): readonly (Catalogue['scenarios'][number] | null)[] {
  return documents.map((document) => {
    const checked = checkDocument(ruleset.scenarios, document);
    return checked.ok ? { ...scenarioHead(ruleset, checked.value), document } : null;
  });
}
