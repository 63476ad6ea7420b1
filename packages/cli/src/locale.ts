import process from 'node:process';
import { FIRST_LOCALE, type Game, type Ruleset, type Sentences, type Tongue } from '@vedette/engine';
import { words } from './words/index.ts';

/** The language in which this process speaks, as `VEDETTE_LOCALE` says. */
export const LOCALE = process.env['VEDETTE_LOCALE'] ?? FIRST_LOCALE;

/** What a game says here. */
export function tongueOf({ speech }: Ruleset<Game>): Tongue<Game> {
  return speech.in(LOCALE);
}

/** What is refused before any game is known. */
export const SENTENCES: Sentences = words.in(LOCALE).refusals;
