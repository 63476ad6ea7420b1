import { expect, it } from 'vitest';
import { chronicler } from './chronicler.ts';
import type { FaithEvent } from './events.ts';
import { scene } from './scene.spec-support.ts';

const STATE = scene({
  models: [
    { id: 'a', x: 300, y: 300 },
    { id: 'b', x: 360, y: 300, party: 1 },
  ],
});

const fought = (target: string, result: string, kind = 'close', back = 'none') =>
  ({ type: 'fought', kind, attacker: { model: 'a' }, target: { model: target }, result, back }) as FaithEvent;
const left = (model: string, how: string) => ({ type: 'left', model, how, by: null }) as FaithEvent;

const fallen = (...told: FaithEvent[]) => chronicler.chronicle(told, STATE).fallen;

it('FF-GEN-21 whoever is killed is counted for its party, with what hit it last and where it stood', () => {
  const moved = { type: 'moved', model: 'b', x: 500, y: 200, z: 0 } as FaithEvent;
  expect(fallen(fought('b', 'recoil', 'shot'), moved, fought('b', 'killed'), left('b', 'killed'))).toEqual([
    { seat: 1, cause: 'close', x: 500, y: 200 },
  ]);
  expect(fallen(fought('b', 'none', 'shot', 'killed'), left('a', 'killed-gruesome'))).toEqual([
    { seat: 0, cause: 'shot', x: 300, y: 300 },
  ]);
});

it('FF-GEN-21 who runs or collapses has not been killed by the last blow; who was dismissed is not lost', () => {
  expect(fallen(fought('b', 'fall'), left('b', 'routed'))).toMatchObject([{ seat: 1, cause: 'routed' }]);
  expect(fallen(left('b', 'killed'))).toMatchObject([{ cause: 'killed' }]);
  expect(fallen(left('b', 'dismissed'))).toEqual([]);
});

it('FF-GEN-14, FF-SET-08, FF-CAMP-02 turns, who was first, edges, the ground and points are told', () => {
  const told = [
    { type: 'initiative', order: [1, 0] },
    { type: 'phase', phase: 'turn', seat: 1 },
    { type: 'phase', phase: 'turn', seat: 0 },
  ] as unknown as FaithEvent[];
  const { earned, first, ground, sides } = chronicler.chronicle(told, STATE);
  expect(first).toBe(1);
  expect(earned).toEqual([0, 0]);
  expect(ground).toEqual({ width: STATE.terrain.width, depth: STATE.terrain.depth });
  expect(sides).toEqual(STATE.parties.map(({ edge }) => edge));
  expect(told.filter((event) => chronicler.beginsTurn(event))).toHaveLength(2);
});
