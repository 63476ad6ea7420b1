import { begin, load, type Save, saveOf } from '@vedette/engine';
import { expect, it } from 'vitest';
import type { SilverBayonet } from './game.ts';
import { positions } from './position.ts';
import silverBayonet from './ruleset.ts';

/** A game in a position, saved by version 3 in the activation of `a` with these answers. */
function savedBefore(position: object, answers: readonly unknown[]): Save<SilverBayonet> {
  const arranged = positions.schema.parse(position);
  const match = begin(silverBayonet, { position: arranged, dice: { seed: 'old' } });
  const build = 'engine 0.1.0, silver-bayonet 3.2';
  return { ...saveOf(match), build, begun: build, answers: ['a', ...answers] };
}

function opened(position: object, answers: readonly unknown[]) {
  const result = load(silverBayonet, savedBefore(position, answers));
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
}

const field = (gear: readonly unknown[], more: object = {}) => ({
  phase: 'primary-1',
  figures: [
    { id: 'a', side: 0, x: 10, y: 18, gear, ...more },
    { id: 'b', side: 1, x: 16, y: 18, gear: [] },
    { id: 'c', side: 1, x: 16, y: 22, gear: [] },
  ],
});

it.each([
  ['shoot:1', ['hand-weapon', 'pistol'], 'shoot:pistol'],
  ['reload:2', ['hand-weapon', 'pistol', { item: 'pistol', loaded: false }], 'reload:pistol#2'],
  ['reload-for-move:0', [{ item: 'musket', loaded: false }, 'cartridge-box'], 'reload-for-move:musket'],
])('SB-ACT-06 a game kept when options counted places goes on: %s', (before, gear, today) => {
  const { match, dropped } = opened(field(gear), [before]);
  expect([dropped, match.answers]).toEqual([0, ['a', today]]);
});

it('SB-MEL-02 a weapon by its place among those that could be used', () => {
  const close = field(['cartridge-box', 'hand-weapon', 'heavy-weapon'], { x: 15.016, stats: { melee: 30 } });
  const { match, dropped } = opened(close, ['fight', '1']);
  expect([dropped, match.answers]).toEqual([0, ['a', 'fight', 'heavy-weapon']]);
});

it('SB-ACT-06 what was never on offer is dropped, and today’s own answers stand as they are', () => {
  expect(opened(field(['pistol']), ['shoot:7']).dropped).toBe(1);
  expect(opened(field(['pistol']), ['shoot:pistol']).dropped).toBe(0);
});
