import type { GameEvent, Seat } from '@vedette/engine';
import type { Roll } from './questions.ts';
import type { Card } from './state.ts';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
  readonly seat: Seat;
}

export type DuelEvent =
  | (Fact<'cardChosen'> & { readonly card: Card })
  | (Fact<'initiative'> & { readonly rolls: readonly number[] })
  | (Fact<'walked'> & { readonly x: number; readonly y: number; readonly cost: number })
  | (Fact<'struck'> & Roll & { readonly target: Seat; readonly modifier: number; readonly hit: boolean })
  | (Fact<'fateSpent'> & { readonly die: 'power' | 'skill'; readonly face: number })
  | (Fact<'cardPlayed'> & { readonly card: Card })
  | (Fact<'hurt'> & { readonly points: number; readonly health: number })
  | (Fact<'healed'> & { readonly points: number; readonly health: number })
  | (Fact<'backedOff'> & { readonly x: number; readonly y: number; readonly paces: number })
  | (Fact<'stoodFast'> & { readonly fate: number })
  | Fact<'fell'>
  | (GameEvent & { readonly type: 'drawn'; readonly turns: number });
