import type { Spot } from '@vedette/engine/table';

/** Whatever a question may bring along. */
export interface Facts {
  readonly unit?: string;
  readonly figure?: string;
  readonly target?: string;
  readonly foe?: string;
  readonly mounted?: boolean;
  readonly text?: string | null;
  readonly most?: number;
  readonly worth?: number;
  readonly against?: number;
  readonly options?: readonly string[];
  readonly shapes?: readonly string[];
  readonly at?: readonly Spot[];
}
