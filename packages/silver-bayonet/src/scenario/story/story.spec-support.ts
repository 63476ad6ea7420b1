import type { Ruleset } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import { stepping } from '../../scene.spec-support.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import { type Context, contextOf } from './context.ts';
import { happened } from './happened.ts';
import { run } from './run.ts';
import type { StoryEvent } from './story-event.ts';

/** These operations, once, by figure `a` of seat 0 unless the context says otherwise. */
export function doing(
  operations: readonly Operation[],
  context: Partial<Context> = {},
): Ruleset<SilverBayonet> {
  return stepping((cx) => run(cx, operations, contextOf({ actor: 'a', player: 0, ...context })));
}

/** The scenario hears of this. */
export function hearing(...events: readonly StoryEvent[]): Ruleset<SilverBayonet> {
  return stepping((cx) => {
    for (const event of events) happened(cx, event);
  });
}

/** SB-OPS-67: written so because nothing in a spec need look like a promise. */
export function either(cond: Condition, yes: readonly Operation[], no?: readonly Operation[]): Operation {
  const lists =
    no === undefined
      ? [['then', yes]]
      : [
          ['then', yes],
          ['else', no],
        ];
  return { op: 'if', cond, ...Object.fromEntries(lists) } as Operation;
}
