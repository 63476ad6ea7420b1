import type { Attempt, RolledDie, Scene } from '@vedette/engine';
import type { Dispatch } from '../referee/messages.ts';
import { say } from '../words/say.ts';

/** What one side did, and what it could have expected of its dice. */
export interface Luck {
  readonly name: string;
  checks: number;
  passed: number;
  /** Checks that would pass on average with the same dice and modifiers against the same numbers. */
  expected: number;
  dealt: number;
  lost: number;
}

/** Luck against expectation, from what was told: rolls against a number, harm, and figures lost. */
export function luckOf(
  dispatches: readonly Dispatch[],
  { sides, figures, groups = [] }: Pick<Scene, 'sides' | 'figures' | 'groups'>,
): readonly Luck[] {
  const names = [...sides.map(({ name }) => name), say.play.monsters];
  const rows = names.map((name): Luck => ({ name, checks: 0, passed: 0, expected: 0, dealt: 0, lost: 0 }));
  const sideOf = new Map([...groups, ...figures].map(({ id, side }) => [id, side]));
  const rowOf = (id: string | null): Luck | undefined => {
    const side = id === null ? undefined : sideOf.get(id);
    return side === undefined ? undefined : rows[side ?? sides.length];
  };
  const gone = new Set<string>();
  for (const { telling } of dispatches) {
    const { attempt, dice, hurt, lost, regained } = telling;
    if (attempt !== undefined) count(rowOf(attempt.who), attempt, dice);
    if (hurt !== undefined) {
      const by = rowOf(hurt.by);
      if (by !== undefined && by !== rowOf(hurt.figure)) by.dealt += hurt.points;
    }
    if (regained !== undefined) gone.delete(regained);
    if (lost !== undefined) gone.add(lost);
  }
  for (const id of gone) {
    const loser = rowOf(id);
    if (loser !== undefined) loser.lost++;
  }
  return rows.filter(({ checks, dealt, lost }) => checks + dealt + lost > 0);
}

function count(row: Luck | undefined, attempt: Attempt, dice: readonly RolledDie[]): void {
  if (row === undefined) return;
  row.checks++;
  if (attempt.passed) row.passed++;
  row.expected += chanceOf(attempt, dice);
}

/** The chance that these dice, rolled anew with the same added to them, are enough. */
export function chanceOf(
  { total, needed, passes }: Pick<Attempt, 'total' | 'needed' | 'passes'>,
  dice: readonly RolledDie[],
): number {
  const lying = dice.filter(({ replaced }) => replaced !== true);
  const added = total - lying.reduce((sum, { face, against }) => sum + (against === true ? -face : face), 0);
  let chance = 0;
  for (const [sum, likely] of sumsOf(lying)) {
    const enough = passes === 'at-least' ? sum + added >= needed : sum + added <= needed;
    if (enough) chance += likely;
  }
  return chance;
}

/** What such dice can come to together, and how likely. */
function sumsOf(dice: readonly RolledDie[]): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (const { die, against } of dice) {
    const next = new Map<number, number>();
    for (const [sum, likely] of sums)
      for (let face = 1; face <= die.sides; face++) {
        const total = against === true ? sum - face : sum + face;
        next.set(total, (next.get(total) ?? 0) + likely / die.sides);
      }
    sums = next;
  }
  return sums;
}
