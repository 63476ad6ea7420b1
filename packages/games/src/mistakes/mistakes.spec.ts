import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readScenarioFile, reviewDocument, sentenceOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { homeOfWords } from '../home-of-words.ts';
import { RULESETS } from '../index.ts';

/** One slip of an author's pen in a scenario that is good without it. */
interface Mistake {
  readonly game: string;
  /** The example that it is made in; without it, the whole scenario of the page about writing them. */
  readonly in?: string;
  readonly mistake: string;
  /** Where, as a JSON pointer; without `put` what stands there is left out. */
  readonly at: string;
  readonly put?: unknown;
  /** What the sentence must offer; null: there is nothing to offer. */
  readonly right: string | null;
  /** What is told: place and sentence. */
  readonly says: readonly string[];
}

const root = new URL('../../../../', import.meta.url);
/** The first sixty, what was tried after them, and what somebody made who had nothing but the documents. */
const TABLES = ['mistakes.json', 'more-mistakes.json', 'outsiders-mistakes.json'].map((file) => {
  const table = new URL(file, import.meta.url);
  return { file, table, mistakes: JSON.parse(readFileSync(table, 'utf8')) as readonly Mistake[] };
});
const page = readFileSync(new URL('docs/scenarios.md', root), 'utf8');

/** The whole scenarios of the page about writing them, by game. */
const GOOD = new Map(
  [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => {
    const file = readScenarioFile(JSON.parse(text!));
    if (!file.ok) throw new Error('docs/scenarios.md has a broken scenario.');
    return [file.value.ruleset, file.value.scenarios[0]!] as const;
  }),
);

function goodOne({ game, in: example }: Mistake): object {
  if (example === undefined) return GOOD.get(game)!;
  const file = readScenarioFile(
    JSON.parse(readFileSync(new URL(`examples/scenarios/${example}`, root), 'utf8')),
  );
  if (!file.ok) throw new Error(`${example} is no file of scenarios.`);
  return file.value.scenarios[0]!;
}

function slipped({ at, ...rest }: Mistake): unknown {
  const document = structuredClone(goodOne({ at, ...rest })) as Record<string, unknown>;
  const keys = at.slice(1).split('/');
  const last = keys.pop()!;
  const part = keys.reduce<object>((inner, key) => Reflect.get(inner, key) as object, document);
  if ('put' in rest) Reflect.set(part, last, rest.put);
  else if (Array.isArray(part)) part.splice(Number(last), 1);
  else Reflect.deleteProperty(part, last);
  return document;
}

async function told(game: string, document: unknown): Promise<readonly string[]> {
  const { scenarios, speech } = await RULESETS[game]!();
  const { problems, advice } = reviewDocument(scenarios, document, homeOfWords(game));
  const { refusals } = speech.in('en');
  const hints = advice.filter(({ code }) => code === 'advice.old-dice');
  return [...problems, ...hints].map((one) => `${one.path}: ${sentenceOf(refusals, one)}`);
}

/** A sentence without its place and without what it repeats of the document. */
function adviceIn(said: string): string {
  const sentence = said.slice(said.indexOf(': ') + 2);
  return sentence
    .replace(/, not .*$/, '')
    .replace(/^(?:There is no key )?"[^"]*" (?:will not do here|here)/, '');
}

describe.each(TABLES)('typical mistakes of authors: $file', ({ table, mistakes }) => {
  it.each(mistakes.map((one) => [`${one.game}: ${one.mistake}`, one] as const))('%s', async (_, mistake) => {
    const says = await told(mistake.game, slipped(mistake));
    if (process.env['WRITE'] !== undefined) Object.assign(mistake, { says });
    expect(says).toEqual(mistake.says);
    expect(says.length).toBeGreaterThan(0);
    const { right } = mistake;
    // Places and what was written are no advice: "4+" is not told that 4 is right by being told of "4+".
    expect(says.map(adviceIn).join(' ')).toContain(right ?? '');
  });

  it('none is told as good, and of sixty at least fifty get what would be right', () => {
    if (process.env['WRITE'] !== undefined) writeFileSync(table, `${JSON.stringify(mistakes, null, 2)}\n`);
    expect(mistakes.length).toBeGreaterThanOrEqual(40);
    const right = mistakes.filter((one) => one.right !== null && one.right !== '');
    expect(right.length * 60).toBeGreaterThanOrEqual(mistakes.length * 50);
  });
});

describe('what is no mistake', () => {
  it('none of the printed scenarios is told of a mistake', async () => {
    for (const [game, load] of Object.entries(RULESETS)) {
      const { scenarios } = await load();
      for (const scenario of scenarios.list)
        expect([scenario.id, await told(game, scenario)]).toEqual([scenario.id, []]);
    }
  });

  it('nor one of the examples', async () => {
    const folder = new URL('examples/scenarios/', root);
    for (const name of readdirSync(folder)) {
      const file = readScenarioFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (!file.ok) throw new Error(`${name} is no file of scenarios.`);
      for (const document of file.value.scenarios)
        expect([name, await told(file.value.ruleset, document)]).toEqual([name, []]);
    }
  });

  it('without the mistake nothing is wrong', async () => {
    for (const [game, document] of GOOD) expect([game, await told(game, document)]).toEqual([game, []]);
  });
});
