import type { AttackSubject, CheckKind, Modifier } from '../../moments.ts';
import type { Figure } from '../../state.ts';

/** A Check about to be made (SB-CHK-01). */
export interface Checking {
  readonly figure: Figure;
  readonly check: CheckKind;
  /** The other figure of an attack. */
  readonly against: Figure | null;
  /** The attack whose Check it is; null for any other. */
  readonly attack: AttackSubject | null;
  /** What the calling rule adds, beyond stat, states and attributes. */
  readonly modifiers: readonly Modifier[];
  /** Target number; null where a table is read. */
  readonly target: number | null;
  /** Total from which the Check counts as passed, when a table is read (SB-TER-02: 11). */
  readonly passesAt: number | null;
  readonly rule: string;
  /** Faces that must be rolled again at once (SB-ATT-77). */
  readonly forced: readonly number[];
  /** Whether Fate Dice are barred with these faces (SB-CRIT-03, SB-EQ-21). */
  readonly barred: (power: number, skill: number) => boolean;
}
