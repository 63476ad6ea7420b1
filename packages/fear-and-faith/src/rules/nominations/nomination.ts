import type { Seat } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';
import type { Model, NominationKind } from '../../state.ts';

/** FF-ACT-02: a way to nominate: a model, and without Leaders mobs, swarms and two at a door. */
export interface Nominating {
  readonly kind: NominationKind;
  readonly rule: string;
  /** FF-GRP-03: they move before the dice. */
  readonly gathers?: true;
  /** Options of `nominate`. */
  offers(look: Look, seat: Seat): readonly string[];
  /** Who they are that act on one roll; asks where the option leaves it open. */
  choose(cx: FaithCx, seat: Seat, option: string): readonly Model[];
}
