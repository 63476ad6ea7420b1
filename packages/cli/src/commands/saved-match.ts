import process from 'node:process';
import {
  doubtAbout,
  type Game,
  load,
  type Match,
  type Ruleset,
  type Save,
  sentenceOf,
} from '@vedette/engine';
import { tongueOf } from '../locale.ts';
import { readDocument } from './read-document.ts';
import { refusalInWords } from './refusal-in-words.ts';

/** A saved match; what is wrong with it is told with the name of its file. */
export async function savedMatch(ruleset: Ruleset<Game>, path: string): Promise<Match<Game>> {
  const { refusals } = tongueOf(ruleset);
  const loaded = load(ruleset, (await readDocument(path)) as Save<Game>);
  if (loaded.ok) {
    const { match } = loaded.value;
    const doubt = doubtAbout(match);
    if (doubt !== null) process.stderr.write(`${path}: ${sentenceOf(refusals, doubt)}\n`);
    return match;
  }
  throw new Error(
    loaded.refusals.map((refusal) => `${path}: ${refusalInWords(refusals, refusal)}`).join('\n'),
  );
}
