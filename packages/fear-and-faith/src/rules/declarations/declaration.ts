import type { FaithCx, Look } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-ACT-02: something that is declared at a nomination, before the dice. Spells, Teleport, possession, Entangle. */
export interface DeclarationKind {
  readonly id: string;
  readonly rule: string;
  /** What of it the model may declare now: ids that begin with its own ("transfix/m3"). */
  offers(look: Look, model: Model): readonly string[];
  /** FF-ACT-07 (9): three dice failed. What it does where it succeeds is an action. */
  mishap?(cx: FaithCx, model: Model, declared: string): void;
}
