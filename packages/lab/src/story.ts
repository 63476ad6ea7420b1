import type { Chronicle } from '@vedette/engine';

/** How often something of a scenario came up. */
export interface Occurrence {
  readonly id: string;
  /** In which it did. */
  readonly games: number;
  readonly times: number;
}

/** What became of the scenario's rules and cards, in its order. */
export interface StoryTold {
  readonly rules: readonly Occurrence[];
  readonly cards: readonly Occurrence[];
}

export function storyIn(chronicles: readonly Chronicle[]): StoryTold {
  return {
    rules: occurrences(chronicles.map(({ rules }) => rules)),
    cards: occurrences(chronicles.map(({ cards }) => cards)),
  };
}

/** Those that never came up in any game. */
export function neverIn(occurrences: readonly Occurrence[]): readonly string[] {
  return occurrences.filter(({ times }) => times === 0).map(({ id }) => id);
}

function occurrences(games: readonly Readonly<Record<string, number>>[]): readonly Occurrence[] {
  const counts = new Map<string, { games: number; times: number }>();
  for (const [id, times] of games.flatMap((game) => Object.entries(game))) {
    const count = counts.get(id) ?? { games: 0, times: 0 };
    counts.set(id, { games: count.games + (times > 0 ? 1 : 0), times: count.times + times });
  }
  return [...counts].map(([id, count]) => ({ id, ...count }));
}
