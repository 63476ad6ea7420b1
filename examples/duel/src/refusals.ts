import { refusing } from '@vedette/engine';
import type { PieceKind } from './ground.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Why the rules say no, by code, with what the sentence tells of; the sentences are in `words`. */
export interface DuelRefusals {
  readonly 'position.fallen': null;
  readonly 'position.nobody-acts': null;
  readonly 'scenario.no-footing': Place;
  readonly 'scenario.too-close': null;
  readonly 'state.kit': { readonly name: string; readonly kit: string };
  readonly 'unit.nameless': null;
  readonly 'unit.too-good': { readonly skill: number; readonly traits: number; readonly most: number };
  readonly 'unit.twice': null;
  readonly 'walk.blocked':
    | { readonly by: PieceKind | 'edge'; readonly after: Place }
    | { readonly by: 'manner' };
  /** `heights`: where one can stand there; no place: there is no way to the height of a place one can stand at. */
  readonly 'walk.no-footing': {
    readonly at: (Place & { readonly z: number; readonly heights: readonly number[] }) | null;
  };
  readonly 'walk.occupied': { readonly name: string };
  readonly 'walk.off-table': Place;
  readonly 'walk.too-far': { readonly paces: number; readonly most: number };
}

export const refuse = refusing<DuelRefusals>();
