import type { Gait } from '@vedette/engine/table';

const made = new WeakMap<Gait, Map<string, Gait>>();

/** FF-MOV-05: the same gait, to which ground with these traits is nothing. */
export function ignoring(gait: Gait, traits: readonly string[]): Gait {
  let known = made.get(gait);
  if (known === undefined) {
    known = new Map();
    made.set(gait, known);
  }
  const key = traits.join();
  let eased = known.get(key);
  if (eased === undefined) {
    eased = { ...gait, ignores: [...gait.ignores, ...traits] };
    known.set(key, eased);
  }
  return eased;
}

const lifted = new WeakMap<Gait, Gait>();

/** FF-SPEC-30: through walls and models, over any water; the places it may end are fewer. */
export function bodiless(gait: Gait): Gait {
  let known = lifted.get(gait);
  if (known === undefined) {
    const { 'deep-water': _, ...ground } = gait.ground;
    known = { ...gait, over: 'air', ground, climb: 0, descend: 0 };
    lifted.set(gait, known);
  }
  return known;
}
