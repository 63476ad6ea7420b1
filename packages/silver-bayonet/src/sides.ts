import type { Seat } from '@vedette/engine';
import type { SilverBayonetState } from './state.ts';

type Told = Pick<SilverBayonetState, 'scenario'>;

/** SB-SOLO-01, SB-COOP-01: one player, or two together, against the monsters alone. */
export function againstMonsters({ scenario }: Told): boolean {
  return scenario.mode === 'solo';
}

/** SB-GEN-12.R2, SB-COOP-05: whether figures of these two fight on one side; null stands for the monsters. */
export function onOneSide(s: Told, a: Seat | null, b: Seat | null): boolean {
  return a === b || (a !== null && b !== null && againstMonsters(s));
}

/** SB-OPS-25: the seats that are one side with this one, itself among them. */
export function sideOf(s: Pick<SilverBayonetState, 'scenario' | 'sides'>, seat: Seat): readonly Seat[] {
  return againstMonsters(s) ? s.sides.map((_, other) => other) : ALONE[seat]!;
}

/** Every side of the game: a unit each, or all units together. */
export function sidesIn(s: Pick<SilverBayonetState, 'scenario' | 'sides'>): readonly (readonly Seat[])[] {
  return againstMonsters(s) ? [sideOf(s, 0)] : ALONE.slice(0, s.sides.length);
}

/** A side of its own for each of the four seats there can be. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
