import {
  type Asked,
  diceFrom,
  type Idea,
  type Kind,
  type Policy,
  random,
  randomPolicy,
  simulate,
} from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import fearAndFaith from '../ruleset.ts';
import { type SceneDraft, scene } from '../scene.spec-support.ts';
import { ideas } from './ideas.ts';
import { thumb } from './thumb/thumb.ts';

type Thinking<T> = (asked: Asked<FearAndFaith>) => T;

/** What comes to a mind at the first question of a scene, or the first of a kind; the rules ask it, and recruits answer the others. */
function atFirst<T>(draft: SceneDraft, think: Thinking<T>, kind: Kind<FearAndFaith> | null = null): T {
  const thoughts: T[] = [];
  const any = randomPolicy(fearAndFaith, random('spec'));
  const policy: Policy<FearAndFaith> = (asked) => {
    const meant = kind === null || asked.kind === kind;
    if (thoughts.length === 0 && meant) thoughts.push(think(asked));
    return meant ? any(asked) : (thumb(asked, random('spec')) ?? any(asked));
  };
  // What comes after the question does not matter, but dice there must be.
  simulate(fearAndFaith, { ...scene(draft), dice: diceFrom({ seed: 'spec' }) }, policy, { steps: 1 });
  const [first] = thoughts;
  if (first === undefined) throw new Error('Nobody was asked.');
  return first;
}

/** The regular's ideas at the first question, best first. */
export function firstIdeas(draft: SceneDraft): readonly Idea[] {
  return atFirst(draft, (asked) => ideas(asked, random('spec')));
}

/** What the recruit answers there. */
export function firstAnswer(draft: SceneDraft, kind: Kind<FearAndFaith> | null = null): unknown {
  return atFirst(draft, (asked) => thumb(asked, random('spec')), kind);
}

/** Where an idea's Move leads. */
export function endOf({ then = [] }: Idea): { readonly x: number; readonly y: number } {
  const move = then.find(({ kind }) => kind === 'move');
  return (move!.answer as readonly { readonly x: number; readonly y: number }[]).at(-1)!;
}
