import type { Scene } from '@vedette/engine';
import type { Dispatch } from '../referee/messages.ts';

/** What one side did, and what it could have expected of its dice. */
export interface Luck {
  readonly name: string;
  checks: number;
  passed: number;
  /** Checks that would pass on average with the same modifiers against the same numbers. */
  expected: number;
  dealt: number;
  lost: number;
}

const FACES = 10;

/** Luck against expectation, from what was told: checks by two dice against a number, harm, and figures lost. */
export function luckOf(
  dispatches: readonly Dispatch[],
  { sides, figures }: Pick<Scene, 'sides' | 'figures'>,
): readonly Luck[] {
  const names = [...sides.map(({ name }) => name), 'Monsters'];
  const rows = names.map((name): Luck => ({ name, checks: 0, passed: 0, expected: 0, dealt: 0, lost: 0 }));
  const rowOf = (id: unknown): Luck | undefined => {
    const figure = figures.find((one) => one.id === id);
    return figure === undefined ? undefined : rows[figure.side ?? sides.length];
  };
  for (const { event } of dispatches) {
    const row = rowOf(event['figure']);
    if (event['type'] === 'checked' && row !== undefined) count(row, event);
    if (event['type'] === 'damaged') {
      const by = rowOf(event['by']);
      if (by !== undefined && by !== row) by.dealt += Number(event['points']);
    }
    if (event['type'] === 'out' && event['how'] !== 'left' && row !== undefined) row.lost++;
  }
  return rows.filter(({ checks, dealt, lost }) => checks + dealt + lost > 0);
}

function count(row: Luck, { power, skill, total, target, success }: Dispatch['event']): void {
  if (typeof power !== 'number' || typeof skill !== 'number') return;
  if (typeof total !== 'number' || typeof target !== 'number') return;
  row.checks++;
  if (success === true) row.passed++;
  row.expected += chanceOf(target - (total - power - skill));
}

/** The chance that two ten-sided dice show at least this much. */
export function chanceOf(needed: number): number {
  let ways = 0;
  for (let a = 1; a <= FACES; a++) ways += Math.max(0, Math.min(FACES, FACES - (needed - a) + 1));
  return ways / (FACES * FACES);
}
