import type { Game, Match, Ruleset } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { PLAYED, playedAtRandom } from './table.spec-support.ts';

const SCENARIOS = 3;
const DECISIONS = 200;

/** Everything that a player reads of a question. */
function readIn({ ruleset, pending, state }: Match<Game>): readonly string[] {
  const tongue = ruleset.speech.in();
  const prompt = tongue.prompt(pending!, state);
  const asked = { ...pending!, view: () => ruleset.view(state, pending!.seat) };
  return [
    prompt.title,
    prompt.hint ?? '',
    ...prompt.options.flatMap(({ words, note = '' }) => [words, note]),
    ...Object.values(tongue.board?.gambles?.(asked) ?? {}),
  ];
}

/** The lines of a game and of its questions, each once. */
function linesOf(ruleset: Ruleset<Game>): ReadonlySet<string> {
  const tongue = ruleset.speech.in();
  const lines = new Set<string>();
  for (let n = 0; n < SCENARIOS; n++) {
    const end = playedAtRandom(ruleset, n, DECISIONS, (match) => {
      for (const line of readIn(match)) lines.add(line);
    });
    for (const { event } of end.told) {
      lines.add(tongue.describe(event, end.state));
      lines.add(tongue.telling(event, end.state).together?.words ?? '');
    }
  }
  return lines;
}

/** Two numbers as a place on a table is written down. */
const PLACE = /(?<![\d,+])-?\d+(?:\.\d+)?, ?-?\d+(?:\.\d+)?(?! ?%|")(?!\d)/;

describe('what a player reads', () => {
  it.each(PLAYED)('%s: no place is told by its coordinates', (_, ruleset) => {
    const lines = linesOf(ruleset);
    expect(lines.size).toBeGreaterThan(200);
    expect([...lines].filter((line) => PLACE.test(line))).toEqual([]);
  });
});
