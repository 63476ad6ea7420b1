import { expect, it } from 'vitest';
import { chronicler } from './chronicler.ts';
import type { BayonetPointEvent, TestKind } from './events.ts';
import { row, scene } from './scene.spec-support.ts';

const STATE = scene({ units: [row('a', 2, 300, 200), { ...row('b', 2, 300, 900), side: 1 }] });

const tested = (test: TestKind, against: string, passed = true) =>
  ({ type: 'tested', test, against, passed }) as BayonetPointEvent;
const down = (figure: string, how: 'wounded' | 'ground' | 'out' | 'routed' | 'pursued') =>
  ({ type: 'struckDown', figure, how }) as BayonetPointEvent;

const fallen = (...told: BayonetPointEvent[]) => chronicler.chronicle(told, STATE).fallen;

it('BP-HIT-05 whoever is put out is counted for his side, with what hit him last and where he lies', () => {
  expect(fallen(tested('shooting', 'b-2'), down('b-2', 'out'))).toEqual([
    { seat: 1, cause: 'shooting', x: 330, y: 900 },
  ]);
  expect(
    fallen(tested('shooting', 'a-1'), down('a-1', 'wounded'), tested('melee', 'a-1'), down('a-1', 'out')),
  ).toMatchObject([{ seat: 0, cause: 'melee' }]);
});

it('BP-HIT-05 a miss, a hit on another and a look at him are not what put him out', () => {
  const told = [tested('melee', 'a-1', false), tested('melee', 'a-2'), tested('vision', 'a-1')];
  expect(fallen(tested('shooting', 'a-1'), ...told, down('a-1', 'out'))).toMatchObject([
    { cause: 'shooting' },
  ]);
});

it('BP-MOR-14, BP-CAV-11 those who run off the field or chase others off it are gone, too', () => {
  expect(fallen(down('a-1', 'routed'), down('b-1', 'pursued'))).toMatchObject([
    { seat: 0, cause: 'flight' },
    { seat: 1, cause: 'pursuit' },
  ]);
});

it('BP-HIT-06, BP-HIT-11 whoever bleeds or hugs the ground has not fallen', () => {
  expect(fallen(down('a-1', 'wounded'), down('a-2', 'ground'))).toEqual([]);
});

it('BP-SEQ-01, BP-INI-01, BP-SCN-08 turns, the first to act and the home edges are told', () => {
  const told = [
    { type: 'stepBegan', step: 'initiative', turn: 1 },
    { type: 'initiative', seat: 1 },
    { type: 'stepBegan', step: 'flight-1', turn: 1 },
    { type: 'initiative', seat: 0 },
  ] as BayonetPointEvent[];
  expect(chronicler.chronicle(told, STATE)).toMatchObject({
    first: 1,
    sides: ['north', 'south'],
    earned: null,
    ground: { width: 1800, depth: 1200 },
  });
  expect(told.filter((event) => chronicler.beginsTurn(event))).toHaveLength(1);
});

it('BP-SCN-08 a side whose units come from several edges has none of its own', () => {
  const west = { ...row('c', 1, 100, 600), home: { edge: 'west' as const, from: 0, to: 1200 } };
  const { sides } = chronicler.chronicle([], scene({ units: [row('a', 2, 300, 200), west] }));
  expect(sides).toEqual([null, null]);
});
