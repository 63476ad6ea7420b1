import { describe, expect, it } from 'vitest';
import { of } from '../../../scene.spec-support.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import { after, told } from '../story.spec-support.ts';

const RINGS = [
  { within: 40, combat: 6, knocksDown: true },
  { within: 'short', combat: 2 },
] satisfies OperationOf<'blast'>['rings'];
const goesOff = (from: OperationOf<'blast'>['of'], more: Partial<OperationOf<'blast'>> = {}): Operation => ({
  op: 'blast',
  of: from,
  rings: RINGS,
  ...more,
});
const two = [
  { id: 'a', x: 200, y: 200 },
  { id: 'b', party: 1, x: 270, y: 200 },
];
const fights = (events: readonly { readonly type: string }[]) =>
  events.filter(({ type }) => type === 'fought');

describe('a blast of the scenario', () => {
  it('FF-RNG-24 each fights the first ring that his base touches, nearest first, and it is nobody’s', () => {
    const { state, events } = after(
      told({}, { models: two }),
      [goesOff({ point: [200, 200] })],
      [1, 6, 1, 6],
    );
    expect(fights(events)).toMatchObject([
      { kind: 'blast', attacker: { model: null, combat: 6 }, target: { model: 'a' } },
      { kind: 'blast', attacker: { model: null, combat: 2 }, target: { model: 'b' } },
    ]);
    expect(of(state, 'a').posture).toBe('fallen');
    expect(of(state, 'b').posture).toBe('standing');
  });

  it('FF-RNG-24 who is just out of the outermost ring hears it and no more', () => {
    const { radius } = of(told({}, { models: two }), 'b');
    const at = (gap: number) =>
      told(
        {},
        {
          models: [
            { ...two[0]!, x: 700 },
            { ...two[1]!, x: 200 + 75 + radius + gap },
          ],
        },
      );
    const blast = [goesOff({ point: [200, 200] })];
    expect(fights(after(at(0.5), blast, [1, 6]).events)).toHaveLength(1);
    expect(fights(after(at(1.5), blast).events)).toHaveLength(0);
  });

  it('FF-RNG-24 walls keep it off, but not those of what blows up', () => {
    const wall = {
      id: 'wall',
      type: 'wall' as const,
      shape: {
        line: [
          [235, 100],
          [235, 300],
        ] as [number, number][],
      },
    };
    const models = [{ ...two[0]!, x: 700 }, two[1]!];
    const walled = told({ terrain: [wall] }, { models, terrain: [wall] });
    expect(fights(after(walled, [goesOff({ point: [200, 200] })]).events)).toHaveLength(0);
    expect(fights(after(walled, [goesOff({ terrain: 'wall' })], [1, 6]).events)).toHaveLength(1);
  });

  it('FF-RNG-24 it is measured from a zone, an anchor, a token or somebody, and only those who fit suffer', () => {
    const state = told(
      {
        zones: { yard: { shape: { rect: [150, 150, 100, 100] } } },
        anchors: { well: [200, 200] },
        tokens: [{ id: 'keg', name: 'A keg' }],
      },
      { models: two },
    );
    state.tokens = [{ id: 'keg-1', kind: 'keg', x: 200, y: 200, z: 0, carrier: null }];
    for (const from of [{ zone: 'yard' }, { anchor: 'well' }, { token: 'keg' }] as const) {
      const who = { side: 'evil' };
      const { events } = after(state, [goesOff(from, { who })], [1, 6]);
      expect(fights(events)).toMatchObject([{ target: { model: 'b' } }]);
    }
    const { events } = after(state, [goesOff('actor', { who: { side: 'good' } })], [1, 6], [], {
      actor: 'b',
    });
    expect(fights(events)).toMatchObject([{ attacker: { combat: 2 }, target: { model: 'a' } }]);
  });

  it('FF-HTH-05 it is powder: the dead who only powder kills are killed by it; FF-SPEC-30 who has no body is not', () => {
    const zombie = [
      { ...two[0]!, tags: ['zombie' as const] },
      { ...two[1]!, x: 800 },
    ];
    const { state } = after(told({}, { models: zombie }), [goesOff({ point: [200, 200] })], [6, 1]);
    expect(of(state, 'a').standing).toBe('out');
    const bodiless = { ...two[0]!, conditions: { immaterial: true as const } };
    const ghost = told({}, { models: [bodiless, { ...two[1]!, x: 800 }] });
    expect(fights(after(ghost, [goesOff({ point: [200, 200] })]).events)).toHaveLength(0);
  });

  it('FF-SCN-01 nobody there: nothing happens', () => {
    const state = told({}, { models: two });
    expect(fights(after(state, [goesOff('actor')]).events)).toHaveLength(0);
  });
});
