import { RESERVES } from '../attributes/supplement.spec-support.ts';
import { type SceneDraft, type SceneFigure, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';

export type More = Partial<Omit<SceneDraft, 'figures'>>;
export type Draft = Partial<SceneFigure>;

const BAYONET = { gear: ['musket', 'cartridge-box'] };

/** Two infantrymen, 7" apart unless they say otherwise. */
export function pair(a: Draft, b: Draft, more: More = {}): SilverBayonetState {
  const figures = [{ id: 'a', ...BAYONET, ...a }, { id: 'b', side: 1, x: 26, ...BAYONET, ...b }, ...RESERVES];
  return scene({ figures, ...more });
}
