import type { Form, Formation, ToldRefusal } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { ToldWay } from '@vedette/referee';

/** An answer that is being drawn on the table and not yet given. */
export type Draft =
  | { readonly form: 'path'; readonly path: readonly Waypoint[]; readonly way: ToldWay }
  | { readonly form: 'point'; readonly spot: Spot; readonly problem: ToldRefusal | null }
  | {
      readonly form: 'formation';
      readonly formation: Formation;
      readonly problem: ToldRefusal | null;
      /** Where everybody would stand. */
      readonly stands: readonly Spot[];
    };

/** Whether an answer of this form is drawn on the table. */
export function isDrawn(form: Form): form is Draft['form'] {
  return form === 'path' || form === 'point' || form === 'formation';
}
