import { finder } from '@vedette/engine';
import type { Stats } from './stats.ts';

/** SB-ATT-41: what a Skinshifter's other form changes. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly adds: Partial<Stats>;
  readonly attributes: readonly string[];
  readonly investigates: boolean;
  readonly rides: boolean;
  /** SB-SOL-27.R4: the base stays, so that a change of form never displaces anyone. */
  readonly height: number;
  readonly rule: string;
}

export const FORMS: readonly Form[] = [
  {
    id: 'bear',
    title: 'Bear form',
    adds: { melee: 1, courage: 2 },
    attributes: ['very-strong', 'damage-reduction:2', 'rage'],
    investigates: false,
    rides: false,
    height: 1.5,
    rule: 'SB-SOL-27',
  },
];

export const form = finder('form', FORMS);
