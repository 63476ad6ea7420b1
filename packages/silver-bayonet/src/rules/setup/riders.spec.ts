import { playToQuestion } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import silverBayonet from '../../ruleset.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { told } from '../../scenario/told.spec-support.ts';
import { scene } from '../../scene.spec-support.ts';
import { moveProblem } from '../movement/move-question.ts';
import { riddenGroups, tableOf } from './terrain.ts';

/** The first question a Combat Rider is asked as he deploys. */
function asked(scenario: Partial<Scenario>): string {
  const figures = [
    { id: 'a', attributes: ['combat-rider'], standing: 'waiting' as const },
    { id: 'b', side: 1, x: 30, y: 30 },
  ];
  const state = told(scenario, { phase: 'initiative', figures });
  const deploying = { stage: 'deployment' as const, edgeOf: ['south' as const, 'north' as const] };
  return playToQuestion(silverBayonet, { state: { ...state, ...deploying, deploying: [0, 1] } }).pending.kind;
}

it('SB-SCN-GEN-28 SB-OPS-15 where horses are forbidden nobody is asked; Combat Rider does nothing', () => {
  expect(asked({ mounted: 'forbidden' })).toBe('deploy');
});

it('SB-SCN-GEN-28 horses are allowed where nothing is said, in solo games too', () => {
  expect(asked({})).toBe('rideOut');
  expect(asked({ mounted: { structures: ['barn'] } })).toBe('rideOut');
});

/** Why a rider cannot go to this place in front of him; null when he can. */
function refused(mounted: Scenario['mounted'], group: string, gap = 2): string | null {
  const s = scene({
    active: 'a',
    figures: [{ id: 'a', type: 'light-cavalryman', x: 10, y: 18, mounted: true }],
  });
  const rect = (x: number, y: number, width: number, depth: number) => ({
    rect: [x, y, width, depth] as [number, number, number, number],
  });
  const wall = { type: 'high-wall', group };
  const barn = [
    { id: 'floor', type: 'floor', group, shape: rect(12, 10, 10, 16) },
    { id: 'wall-s', ...wall, shape: rect(12, 10, 0.4, 8 - gap / 2) },
    { id: 'wall-n', ...wall, shape: rect(12, 18 + gap / 2, 0.4, 8 - gap / 2) },
  ];
  const terrain = tableOf(36, 36, barn, {}, riddenGroups({ mounted }));
  const question = { figure: 'a', budget: 8, how: 'move', attack: true } as const;
  return moveProblem(question, [{ x: 15, y: 18, z: 0 }], looking({ ...s, terrain }))?.code ?? null;
}

it('SB-SCN-GEN-28 SB-OPS-15 a structure that the scenario opens may be entered mounted, and no other', () => {
  expect(refused({ structures: ['barn'] }, 'barn')).toBeNull();
  expect(refused({ structures: ['barn'] }, 'house')).toBe('move.barred');
  expect(refused(undefined, 'barn')).toBe('move.barred');
});

it('SB-SCN-GEN-28 SB-MOV-02.R2 through openings wide enough for a horse', () => {
  expect(refused({ structures: ['barn'] }, 'barn', 1.75)).toBeNull();
  expect(refused({ structures: ['barn'] }, 'barn', 1.7)).not.toBeNull();
});
