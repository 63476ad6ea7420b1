import type { Spot } from '@vedette/engine/table';
import type { FaithState } from '../state.ts';

/** With a model where it might go: it is in nobody's way where it was. */
export function placed(s: FaithState, figure: string, at: Spot | null | undefined): FaithState {
  if (at === undefined || at === null) return s;
  const { x, y, z } = at;
  return { ...s, models: s.models.map((model) => (model.id === figure ? { ...model, x, y, z } : model)) };
}
