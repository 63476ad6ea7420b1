import type { Seat } from '@vedette/engine';
import type { FigureId } from '../../state.ts';
import type { Edge } from '../format/words.ts';

/** SB-OPS-17: something that a rule of the scenario may wait for. */
export type StoryEvent =
  | { readonly event: 'setup' | 'deployed' | 'turn-start' | 'turn-end' }
  | { readonly event: 'initiative-rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly event: 'phase-start'; readonly phase: string; readonly seat: Seat | null }
  | { readonly event: 'activation-start'; readonly figure: FigureId }
  | { readonly event: 'zone-entered'; readonly figure: FigureId; readonly zone: string }
  | { readonly event: 'contact'; readonly figure: FigureId; readonly mover: FigureId }
  | { readonly event: 'damaged' | 'figure-down'; readonly figure: FigureId; readonly source: FigureId | null }
  | { readonly event: 'figure-exited'; readonly figure: FigureId; readonly edge: Edge | null }
  | { readonly event: 'clue-investigated'; readonly figure: FigureId; readonly deck: string }
  | { readonly event: 'object-secured'; readonly figure: FigureId; readonly object: string };
