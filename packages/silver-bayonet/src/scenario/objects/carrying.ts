import { figure } from '../../figures.ts';
import type { Attribute } from '../../game.ts';
import type { SilverBayonetState } from '../../state.ts';
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
    speed: (speed, { figure: id }, { s }) =>
      carriedBy(s, id).reduce((sum, { carry }) => sum + (carry.speed ?? 0), speed),
    // SB-SCN-GEN-13: whatever the weapon, on top of its own material.
    attackTypes: (types, { attacker, mode }, { s }) => {
      const granted = carriedBy(s, attacker).flatMap(({ carry }) => carry.while ?? []);
      return [...types, ...granted.flatMap((gift) => materialOf(gift, mode))];
    },
    wentAlong: ({ figure: id }, cx) => walkAlong(cx, figure(cx.s, id)),
  },
};

function carriedBy(s: SilverBayonetState, id: string): ObjectDocument[] {
  return figure(s, id).carries.flatMap((object) => objectDocument(s, object) ?? []);
}

function materialOf(gift: While, mode: 'melee' | 'shooting'): readonly string[] {
  return 'imbue' in gift && (gift.attacks === 'all' || gift.attacks === mode) ? [gift.imbue] : [];
}
