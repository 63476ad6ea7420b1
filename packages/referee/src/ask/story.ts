import { counted } from '@vedette/engine';
import type { Dispatch } from '../snapshot.ts';
import type { Eyes } from './eyes.ts';
import { type Told, told } from './told.ts';

/** The last lines of the dispatches, the oldest first. */
export function lastLines({ say }: Eyes, log: readonly Dispatch[], count: number): Told {
  const lines = log.slice(-count);
  if (lines.length === 0) return told(say.noLog);
  return told(say.lastHead(lines.length), { lines: lines.map(({ text }) => say.aloud(text)) });
}

export function sinceThen({ say }: Eyes, log: readonly Dispatch[], from: number): Told {
  const lines = log.slice(from);
  if (lines.length === 0) return told(say.noneSince);
  return told(say.sinceHead(lines.length), { lines: lines.map(({ text }) => say.aloud(text)) });
}

export function fate({ say, scene, session }: Eyes): Told {
  const side = scene.sides[session.viewer ?? 0];
  const held =
    side?.holdings.filter(({ count }) => count > 0).map(({ count, name }) => say.held(count, name)) ?? [];
  return told(say.fate(held));
}

export function score({ say, scene }: Eyes): Told {
  const { objectives = [], sides } = scene;
  if (objectives.length === 0) return told(say.score.none);
  const [first, ...more] = objectives.map(({ name, of, counts, shared }) => {
    const have = counted({ of, counts });
    const each =
      shared === true
        ? [say.score.count(null, have[0] ?? 0, of)]
        : have.map((count, seat) => say.score.count(sides[seat]?.name ?? '', count, of));
    return say.score.line(name, each);
  });
  return told(first!, { lines: more });
}
