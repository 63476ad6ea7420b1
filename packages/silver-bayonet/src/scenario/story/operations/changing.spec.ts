import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { figure } from '../../../figures.ts';
import { scene } from '../../../scene.spec-support.ts';
import type { Operation } from '../../format/operation.ts';
import { doing } from '../story.spec-support.ts';

const run = (operation: Operation, state: ReturnType<typeof scene>, dice: readonly number[] = []) =>
  play(doing([operation]), { state, dice });

describe('SB-OPS-52 harm by distance', () => {
  const standing = () =>
    scene({
      scenario: { anchors: { keg: [18, 18] } },
      figures: [
        { id: 'near', x: 18, y: 19 },
        { id: 'middle', x: 18, y: 22 },
        { id: 'far', x: 18, y: 30 },
      ],
    });
  const blast: Operation = {
    op: 'blast',
    of: { anchor: 'keg' },
    rings: [
      { within: 2, n: { dice: 1 } },
      { within: 6, n: 1 },
    ],
  };

  it('SB-OPS-52 each suffers by the first ring that he stands in, and who is outside does not', () => {
    const before = standing();
    const health = (s: typeof before, id: string) => figure(s, id).health;
    const { state } = run(blast, before, [4]);
    expect(health(before, 'near') - health(state, 'near')).toBe(4);
    expect(health(before, 'middle') - health(state, 'middle')).toBe(1);
    expect(health(before, 'far') - health(state, 'far')).toBe(0);
  });

  it('SB-OPS-29 a blast that reaches nobody comes to nothing', () => {
    const { events } = run({ ...blast, rings: [{ within: 0.1, n: 1 }] }, standing());
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'blast' }]);
  });
});

describe('ground that changes', () => {
  const tower = () =>
    scene({
      scenario: {
        terrain: [
          { id: 'tower', type: 'rock', shape: { rect: [10, 10, 4, 4] }, group: 'keep' },
          { id: 'wall', type: 'high-wall', shape: { rect: [14, 10, 1, 4] }, group: 'keep' },
          { id: 'barn', type: 'house', shape: { rect: [24, 24, 4, 4] } },
        ],
      },
      terrain: [
        { id: 'tower', type: 'rock', shape: { rect: [10, 10, 4, 4] }, group: 'keep' },
        { id: 'wall', type: 'high-wall', shape: { rect: [14, 10, 1, 4] }, group: 'keep' },
        { id: 'barn', type: 'house', shape: { rect: [24, 24, 4, 4] } },
      ],
      figures: [
        { id: 'above', x: 12, y: 12, z: 1.5 },
        { id: 'beside', x: 20, y: 20 },
      ],
    });

  it('SB-OPS-05 a group is gone as one, and who stood on it stands on the ground', () => {
    const { state, events } = run({ op: 'wreck', terrain: 'keep' }, tower());
    expect(state.terrain.pieces.map(({ id }) => id)).toEqual(['barn']);
    expect(figure(state, 'above')).toMatchObject({ x: 12, y: 12, z: 0 });
    expect(figure(state, 'beside')).toMatchObject({ x: 20, y: 20, z: 0 });
    expect(events).toMatchObject([
      { type: 'wrecked', piece: 'keep' },
      { type: 'moved', figure: 'above' },
    ]);
  });

  it('SB-OPS-06 something else may lie in its place', () => {
    const { state } = run({ op: 'wreck', terrain: 'wall', leaves: 'rubble' }, tower());
    const wall = state.terrain.pieces.find(({ id }) => id === 'wall')!;
    expect(wall).toMatchObject({ ground: 'difficult', solid: false });
    expect(wall.flags.at(-1)).toBe('rubble');
    expect(state.terrain.pieces.find(({ id }) => id === 'tower')).toMatchObject({ solid: true });
  });

  it('SB-OPS-29 what is gone cannot go again', () => {
    const { state } = run({ op: 'wreck', terrain: 'barn' }, tower());
    expect(run({ op: 'wreck', terrain: 'barn' }, state).events).toMatchObject([{ type: 'cameToNothing' }]);
  });
});

describe('soldiers who arrive later', () => {
  const waiting = () =>
    scene({
      scenario: {},
      figures: [
        { id: 'a', standing: 'waiting' },
        { id: 'b', standing: 'waiting' },
        { id: 'c', standing: 'waiting' },
        { id: 'enemy', side: 1, x: 30, y: 30 },
      ],
    });
  const holdBack: Operation = { op: 'hold-back', side: 'each', n: 9 };

  it('SB-SET-02 somebody always begins, and those who are kept back come on where they are sent', () => {
    const asked = play(doing([{ ...holdBack, n: 2 }]), {
      state: waiting(),
      dice: [],
      answers: [['chooseFigures', ['a', 'c']]],
    });
    expect(asked.state.figures.flatMap(({ id, marks }) => ('held-back' in marks ? [id] : []))).toEqual([
      'a',
      'c',
    ]);
    const { state, events } = run({ op: 'arrive', side: 'each', at: { point: [5, 5] }, n: 1 }, asked.state);
    expect(figure(state, 'a')).toMatchObject({ standing: 'standing', x: 5, y: 5 });
    expect(figure(state, 'a').marks).toEqual({});
    expect(figure(state, 'c').standing).toBe('waiting');
    expect(events).toMatchObject([{ type: 'deployed', figure: 'a' }]);
  });

  it('SB-OPS-22 SB-SET-02 each side arrives by its own edge, and not by that of whoever acts', () => {
    const late = { marks: { 'held-back': 1 }, standing: 'waiting' as const };
    const state = {
      ...scene({
        scenario: {},
        figures: [
          { id: 'a', ...late },
          { id: 'b', side: 1, ...late },
          { id: 'here', x: 18, y: 18 },
        ],
      }),
      edgeOf: ['west' as const, 'north' as const],
    };
    const arrive: Operation = { op: 'arrive', side: 'each', at: { edgeCentre: 'own' } };
    const { state: after } = play(doing([arrive], { player: 1 }), { state });
    expect(figure(after, 'a')).toMatchObject({ standing: 'standing', y: 18 });
    expect(figure(after, 'a').x).toBeLessThan(1);
    expect(figure(after, 'b')).toMatchObject({ standing: 'standing', x: 18 });
    expect(figure(after, 'b').y).toBeGreaterThan(35);
    expect(figure(after, 'here')).toMatchObject({ x: 18, y: 18 });
  });

  it('SB-OPS-29 nobody arrives who was not held back', () => {
    const { events } = run({ op: 'arrive', side: 'each', at: { point: [5, 5] } }, waiting());
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'arrive' }]);
  });
});
