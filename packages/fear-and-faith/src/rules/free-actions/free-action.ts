import type { Seat } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';

/** FF-ACT-12: something that costs nothing, done between nominations in one's own turn. */
export interface FreeAction {
  readonly id: string;
  readonly rule: string;
  /** Options of `nominate`, each beginning with its id ("revive/m3"). */
  offers(look: Look, seat: Seat): readonly string[];
  perform(cx: FaithCx, seat: Seat, option: string): void;
}
