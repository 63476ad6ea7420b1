import { play } from '@vedette/engine/testing';
import { type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { type Heard, unheard } from './heard.ts';
import { performAll } from './perform.ts';

/** A scenario of nothing but these words. */
export function tale(words: Partial<Scenario>): Scenario {
  return { id: 'tale', name: 'A tale', ...words };
}

/** Two who are far apart, in a scenario of these words. */
export function told(words: Partial<Scenario>, draft: Partial<SceneDraft> = {}): FaithState {
  return scene({
    models: [
      { id: 'a', x: 200, y: 200 },
      { id: 'b', party: 1, x: 700, y: 700 },
    ],
    ...draft,
    scenario: tale(words),
  });
}

/** These operations, done to the end. */
export function after(
  state: FaithState,
  operations: readonly Operation[],
  dice: readonly number[] = [],
  answers: readonly (readonly [never, unknown])[] = [],
  heard: Partial<Heard> = {},
) {
  return play(
    stepping((cx) => performAll(cx, operations, { ...unheard(cx.s.story), ...heard })),
    { state, dice, answers },
  );
}
