import type { SpecialRule } from '../game.ts';
import { onTable } from '../models.ts';
import { leave } from '../rules/leaving/leaving.ts';

const RULE = 'FF-SPEC-25';

/** FF-SPEC-25: nothing that takes a hand. */
const BY_HAND: readonly string[] = [
  'strike',
  'power-strike',
  'burst',
  'aimed-burst',
  'close-shot',
  'move-and-fire',
  'prime',
  'throw',
  'shoot-lamp',
  'hold-stake',
  'remove-stake',
  'destroy-staked',
  'bash',
  'bash-together',
  'shut-door',
  'remove-garlic',
  'defile',
  'pick-up',
];
/** Nor these, unless what flies is moved by the mind. */
const BY_MIND: readonly string[] = ['shoot', 'aimed-shot', 'concentrate'];

/** FF-SPEC-25: tied to its place; it frightens and casts from there, and does nothing else to anybody. */
export const haunt: SpecialRule = {
  id: 'haunt',
  rule: RULE,
  on: {
    mayBeAt: (may, { at }, look, bearer) => may && look.table.haunts(bearer, at),
    moved({ by }, cx, bearer) {
      if (by === 'forced' && onTable(bearer) && !cx.table.haunts(bearer, bearer))
        leave(cx, bearer, 'banished', null, RULE);
    },
    canFight: () => false,
    offers: (offers, _left, _look, bearer) =>
      offers.filter(
        ({ action }) =>
          !BY_HAND.includes(action) &&
          (bearer.conditions.immaterial !== undefined || !BY_MIND.includes(action)),
      ),
  },
};
