import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { activateMonster } from './phase.ts';

const ON = { 'vampires-burn-in-sunlight': true };

/** Whether the monster is gone after its activation; nobody is near enough to matter. */
function burns(
  m: Partial<SceneFigure> = {},
  rest: Partial<SceneDraft> = { options: ON },
  sun = true,
): boolean {
  const s = scene({
    ...rest,
    figures: [
      { id: 'm', side: null, type: 'vampire', x: 10, y: 10, ...m },
      { id: 'a', x: 1, y: 1, standing: 'down' },
    ],
  });
  const state = sun ? { ...s, scenario: { ...s.scenario, directSunlight: true as const } } : s;
  const acts = stepping((cx) => activateMonster(cx, of(cx.s, 'm')));
  return of(play(acts, { state }).state, 'm').standing === 'removed';
}

const over = (type: string, more = {}) => ({
  options: ON,
  terrain: [{ id: 't', type, shape: { rect: [8, 8, 4, 4] as [number, number, number, number] }, ...more }],
});

it('SB-MON-30.R1 SB-OPS-15 a vampire that starts its activation in the open, in sunlight, is removed', () => {
  expect(burns()).toBe(true);
});

it('SB-MON-30.R1 not without the option, not on a dark table, and nobody else', () => {
  expect(burns({}, {})).toBe(false);
  expect(burns({}, { options: ON }, false)).toBe(false);
  expect(burns({ type: 'ghoul' })).toBe(false);
});

it('SB-MON-30.R1 not in the open: in a house, in a wood, under a bridge', () => {
  expect(burns({}, over('floor'))).toBe(false);
  expect(burns({}, over('wood'))).toBe(false);
  expect(burns({}, over('bridge'))).toBe(false);
});

it('SB-MON-30.R1 on a roof, in mud or in low growth it is', () => {
  expect(burns({ z: 3.5 }, over('house'))).toBe(true);
  expect(burns({ z: 1.5 }, over('bridge'))).toBe(true);
  expect(burns({}, over('mud'))).toBe(true);
  expect(burns({}, over('undergrowth'))).toBe(true);
});
