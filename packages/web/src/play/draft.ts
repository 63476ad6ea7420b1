import type { Form, Formation, Refusal, Way } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';

/** An answer that is being drawn on the table and not yet given. */
export type Draft =
  | { readonly form: 'path'; readonly path: readonly Waypoint[]; readonly way: Way }
  | { readonly form: 'point'; readonly spot: Spot; readonly problem: Refusal | null }
  | {
      readonly form: 'formation';
      readonly formation: Formation;
      readonly problem: Refusal | null;
      /** Where everybody would stand. */
      readonly stands: readonly Spot[];
    };

/** Whether an answer of this form is drawn on the table. */
export function isDrawn(form: Form): form is Draft['form'] {
  return form === 'path' || form === 'point' || form === 'formation';
}
