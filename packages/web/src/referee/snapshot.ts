import type { Seat } from '@vedette/engine';
import type { SeatSnapshot } from '@vedette/referee';
import type { Concern } from './concern.ts';
import type { OfCampaign } from './game-file.ts';

/** The game on the table, as those who play at this screen see it. */
export interface Snapshot extends SeatSnapshot {
  readonly game: string;
  /** The seats that are played at this screen. */
  readonly here: readonly Seat[];
  readonly campaign: OfCampaign | null;
  readonly concern: Concern | null;
}
