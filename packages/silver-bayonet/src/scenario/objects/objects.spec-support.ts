import { looking } from '../../hooks.ts';
import { doAction, openActions } from '../../rules/activation/actions.ts';
import { of, type SceneDraft, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';
import { told } from '../told.spec-support.ts';

/** One object of each carrying pattern, SB-SCN-GEN-18 to -22. */
export const IDOL = {
  id: 'idol',
  name: 'The idol',
  carry: { pickup: 'action', clear: 1, drop: 'free', speed: -2 },
} as const;
const CHEST = {
  id: 'chest',
  name: 'The chest',
  carry: {
    pickup: 'action',
    clear: 1,
    drop: 'free',
    free: { stat: 'melee', tn: 16, clear: 1, autoPass: [{ attribute: 'combat-engineer' }] },
  },
} as const;
export const RING = {
  id: 'ring',
  name: 'The ring',
  carry: { pickup: 'end-move', drop: 'never' },
} as const;
const BOOK = {
  id: 'book',
  name: 'The book',
  carry: { pickup: 'action', clear: 2, drop: 'free' },
} as const;
export const WITNESS = {
  id: 'witness',
  name: 'The witness',
  kind: 'escort',
  carry: { pickup: 'contact', drop: 'never' },
} as const;

/** Something that does its carrier good. */
export const CROSS = {
  id: 'cross',
  name: 'The cross',
  carry: {
    pickup: 'action',
    drop: 'free',
    while: [{ imbue: 'blessed', attacks: 'all' }, { item: 'holy-symbol' }],
  },
} as const;

const OBJECTS = [IDOL, CHEST, RING, BOOK, WITNESS] as unknown as NonNullable<Scenario['objects']>;

/** A scene in a scenario that has these objects, and whatever else it says. */
export function withObjects(draft: SceneDraft, scenario: Partial<Scenario> = {}): SilverBayonetState {
  return told({ objects: OBJECTS, ...scenario }, draft);
}

/** What a could do now with objects. */
export function open(s: SilverBayonetState): readonly string[] {
  return openActions(looking(s), of(s, 'a')).filter((action) => /^(pick-up|free|drop):/.test(action));
}

/** a takes these actions, one after the other. */
export function does(...actions: readonly string[]) {
  return stepping((cx) => {
    for (const action of actions) doAction(cx, of(cx.s, 'a'), action);
  });
}

/** Where an object lies, as `[x, y, z]`; null when it does not. */
export function lies(s: SilverBayonetState, id: string): readonly number[] | null {
  const marker = s.objects.find((object) => object.id === id);
  return marker === undefined ? null : [marker.x, marker.y, marker.z];
}

/** An object on the table of a scene. */
export function marker(id: string, x: number, y = 18, more: { z?: number; stuck?: boolean } = {}) {
  return { id, x, y, z: 0, stuck: false, ...more };
}
