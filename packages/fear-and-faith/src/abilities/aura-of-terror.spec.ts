import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { settle } from '../rules/aftermath/settle.ts';
import { put } from '../rules/movement/put.ts';
import { of, type SceneDraft, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 40, rules: ['mindless'] },
  { id: 'w', x: 40, y: 80, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];
const TERROR = { id: 'b', x: 700, y: 450, party: 1, rules: ['aura-of-terror'] } as const;

/** Each of these goes somewhere, one after the other. */
function moving(
  goes: readonly (readonly [string, number])[],
  dice: readonly number[],
  more: Partial<SceneDraft> = {},
  models: readonly SceneModel[] = [],
) {
  const state = scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [{ id: 'a', x: 450, y: 450 }, TERROR, ...models, ...FAR],
  });
  const rules = stepping((cx) => {
    for (const [id, x] of goes) {
      put(cx, of(cx.s, id), { x, y: 450, z: 0 }, 'move', 'FF-MOV-02');
      settle(cx);
    }
  });
  return play(rules, { state, dice, answers: [], steps: 1 }).state;
}

describe('Aura of Terror', () => {
  it('FF-FEAR-13 who comes within Medium at the end of either’s Move tests, at -2', () => {
    expect(moving([['a', 555]], [6, 6, 6]).frights).toEqual(['b>a']);
    expect(moving([['b', 595]], [6, 6, 6]).frights).toEqual(['b>a']);
    expect(moving([['a', 553]], []).frights).toEqual([]);
  });

  it('FF-FEAR-13 not again while it stays there, nor twice in a turn by the same', () => {
    expect(
      moving(
        [
          ['a', 560],
          ['a', 570],
        ],
        [6, 6, 6],
      ).frights,
    ).toEqual(['b>a']);
    expect(
      moving(
        [
          ['a', 560],
          ['a', 450],
          ['a', 560],
        ],
        [6, 6, 6],
      ).frights,
    ).toEqual(['b>a']);
  });

  it('FF-FEAR-13 another bearer is another terror', () => {
    const other = { id: 'c', x: 700, y: 300, party: 1, rules: ['aura-of-terror'] } as const;
    const s = moving(
      [
        ['a', 560],
        ['c', 560],
      ],
      [6, 6, 6, 6, 6, 6],
      {},
      [other],
    );
    expect(s.frights).toEqual(['b>a', 'c>a']);
  });

  it('FF-FEAR-13 FF-OPT-19 friends only by option', () => {
    const friend = { id: 'f', x: 860, y: 450, party: 1 };
    const evil = { parties: [{ side: 'good' }, { side: 'evil' }] } as const;
    expect(moving([['f', 800]], [], evil, [friend]).frights).toEqual([]);
  });

  it('FF-SPEC-07 being put on the table frightens nobody', () => {
    const state = scene({ models: [{ id: 'a', x: 450, y: 450 }, TERROR, ...FAR] });
    const rules = stepping((cx) => {
      put(cx, of(cx.s, 'b'), { x: 500, y: 450, z: 0 }, 'placed', 'FF-SET-11');
      settle(cx);
    });
    expect(play(rules, { state, dice: [], answers: [], steps: 1 }).state.frights).toEqual([]);
  });
});
