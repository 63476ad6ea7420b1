import type { Campaign, Game, Match } from '@vedette/engine';
import { tongueOf } from '../locale.ts';

/** What was told from this number on, a line each. */
export function toldSince({ ruleset, state, told }: Match<Game>, from: number): string {
  return told
    .slice(from)
    .map(({ event }) => `${tongueOf(ruleset).describe(event, state)}\n`)
    .join('');
}

/** What is asked, of whom, what the options are, and how to answer. */
export function questionInWords(
  { ruleset, state, pending }: Match<Game>,
  campaign: Campaign<Game, Game>,
): string {
  if (pending === null) return 'The campaign is over.';
  const { title, options } = tongueOf(ruleset).prompt(pending, state);
  const lines = [`Seat ${pending.seat + 1}: ${title}`];
  const widest = Math.max(0, ...options.map(({ id }) => id.length));
  for (const { id, words } of options) lines.push(`  ${id.padEnd(widest)}  ${words}`);
  if (campaign.matchOf(state) !== null) lines.push(...PLAY);
  lines.push(HOW[ruleset.questions[pending.kind]!.form] ?? HOW['document']!);
  return lines.join('\n');
}

/** A game that is awaited is best played here. */
const PLAY: readonly string[] = [
  'Play it: vedette campaign match <file> gives what the engine takes as match.create.',
  'Then its match.save, in a file: vedette campaign report <file> <save>',
];

const HOW: Readonly<Record<string, string>> = {
  one: 'Answer with one of them: vedette campaign answer <file> <option>',
  some: 'Answer with some of them: vedette campaign answer <file> <option>,<option>',
  document: 'Answer with a document: vedette campaign answer <file> @answer.json',
};
