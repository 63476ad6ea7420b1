import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { bombardment } from './bombardment.ts';

const shell = stepping((cx) => bombardment(cx));
/** Dice that put the shell at (18, 9): thousandths of an inch, the first being the edge. */
const AT = [18_001, 9001];

function field(rest: Partial<SceneDraft> = {}, near: object = {}) {
  return scene({
    ...rest,
    figures: [
      { id: 'near', x: 18, y: 10, health: 20, ...near },
      { id: 'edge', side: 1, x: 21.492, y: 9, health: 20 },
      { id: 'beyond', side: 1, x: 14.507, y: 9, health: 20 },
      { id: 'beast', side: null, type: 'bandit', x: 18, y: 7, health: 20 },
      { id: 'far', type: 'officer', x: 30, y: 30 },
    ],
  });
}

const lost = (s: ReturnType<typeof field>) => s.figures.map(({ health }) => 20 - health).slice(0, 4);

describe('bombardment', () => {
  it('SB-GEN-19 everybody within 3" of a random point rolls; 6 or more, and a die of damage follows', () => {
    const { state, events } = play(shell, { state: field(), dice: [...AT, 6, 4, 5, 10, 9] });
    expect(lost(state)).toEqual([4, 0, 0, 9]);
    expect(events[0]).toMatchObject({ type: 'shellFell', x: 18, y: 9, z: 0 });
    expect(events.flatMap((event) => (event.type === 'endangered' ? [event.figure] : []))).toEqual([
      'near',
      'edge',
      'beast',
    ]);
  });

  it('SB-GEN-19 it may fall on the edge of the table and hurt nobody', () => {
    const { events } = play(shell, { state: field(), dice: [1, 36_001] });
    expect(events).toMatchObject([{ type: 'shellFell', x: 0, y: 36 }]);
  });

  it('SB-GEN-19 it is no attack: Armour does not help, Damage Reduction does, nobody is credited', () => {
    const armoured = play(shell, { state: field({}, { gear: ['breastplate'] }), dice: [...AT, 6, 4, 1, 1] });
    expect(lost(armoured.state)[0]).toBe(4);
    const tough = { attributes: ['damage-reduction:3'] };
    const reduced = play(shell, { state: field({}, tough), dice: [...AT, 6, 4, 1, 1] });
    expect(lost(reduced.state)[0]).toBe(1);
    const dead = play(shell, { state: field({}, { health: 2 }), dice: [...AT, 6, 4, 1, 1] });
    expect(of(dead.state, 'near')).toMatchObject({ standing: 'removed', fallenTo: null });
  });

  it('SB-GEN-19 a scenario can have other numbers', () => {
    const gentle = stepping((cx) => bombardment(cx, { within: 1, hitsOn: 10, damage: 4 }));
    expect(lost(play(gentle, { state: field(), dice: [...AT, 10, 4] }).state)).toEqual([4, 0, 0, 0]);
    expect(lost(play(gentle, { state: field(), dice: [...AT, 9] }).state)).toEqual([0, 0, 0, 0]);
  });

  it('SB-GEN-19 it falls on the roof: whoever is on the ground far below is safe', () => {
    const terrain = [{ id: 'tower', type: 'house', shape: { rect: [17, 8, 2, 1.4] as const } }];
    const { events } = play(shell, { state: field({ terrain }), dice: AT });
    expect(events).toMatchObject([{ type: 'shellFell', x: 18, y: 9 }]);
  });
});
