import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../fuzz/invariants.ts';
import type { TerrainDocument } from '../../rules/ground/terrain.ts';
import { of, row, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { OperationOf } from '../format/operation.ts';
import { performAll } from './perform.ts';
import { playable } from './playable.ts';

const BARN: TerrainDocument = { id: 'barn', type: 'wooden-building', shape: { rect: [250, 250, 150, 150] } };
const WALL: TerrainDocument = {
  id: 'wall',
  type: 'stone-wall',
  shape: {
    line: [
      [500, 800],
      [700, 800],
    ],
  },
};
const BANK: TerrainDocument = { id: 'bank', type: 'open-wood', shape: { rect: [900, 250, 150, 150] } };

function wrecked(draft: SceneDraft, { leaves, terrain }: Omit<OperationOf<'wreck'>, 'op'>) {
  const state = scene({ ...draft, terrain: [BARN, WALL, BANK] });
  state.battle = { ...state.battle, scenario: { ...playable(state), terrain: [BARN, WALL, BANK] } };
  const run = stepping((cx) =>
    performAll(cx, [{ op: 'wreck', terrain, ...(leaves === undefined ? {} : { leaves }) }]),
  );
  return { before: state, ...play(run, { state, dice: [] }) };
}

const inside = (s: ReturnType<typeof scene>, id: string) => of(s, id).inside;

describe('ground that changes', () => {
  it('BP-SCN-06, BP-MOV-08 a house is no more: who was in it stands where he stood, in the open', () => {
    const units = [
      { id: 'u', figures: [{ id: 'u-1', x: 320, y: 320, inside: 'barn' }] },
      { ...row('e', 1, 300, 900), side: 1 },
    ];
    const { before, state, events } = wrecked({ units }, { terrain: 'barn' });
    expect([inside(before, 'u-1'), inside(state, 'u-1')]).toEqual(['barn', null]);
    expect(state.terrain.pieces.map(({ id }) => id)).toEqual(['wall', 'bank']);
    expect([of(state, 'u-1').x, of(state, 'e-1').x]).toEqual([320, 300]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'wrecked', piece: 'barn' }));
    expect(invariants(state)).toEqual([]);
  });

  it('BP-MOV-08 who is in a house that stays one stays in it', () => {
    const units = [{ id: 'u', figures: [{ id: 'u-1', x: 320, y: 320, inside: 'barn' }] }];
    const { state } = wrecked({ units }, { terrain: 'barn', leaves: 'stone-building' });
    expect(inside(state, 'u-1')).toBe('barn');
    expect(state.terrain.pieces.find(({ id }) => id === 'barn')!.ground).toBe('stone-building');
  });

  it('BP-CHG-14 nobody fights over a wall that is gone: who does not touch has let go, who does fights on', () => {
    const units = [row('u', 1, 600, 785), { ...row('e', 1, 600, 815), side: 1 }];
    const contacts = [{ a: 'u-1', b: 'e-1', across: 'wall' }];
    const { before, state } = wrecked({ units, contacts }, { terrain: 'wall' });
    expect([before.contacts.length, state.contacts.length]).toEqual([1, 0]);
    expect(invariants(state)).toEqual([]);
  });

  it('BP-GEN-16 who is in the way of what rises stands beside it; nobody else stirs', () => {
    const units = [row('u', 1, 970, 330), { ...row('e', 1, 300, 900), side: 1 }];
    const { state } = wrecked({ units }, { terrain: 'bank', leaves: 'impassable' });
    const { x, y, radius } = of(state, 'u-1');
    const away = Math.max(900 - x, x - 1050, 250 - y, y - 400);
    expect(away).toBeGreaterThanOrEqual(radius - 0.3);
    expect(of(state, 'e-1').stirred).toBe(false);
  });

  it('BP-SCN-06 what is not there any more is wrecked in silence', () => {
    const state = scene({ units: [row('u', 1, 300, 900)] });
    const run = stepping((cx) => performAll(cx, [{ op: 'wreck', terrain: 'barn' }]));
    expect(play(run, { state, dice: [] }).events).toEqual([]);
  });
});
