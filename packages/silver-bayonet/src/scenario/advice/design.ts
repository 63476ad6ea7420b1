import type { MonsterType } from '../../data/monsters/monster.ts';

/** SB-SCNMAKE: the numbers by which a scenario is looked over. */
export const DESIGN = {
  pieces: 10,
  /** A way from an edge to a marker: so many times the straight distance, and so much more. */
  detour: { factor: 2, inches: 6 },
  /** Inches by which two sides' ways may differ. */
  unfair: 2,
  monstersBy: 3,
  clues: 3,
  cards: {
    goal: { min: 1, max: 1 },
    fate: { min: 1, max: 3 },
    equipment: { min: 1, max: 2 },
    bad: { min: 0, max: 2 },
  },
  specialRules: 4,
  checkedPieces: 2,
  /** Share of the markers that the reward for clues should ask for. */
  clueShare: { min: 0.3, max: 0.5 },
  most: { min: 5, max: 9 },
  solo: { start: { min: 0.75, max: 1.25 }, arrivals: { min: 0.5, max: 1 }, hurting: 2 },
} as const;

/** SB-SCNMAKE-12.R1: soldiers a solo scenario is reckoned for. */
export const SOLDIERS = 8;

export type MonsterLevel = 'low' | 'medium' | 'high';

/** SB-SCNMAKE-12.R1: by the experience it is worth. */
export function levelOf({ xp }: MonsterType): MonsterLevel {
  if (xp.min === 0) return 'low';
  return xp.min === 1 && xp.max === 1 ? 'medium' : 'high';
}

/** SB-SCNMAKE-12.R1: what a monster weighs against low-level ones. */
export const WEIGHTS: Readonly<Record<MonsterLevel, number>> = { low: 1, medium: 2, high: SOLDIERS / 2 };
