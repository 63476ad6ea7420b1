import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { of, scene } from '../scene.spec-support.ts';
import { witness } from './witness.ts';

const activated = (figure: string): SilverBayonetEvent => ({ type: 'activated', rule: 'SB-ACT-01', figure });
const turn: SilverBayonetEvent = { type: 'turnBegan', rule: 'SB-TURN-01', turn: 2 };
const fired: SilverBayonetEvent = {
  type: 'fired',
  rule: 'SB-SHT-01',
  figure: 'a',
  weapon: 'pistol',
  load: 'plain',
  targets: ['b'],
  answer: false,
};
const reloaded: SilverBayonetEvent = { type: 'reloaded', rule: 'SB-LOAD-03', figure: 'a', weapon: 'pistol' };

describe('what must hold from one boundary to the next', () => {
  const field = (...loaded: boolean[]) =>
    scene({
      figures: [
        {
          id: 'a',
          gear: [
            ...loaded.map((is) => ({ item: 'pistol', loaded: is })),
            { item: 'volley-gun', loaded: false },
          ],
        },
        { id: 'b', side: 1, x: 30 },
      ],
    });

  /** What is said at the second boundary. */
  function said(before: readonly boolean[], told: readonly SilverBayonetEvent[], after: readonly boolean[]) {
    const sees = witness();
    expect(sees([], field(...before))).toEqual([]);
    return sees(told, field(...after));
  }

  it('one activation a turn', () => {
    const sees = witness();
    const state = field(true);
    expect(sees([activated('a'), activated('b')], state)).toEqual([]);
    expect(sees([turn, activated('a')], state)).toEqual([]);
    expect(sees([activated('a')], state)).toHaveLength(1);
  });

  it('shots unload, reloads load', () => {
    expect(said([true, true], [fired], [false, true])).toEqual([]);
    expect(said([false, true], [reloaded], [true, true])).toEqual([]);
    expect(said([false, true], [reloaded, fired], [false, true])).toEqual([]);
    expect(said([true], [], [true])).toEqual([]);
  });

  it('and nothing else does', () => {
    expect(said([true, true], [], [false, true])).toHaveLength(1);
    expect(said([true, true], [fired], [false, false])).toHaveLength(1);
    expect(said([false], [], [true])).toHaveLength(1);
    expect(said([false], [{ ...reloaded, figure: 'b' }], [true])).toHaveLength(1);
  });

  it('a volley gun is never loaded again', () => {
    const sees = witness();
    const state = field(true);
    sees([], state);
    const gun = of(state, 'a').gear.find(({ item }) => item === 'volley-gun')!;
    gun.loaded = true;
    expect(sees([{ ...reloaded, weapon: 'volley-gun' }], state)).toHaveLength(1);
  });
});
