import type { Form, Formation, Stand, ToldRefusal } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { ToldWay } from '@vedette/referee';
import type { Question } from '../referee/messages.ts';
import type { Goal } from './plan.ts';

/** How far a way ends from where it was to lead. */
export interface Short {
  readonly distance: number;
  /** Of whoever stands there. */
  readonly name: string | null;
}

/** An answer that is being drawn on the table and not yet given. */
export type Draft =
  | {
      readonly form: 'path';
      readonly path: readonly Waypoint[];
      readonly way: ToldWay;
      /** Where it was to lead, and how far it ends from there or from whoever stands there; null: it gets there. */
      readonly goal: Goal | null;
      readonly short: Short | null;
      /** What would be asked at its end; null: nobody can know, or nobody has looked yet. */
      readonly after: Question | null;
    }
  | {
      readonly form: 'point';
      readonly spot: Spot;
      readonly problem: ToldRefusal | null;
      /** Where somebody pointed, and how far from there the nearest place is; null: that is the place. */
      readonly goal: Spot;
      readonly short: Short | null;
      /** How far that is, of how much at most; null: that does not matter. */
      readonly away: { readonly distance: number; readonly most: number } | null;
    }
  | {
      readonly form: 'formation';
      readonly formation: Formation;
      readonly problem: ToldRefusal | null;
      /** Where everybody would stand, and among them the one whom the others follow. */
      readonly stands: readonly Stand[];
      readonly lead: Spot;
      /** Where somebody pointed, and how far from there he would end; null: he gets there. */
      readonly goal: Spot;
      readonly short: Short | null;
    };

/** Whether an answer of this form is drawn on the table. */
export function isDrawn(form: Form): form is Draft['form'] {
  return form === 'path' || form === 'point' || form === 'formation';
}
