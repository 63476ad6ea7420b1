import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import type { Look } from '../game.ts';
import { relations } from '../rules/relations.ts';
import { endTurn } from '../rules/turn/end-of-turn.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { RESERVES } from './supplement.spec-support.ts';

const horror = (id: string, x: number, fear: number): SceneFigure => ({
  id,
  side: null,
  type: 'ghoul',
  attributes: [`sow-fear:${fear}`],
  x,
});
const at = (inches: number) => 10 + 0.984 + inches;

function turnEnds(figures: readonly SceneFigure[], dice: readonly number[], draft: Partial<SceneDraft> = {}) {
  const state = scene({ figures: [...figures, ...RESERVES], phase: 'end', ...draft });
  return play(stepping(endTurn), { state, dice });
}

it('SB-ATT-55 at the end of the turn a soldier within 6" and sight makes a Terror Check at -X', () => {
  const { state } = turnEnds([horror('h', 10, 2), { id: 'a', x: at(6) }], [6, 6]);
  expect(of(state, 'a').terror).toMatchObject({ kind: 'distracted' });
});

it('SB-ATT-55 beyond 6", or out of its sight, nobody minds', () => {
  const checks = (inches: number, draft: Partial<SceneDraft>) =>
    turnEnds([horror('h', 10, 2), { id: 'a', x: at(inches) }], [], draft).events.filter(
      ({ type }) => type === 'checked',
    );
  expect(checks(6.1, {})).toEqual([]);
  const wall = {
    id: 'wall',
    type: 'high-wall',
    shape: { rect: [12, 0, 0.5, 36] as [number, number, number, number] },
  };
  expect(checks(5, { terrain: [wall] })).toEqual([]);
});

it('SB-ATT-55.R1 near several, one Check at the worst', () => {
  const { events } = turnEnds([horror('h', 10, 1), horror('i', 20, 3), { id: 'a', x: 15 }], [9, 9]);
  const checks = events.flatMap((event) => (event.type === 'checked' ? [event] : []));
  expect(checks).toHaveLength(1);
  expect(checks[0]!.total).toBe(15);
});

it('SB-ATT-55.R1 players in decision order', () => {
  const both = [horror('h', 10, 0), { id: 'a', x: 13 }, { id: 'b', side: 1, x: 10, y: 21 }];
  const { events } = turnEnds(both, [9, 9, 9, 9], { order: [1, 0] });
  expect(events.flatMap((event) => (event.type === 'checked' ? [event.figure] : []))).toEqual(['b', 'a']);
});

it('SB-ATT-55.R2 an Officer’s works on other units only', () => {
  const officer = { id: 'o', type: 'officer', attributes: ['sow-fear:0'], x: 10 };
  const { events } = turnEnds([officer, { id: 'a', x: 13 }, { id: 'b', side: 1, x: 10, y: 21 }], [9, 9]);
  expect(events.flatMap((event) => (event.type === 'checked' ? [event.figure] : []))).toEqual(['b']);
});

it('SB-ATT-55 nothing is asked of the table unless somebody on it sows fear, and then only about that one', () => {
  const asked = (figures: readonly SceneFigure[], dice: readonly number[]) => {
    const pairs: string[] = [];
    const noting = (look: Look) => {
      const table = relations(look);
      const name = (body: object) => ('id' in body ? String(body.id) : 'a place');
      return Object.assign(Object.create(table) as typeof table, {
        inRange: (...[from, to, far, limit]: Parameters<typeof table.inRange>) => {
          pairs.push(`${name(from)} ${name(to)} ${far}`);
          return table.inRange(from, to, far, limit);
        },
        within: () => pairs.push('within'),
        inOrder: () => pairs.push('in order'),
      });
    };
    const state = scene({ figures: [...figures, ...RESERVES], phase: 'end' });
    play({ ...stepping(endTurn), relations: noting }, { state, dice });
    return [...new Set(pairs)];
  };
  const crowd = [
    { id: 'a', x: at(6) },
    { id: 'b', x: at(9) },
  ];
  expect(asked(crowd, [])).toEqual([]);
  const afraid = asked([horror('h', 10, 2), ...crowd], [6, 6]);
  expect(afraid).toContain('h a 6');
  expect(afraid.filter((pair) => !pair.startsWith('h '))).toEqual([]);
});
