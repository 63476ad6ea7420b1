import type { Stick } from './sticks.ts';

/** FF-GRP-01 to -07, FF-SPEC-56, FF-MOV-11: models that act on one roll. */
export interface GroupKind {
  readonly rule: string;
  /** Who orders it; null: nobody need. */
  readonly by: 'leader' | 'spiritual-leader' | null;
  readonly min: number;
  /** Null: any number. */
  readonly max: number | null;
  /** Whether each must touch another. */
  readonly contact: boolean;
  /** How near to whoever orders it. */
  readonly within: Stick | null;
}

const ordered = (
  rule: string,
  min: number,
  max: number | null,
  standing: 'touching' | 'apart',
): GroupKind => ({
  rule,
  by: 'leader',
  min,
  max,
  contact: standing === 'touching',
  within: 'long',
});

export type GroupKindId = 'bash' | 'concentrated-fire' | 'mob' | 'order' | 'prayer' | 'regroup' | 'swarm';

export const GROUPS: Readonly<Record<GroupKindId, GroupKind>> = {
  order: ordered('FF-GRP-01', 2, 5, 'touching'),
  regroup: ordered('FF-GRP-05', 1, null, 'apart'),
  'concentrated-fire': ordered('FF-GRP-06', 2, 5, 'apart'),
  prayer: { ...ordered('FF-GRP-07', 2, 5, 'touching'), by: 'spiritual-leader' },
  mob: { rule: 'FF-GRP-03', by: null, min: 4, max: null, contact: false, within: null },
  swarm: { rule: 'FF-SPEC-56', by: null, min: 2, max: null, contact: true, within: null },
  bash: { rule: 'FF-MOV-11', by: null, min: 2, max: 2, contact: false, within: null },
};

/** FF-GRP-03: how near to another of them, how far they move for nothing, and how often in all. */
export const MOB = { link: 'short', freeMove: 'short', moves: 2 } as const;

/** FF-GRP-07: how near the evil that is prayed against. */
export const PRAYER_RANGE = 'short' satisfies Stick;
