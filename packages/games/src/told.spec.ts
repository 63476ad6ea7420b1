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

/** Lines that do somebody harm after a line that has told of the loss of him. */
function harmedAfterDeath({ ruleset, told, state }: Match<Game>): readonly string[] {
  const tongue = ruleset.speech.in();
  const lost = new Set<string>();
  return told.flatMap(({ event }) => {
    const { hurt, lost: gone, attempt, kind, figures } = tongue.telling(event, state);
    const again = hurt !== undefined && lost.has(hurt.figure);
    const shoots = kind === 'shot' && lost.has(attempt?.who ?? figures[0] ?? '');
    if (gone !== undefined) lost.add(gone);
    return again || shoots ? [tongue.describe(event, state)] : [];
  });
}

describe('what a player reads', () => {
  const mortal = PLAYED.filter(([id]) => id !== 'fear-and-faith');
  // Whoever is raised in Fear and Faith was dead before.
  it.each(mortal)('%s: nobody is hurt, and nobody shoots, once it was told that he is lost', (_, ruleset) => {
    const end = playedAtRandom(ruleset, 0, DECISIONS, () => {});
    expect(end.told.length).toBeGreaterThan(50);
    expect(harmedAfterDeath(end)).toEqual([]);
  });

  it.each(PLAYED)('%s: no place is told by its coordinates', (_, ruleset) => {
    const lines = linesOf(ruleset);
    expect(lines.size).toBeGreaterThan(200);
    expect([...lines].filter((line) => PLACE.test(line))).toEqual([]);
  });
});
