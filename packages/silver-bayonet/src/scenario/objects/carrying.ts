import type { Attribute } from '../../game.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import type { ObjectDocument } from '../format/declarations.ts';
import { objectDocument } from './object.ts';
import { walkAlong } from './walk-along.ts';

type While = NonNullable<ObjectDocument['carry']['while']>[number];

/** SB-OPS-11: what the things a figure carries do to it; what each does is the scenario's to say. */
export const carrying: Attribute = {
  id: 'carrying',
  rule: 'SB-OPS-11',
  on: {
    // SB-SCN-GEN-18.R1: Moves and Speed Checks, on horseback too; never a Sprint.
    speed: (speed, _, { s }, bearer) =>
      carriedBy(s, bearer).reduce((sum, { carry }) => sum + (carry.speed ?? 0), speed),
    // SB-SCN-GEN-13: whatever the weapon, on top of its own material.
    attackTypes: (types, { mode }, { s }, bearer) => {
      const granted = carriedBy(s, bearer).flatMap(({ carry }) => carry.while ?? []);
      return [...types, ...granted.flatMap((gift) => materialOf(gift, mode))];
    },
    wentAlong: (_, cx, bearer) => walkAlong(cx, bearer),
  },
};

function carriedBy(s: SilverBayonetState, { carries }: Figure): ObjectDocument[] {
  return carries.flatMap((object) => objectDocument(s, object) ?? []);
}

function materialOf(gift: While, mode: 'melee' | 'shooting'): readonly string[] {
  return 'imbue' in gift && (gift.attacks === 'all' || gift.attacks === mode) ? [gift.imbue] : [];
}
