import type { Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FearCause } from '../data/fear-causes.ts';
import type { LeavingId } from '../data/leaving.ts';
import type { Modifier } from '../data/modifier.ts';
import type { WeaponId } from '../data/weapons/weapons.ts';

import type { ModelId } from './model.ts';

/** FF-SCN: what rules of a scenario can wait for and no other rule cares about. */
export const STORY_EVENTS = [
  'exited',
  'passed-through',
  'revealed',
  'room-entered',
  'taken',
  'touched',
] as const;
export type StoryEvent = (typeof STORY_EVENTS)[number];

/** FF-MOR-01 */
export const MORALE_CAUSES = ['leader-lost', 'half-strength', 'friendly-fire', 'swarm'] as const;
export type MoraleCause = (typeof MORALE_CAUSES)[number];

/** FF-GEN-16: what still has to be seen to, each raised at the end of the queue; a closed list. */
export type Trigger =
  /** FF-FEAR-01: who tests, nearest first, and what for. */
  | {
      readonly kind: 'fear';
      readonly cause: FearCause;
      readonly models: readonly ModelId[];
      /** The monster or the victim; null: nobody. */
      readonly source: ModelId | null;
      readonly at: Spot;
      readonly modifier: number;
    }
  /** FF-MOR-01 */
  | {
      readonly kind: 'morale';
      readonly cause: MoraleCause;
      readonly models: readonly ModelId[];
      /** FF-MOR-02: of each of them, as they were when this was raised. */
      readonly modifiers: readonly (readonly Modifier[])[];
      readonly at: Spot;
    }
  /** Steps 8: what special rules and the scenario make of somebody's leaving. */
  | {
      readonly kind: 'left-play';
      readonly model: ModelId;
      readonly how: LeavingId;
      readonly by: ModelId | null;
    }
  /** FF-HTH-04: an attack would have killed it, but for its toughness. */
  | { readonly kind: 'kill-result'; readonly model: ModelId; readonly by: ModelId | null }
  /** FF-MOV-30: it is in the fire. */
  | { readonly kind: 'fire'; readonly model: ModelId }
  /** FF-RNG-29 */
  | { readonly kind: 'noise'; readonly by: ModelId; readonly weapon: WeaponId }
  /** FF-CAMP-33: a chainsaw was at work; no noise to anybody else. */
  | { readonly kind: 'sawing'; readonly by: ModelId }
  /** FF-GEN-16: a turnover was rolled. */
  | { readonly kind: 'turnover'; readonly seat: Seat }
  /** FF-SCN-21: the middle of its base has come into a room. */
  | {
      readonly kind: 'room-entered';
      readonly model: ModelId;
      readonly room: string;
      /** FF-GEN-16: who has tested for the charge that brought it there. */
      readonly tested: readonly ModelId[];
    }
  /** FF-GEN-19: these came out of hiding together; `to`: whoever turned them up; null: their owner did. */
  | { readonly kind: 'revealed'; readonly models: readonly ModelId[]; readonly to: ModelId | null }
  /** FF-SCN: something of which only a scenario makes something. */
  | {
      readonly kind: 'story';
      readonly event: StoryEvent;
      readonly actor: ModelId | null;
      readonly other: ModelId | null;
      /** The token or room that it is about, and of which kind that is. */
      readonly thing: string | null;
      readonly of: string | null;
    }
  /** FF-SET-05, FF-SET-06: day has broken, or night has fallen. */
  | { readonly kind: 'time'; readonly day: boolean };
