import { expect, it } from 'vitest';
import { chronicler } from './chronicler.ts';
import type { SilverBayonetEvent } from './events.ts';
import { scene } from './scene.spec-support.ts';

const STATE = scene({
  figures: [
    { id: 'a', x: 1, y: 1 },
    { id: 'b', side: 1, x: 30, y: 30 },
    { id: 'c', side: 1, x: 31, y: 31 },
    { id: 'm', side: null, type: 'werewolf', x: 20, y: 20 },
  ],
});

const hit = (figure: string, target: string, mode: 'melee' | 'shooting') =>
  ({ type: 'attacked', figure, target, mode }) as SilverBayonetEvent;
const hurt = (figure: string, cause: string) => ({ type: 'damaged', figure, cause }) as SilverBayonetEvent;
const moved = (figure: string, x: number, y: number) =>
  ({ type: 'moved', figure, x, y }) as SilverBayonetEvent;
const out = (figure: string, how: 'removed' | 'down' | 'collapsed' | 'left') =>
  ({ type: 'out', figure, how }) as SilverBayonetEvent;

const fallen = (...told: SilverBayonetEvent[]) => chronicler.chronicle(told, STATE).fallen;

it('SB-END-05 whoever falls is counted for its unit, with what felled it and where it stood then', () => {
  expect(
    fallen(moved('b', 12, 9), hit('a', 'b', 'shooting'), hurt('b', 'attack'), out('b', 'removed')),
  ).toEqual([{ seat: 1, cause: 'shooting', x: 12, y: 9 }]);
  expect(fallen(hit('m', 'a', 'melee'), hurt('a', 'attack'), out('a', 'down'))).toMatchObject([
    { seat: 0, cause: 'melee by monsters' },
  ]);
  expect(fallen(hit('a', 'm', 'melee'), hurt('m', 'fire'), out('m', 'removed'))).toMatchObject([
    { seat: null, cause: 'fire' },
  ]);
  expect(fallen(out('c', 'collapsed'))).toMatchObject([{ seat: 1, cause: 'terror', x: 31, y: 31 }]);
});

it('SB-END-05 not whoever leaves the table, nor whoever is on its feet again', () => {
  expect(fallen(out('a', 'left'))).toEqual([]);
  const healed = { type: 'healed', figure: 'b' } as SilverBayonetEvent;
  expect(fallen(out('b', 'down'), healed)).toEqual([]);
  expect(fallen(out('b', 'down'), healed, out('b', 'removed'))).toHaveLength(1);
});

it('SB-TURN-02, SB-SCN-GEN-05 the first primary player and the edges are told', () => {
  const told = [
    { type: 'tookSide', seat: 1, zone: 'north' },
    { type: 'tookSide', seat: 0, zone: 'south' },
    { type: 'turnBegan', turn: 1 },
    { type: 'initiativeWon', order: [1, 0] },
    { type: 'initiativeWon', order: [0, 1] },
  ] as SilverBayonetEvent[];
  expect(chronicler.chronicle(told, STATE)).toMatchObject({ first: 1, sides: ['south', 'north'] });
  expect(told.filter((event) => chronicler.beginsTurn(event))).toHaveLength(1);
});
