import { type Game, type Ruleset, readScenarioFile } from '@vedette/engine';
import { notThere } from './did-you-mean.ts';
import { readDocument } from './read-document.ts';

/** A scenario by its id, or the first one of a file. */
export async function scenarioIn({ scenarios }: Ruleset<Game>, text: string): Promise<unknown> {
  if (/[./\\]/.test(text)) {
    const document = await readDocument(text);
    const file = readScenarioFile(document);
    return file.ok ? file.value.scenarios[0] : document;
  }
  const ids = scenarios.list.map(({ id }) => id);
  if (!ids.includes(text)) throw notThere('scenario', text, ids);
  return text;
}
