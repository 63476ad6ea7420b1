import process from 'node:process';
import {
  type Game,
  nearestWords,
  type Ruleset,
  readScenarioFile,
  type ScenarioReference,
  sentenceOf,
  withoutSchema,
} from '@vedette/engine';
import { GAMES, REFERENCES } from '@vedette/games';
import { inTodaysWords } from '@vedette/scenario';
import { LOCALE, SENTENCES, tongueOf } from '../locale.ts';
import { findRuleset } from '../rulesets.ts';
import { USUAL_RULESET } from '../usual-ruleset.ts';
import { notThere } from './did-you-mean.ts';
import { readDocument } from './read-document.ts';
import { judge, tell } from './verdict.ts';

interface Asked {
  readonly ruleset: string;
  readonly json: boolean;
}

/** `vedette scenario list`: what there is to play. */
export async function listScenarios({ ruleset, json }: Asked): Promise<number> {
  const rules = await findRuleset(ruleset);
  const tongue = tongueOf(rules);
  const heads = rules.scenarios.list.map((scenario) => ({
    id: scenario.id,
    title: tongue.scenario(scenario).title,
  }));
  const widest = Math.max(...heads.map(({ id }) => id.length));
  const lines = heads.map(({ id, title }) => `${id.padEnd(widest)}  ${title}\n`);
  process.stdout.write(json ? `${JSON.stringify(heads, null, 2)}\n` : lines.join(''));
  return 0;
}

/** `vedette scenario show <id>`: a built-in one as the document it is, to start one's own from. */
export async function showScenario(id: string, { ruleset }: Asked): Promise<number> {
  const { scenarios } = await findRuleset(ruleset);
  const scenario = scenarios.list.find((one) => one.id === id);
  if (scenario === undefined) {
    throw new Error(
      `There is no scenario "${id}"; there are: ${scenarios.list.map((one) => one.id).join(', ')}.`,
    );
  }
  const file = { format: 'vedette-scenarios', version: 1, ruleset, scenarios: [inTodaysWords(scenario)] };
  process.stdout.write(`${JSON.stringify(file, null, 2)}\n`);
  return 0;
}

/** `vedette scenario schema <ruleset>`: the form of a file, as text editors understand it. */
export async function showSchema(ruleset: string): Promise<number> {
  const reference = await referenceOf(ruleset);
  process.stdout.write(`${JSON.stringify(reference.schema(), null, 1)}\n`);
  return 0;
}

/** `vedette scenario reference [word]`: the whole reference, or every entry of one word, be it a key inside another. */
export async function showReference(
  [word]: readonly string[],
  { ruleset, json = false }: { readonly ruleset?: string | undefined; readonly json?: boolean | undefined },
): Promise<number> {
  if (word === undefined) {
    const id = ruleset ?? USUAL_RULESET;
    const { words, page } = await referenceOf(id);
    process.stdout.write(json ? written(words) : page(titleOf(id)));
    return 0;
  }
  // Games have the same words for different things: who names none is shown all of them.
  const games = ruleset === undefined ? Object.keys(REFERENCES) : [ruleset];
  const entries = await Promise.all(
    games.map(async (id) => ({ id, words: (await referenceOf(id)).words, title: titleOf(id) })),
  );
  const found = entries.map((game) => ({ ...game, words: entriesOf(game.words, word) }));
  if (found.every(({ words }) => words.length === 0)) {
    const known = [...new Set(entries.flatMap(({ words }) => words.map(({ id }) => id)))];
    throw notThere('word', word, nearestWords(word, known, NEAREST));
  }
  if (json) {
    const all = found.flatMap(({ id, words }) => words.map((one) => ({ ruleset: id, ...one })));
    process.stdout.write(written(all));
    return 0;
  }
  const lines = found.flatMap(({ title, words }) =>
    words.map(({ kind, text }) => text.replace(/^### (.*)$/m, `### ${kind} $1 (${title})`)),
  );
  process.stdout.write(`${lines.join('\n\n')}\n`);
  return 0;
}

/** So many words are told to whoever asked for one that is not there. */
const NEAREST = 12;

type Entry = ScenarioReference['words'][number];

function entriesOf(words: readonly Entry[], word: string): readonly Entry[] {
  const named = words.filter(({ id }) => id === word);
  if (named.length > 0) return named;
  return words.filter(({ keys }) => keys.some(({ key }) => key.split('.').includes(word)));
}

function titleOf(ruleset: string): string {
  return GAMES.find(({ id }) => id === ruleset)!.title;
}

function written(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function referenceOf(ruleset: string): Promise<ScenarioReference> {
  const { id } = await findRuleset(ruleset);
  const fetch = REFERENCES[id];
  if (fetch === undefined) throw notThere('reference', id, Object.keys(REFERENCES));
  return (await fetch()).in(LOCALE);
}

/** `vedette scenario check <file>…`: everything that is wrong, and what could be better. */
export async function checkScenarios(paths: readonly string[], asked: Asked): Promise<number> {
  const verdicts = [];
  for (const path of paths) {
    const { ruleset, scenarios } = await opened(path, asked.ruleset);
    for (const scenario of scenarios) verdicts.push(judge(ruleset, scenario, `${path}, ${nameOf(scenario)}`));
  }
  return tell(verdicts, asked.json);
}

/** A file of scenarios, or a single one that stands by itself. */
async function opened(path: string, usual: string) {
  const document = await readDocument(path);
  if (typeof document === 'object' && document !== null && 'id' in document && !('format' in document)) {
    return { ruleset: await findRuleset(usual), scenarios: [withoutSchema(document)] };
  }
  const file = readScenarioFile(document);
  if (!file.ok)
    throw new Error(`${path}: ${file.refusals.map((refusal) => sentenceOf(SENTENCES, refusal)).join(' ')}`);
  const ruleset: Ruleset<Game> = await findRuleset(file.value.ruleset);
  return { ruleset, scenarios: file.value.scenarios };
}

function nameOf(scenario: unknown): string {
  const { id } = Object(scenario) as { readonly id?: unknown };
  return typeof id === 'string' ? `"${id}"` : 'a scenario without an id';
}
