import type { Body, Spot } from '@vedette/engine/table';

/**
 * SB-OPS-22: something that places are measured from: a figure, marker or point as a body, a piece of terrain or a
 * zone by name. Plain JSON, because a question may carry it.
 */
export type Thing =
  | { readonly body: Body; readonly is: 'figure' | 'marker' }
  | { readonly piece: string }
  | { readonly zone: string };

/** Ground with room for a choice. Plain JSON, because the question for it carries it. */
export type Room =
  | { readonly anywhereOn: string }
  | { readonly within: number; readonly of: Thing }
  | { readonly touching: Thing };

/** SB-OPS-22: a place once all draws for it are made: a spot, a side of something, or room for a choice. */
export type Where =
  | { readonly spot: Spot }
  | { readonly beside: Thing; readonly side: 'toward' | 'away'; readonly of: Thing }
  | { readonly room: Room };
