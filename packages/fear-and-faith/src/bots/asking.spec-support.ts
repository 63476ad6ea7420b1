import { type Asked, type Idea, random, simulate } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import fearAndFaith from '../ruleset.ts';
import { type SceneDraft, scene } from '../scene.spec-support.ts';
import { ideas } from './ideas.ts';
import { thumb } from './thumb/thumb.ts';

type Thinking<T> = (asked: Asked<FearAndFaith>) => T;

/** What comes to a mind at the first question of a scene; the rules ask it. */
function atFirst<T>(draft: SceneDraft, think: Thinking<T>): T {
  const stop = new Error('asked');
  let thought: T | null = null;
  try {
    simulate(fearAndFaith, scene(draft), (asked) => {
      thought = think(asked);
      throw stop;
    });
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  if (thought === null) throw new Error('Nobody was asked.');
  return thought;
}

/** The regular's ideas at the first question, best first. */
export function firstIdeas(draft: SceneDraft): readonly Idea[] {
  return atFirst(draft, (asked) => ideas(asked, random('spec')));
}

/** What the recruit answers there. */
export function firstAnswer(draft: SceneDraft): unknown {
  return atFirst(draft, (asked) => thumb(asked, random('spec')));
}

/** Where an idea's Move leads. */
export function endOf({ then = [] }: Idea): { readonly x: number; readonly y: number } {
  const move = then.find(({ kind }) => kind === 'move');
  return (move!.answer as readonly { readonly x: number; readonly y: number }[]).at(-1)!;
}
