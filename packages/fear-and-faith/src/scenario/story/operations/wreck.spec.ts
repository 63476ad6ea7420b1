import { describe, expect, it } from 'vitest';
import type { TerrainDocument } from '../../../rules/ground/documents.ts';
import { of } from '../../../scene.spec-support.ts';
import { describe as tell } from '../../../words/en/describe.ts';
import { after, told } from '../story.spec-support.ts';

const house: TerrainDocument = { id: 'house', type: 'building', shape: { rect: [150, 150, 100, 100] } };
const models = [
  { id: 'a', x: 200, y: 200, z: 75 },
  { id: 'b', party: 1, x: 700, y: 700 },
];
const ground = { terrain: [house] };

describe('ground that changes', () => {
  it('FF-SET-03, FF-MOV-21 a house is no more, and who stood on it falls', () => {
    const { state, events } = after(
      told(ground, { models, ...ground }),
      [{ op: 'wreck', terrain: 'house' }],
      [6],
    );
    expect(state.terrain.pieces).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ground', thing: 'house', change: 'wrecked' }),
    );
    expect(of(state, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard' });
    expect(of(state, 'b')).toMatchObject({ x: 700, y: 700, posture: 'standing' });
  });

  it('FF-SET-03 something else lies where it stood; done twice, nothing more happens', () => {
    const wreck = { op: 'wreck', terrain: 'house', leaves: 'debris' } as const;
    const { state, events } = after(told(ground, { models: [models[1]!], ...ground }), [wreck]);
    expect(state.terrain.pieces).toMatchObject([{ id: 'house', ground: 'difficult', solid: false }]);
    // It is told by what it was, not by what lies there now.
    expect(events.map((event) => tell(event, state))).toContain('The building is no more.');
    const again = after(told(ground, { models: [models[1]!], ...ground }), [
      { op: 'wreck', terrain: 'house' },
      { op: 'wreck', terrain: 'house' },
    ]);
    expect(again.events.filter(({ type }) => type === 'ground')).toHaveLength(1);
  });

  it('FF-GEN-18 who is in the way of what rises is set down beside it', () => {
    const pit: TerrainDocument = { id: 'pit', type: 'scree', shape: { rect: [150, 150, 100, 100] } };
    const state = told({ terrain: [pit] }, { models: [{ ...models[0]!, z: 0 }, models[1]!], terrain: [pit] });
    const a = of(after(state, [{ op: 'wreck', terrain: 'pit', leaves: 'rock' }]).state, 'a');
    expect([a.x < 150 || a.x > 250 || a.y < 150 || a.y > 250, a.posture]).toEqual([true, 'standing']);
  });

  it('FF-MOV-08 a door is smashed', () => {
    const doors = [{ id: 'gate', line: [400, 400, 440, 400] as [number, number, number, number] }];
    const state = told({}, { models: [models[1]!], portals: doors });
    const after1 = after(state, [{ op: 'wreck', terrain: 'gate' }]).state;
    expect([state.portals[0]!.state, after1.portals[0]!.state]).toEqual(['closed', 'smashed']);
    expect([state.terrain.pieces.length, after1.terrain.pieces.length]).toEqual([1, 0]);
  });

  it('FF-SET-03 tokens and corpses sink with the floor', () => {
    const state = told(ground, { models: [models[1]!], ...ground });
    state.tokens = [{ id: 'keg-1', kind: 'keg', x: 200, y: 200, z: 75, carrier: null }];
    expect(after(state, [{ op: 'wreck', terrain: 'house' }]).state.tokens[0]!.z).toBe(0);
  });
});
