import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { candidatesOf, senses } from '../rules/monsters/candidates.ts';
import { sees } from '../rules/shooting/sight.ts';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';

const wall = {
  id: 'wall',
  type: 'high-wall',
  shape: { rect: [10, 0, 0.5, 36] as [number, number, number, number] },
};

function look(attributes: readonly string[], draft: Partial<SceneDraft>, target: readonly string[] = []) {
  const s = scene({
    figures: [
      { id: 'a', side: null, type: 'ghoul', attributes: [...attributes], x: 5 },
      { id: 'b', x: 20, attributes: [...target] },
    ],
    ...draft,
  });
  const [candidate] = candidatesOf(looking(s), of(s, 'a'));
  return {
    goes: candidate !== undefined && senses(looking(s), of(s, 'a'), candidate),
    throws: sees(looking(s), of(s, 'a'), of(s, 'b')).visible,
  };
}

it('SB-ATT-58 it goes for a soldier behind a wall, but cannot throw through it', () => {
  expect(look(['eyeless'], { terrain: [wall] })).toEqual({ goes: true, throws: false });
  expect(look([], { terrain: [wall] })).toEqual({ goes: false, throws: false });
});

it('SB-ATT-58.R1 fog and distance are nothing to it', () => {
  expect(look(['eyeless'], { conditions: { fog: true } })).toEqual({ goes: true, throws: true });
  expect(look([], { conditions: { fog: true } })).toEqual({ goes: false, throws: false });
});

it('SB-ATT-58.R1 nor are Sneak and Submerge', () => {
  const hedge = {
    id: 'wood',
    type: 'undergrowth',
    shape: { rect: [18, 0, 1, 36] as [number, number, number, number] },
  };
  expect(look(['eyeless'], { terrain: [hedge] }, ['sneaking'])).toEqual({ goes: true, throws: true });
  expect(look([], { terrain: [hedge] }, ['sneaking'])).toEqual({ goes: false, throws: false });
});

it('SB-ATT-58 option eyeless-throws-blind: walls do not stop its throws either', () => {
  const options = { 'eyeless-throws-blind': true };
  expect(look(['eyeless'], { terrain: [wall], options })).toEqual({ goes: true, throws: true });
});
