import type { Seat } from '@vedette/engine';
import type { ModelId, Story } from '../../state.ts';

/** Whom and what operations and conditions are told about: those whom the event, the action or a list names. */
export interface Heard {
  readonly actor: ModelId | null;
  readonly other: ModelId | null;
  /** Of a list that is gone through. */
  readonly each: ModelId | null;
  /** A token, a slot, a room, by its id. */
  readonly thing: string | null;
  /** Of what kind that is. */
  readonly kind: string | null;
  /** Whose turn, turnover or deed it is. */
  readonly seat: Seat | null;
  /** What the log names as the reason. */
  readonly rule: string;
}

/** Nobody and nothing in particular. */
export function unheard(story: Story): Heard {
  return {
    actor: null,
    other: null,
    each: null,
    thing: null,
    kind: null,
    seat: null,
    rule: story.document.rule ?? 'FF-SCN-01',
  };
}
