import type { SignKind } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { TERRAIN_TYPE_IDS } from '../rules/ground/types.ts';
import { type SceneModel, scene } from '../scene.spec-support.ts';
import { board } from './board.spec-support.ts';

const B = { id: 'b', x: 700, y: 700, party: 1 } as const;
const HELD = { by: 'spell', cost: 1, source: null } as const;

function signsOf(model: Partial<SceneModel>): readonly (readonly [SignKind, string])[] {
  const { figures } = board.scene(scene({ models: [{ id: 'a', x: 300, y: 300, ...model }, B] }));
  return figures[0]!.signs.map(({ kind, words }) => [kind, words] as const);
}

describe('where the game stands', () => {
  it('FF-GEN-14 is told in rounds: a turn is something else', () => {
    const { turn, turnName } = board.scene(scene({ models: [{ id: 'a', x: 300, y: 300 }, B], round: 3 }));
    expect([turn, turnName]).toEqual([3, 'Round 3']);
  });

  it('FF-ACT-01 whose turn it is goes by the name of the party, and to its player by a short one', () => {
    const { phases, sides } = board.scene(scene({ models: [{ id: 'a', x: 300, y: 300 }, B] }));
    expect(phases.map(({ name }) => name)).toEqual(sides.map(({ name }) => name));
    expect(phases.map(({ own }) => own)).toEqual([0, 1].map((seat) => ({ seat, name: 'Your turn' })));
  });
});

describe('what a counter shows', () => {
  it('FF-GEN-10 of somebody in his right mind: his numbers, and nothing is drawn', () => {
    expect(signsOf({})).toEqual([['other', 'Quality 4+, Combat 2']]);
  });

  it.each([
    ['fallen', 'fallen', { posture: 'fallen' }],
    ['fallen', 'fallen, and badly', { posture: 'fallen-hard' }],
    ['transfixed', 'transfixed by a spell', { conditions: { transfixed: HELD } }],
    ['unreal', 'immaterial', { conditions: { immaterial: true } }],
    ['cursed', 'cursed', { conditions: { cursed: { by: null } } }],
    ['bleeding', 'bleeding', { conditions: { bleeding: true } }],
    ['mad', 'mad', { conditions: { insane: { number: 1, shaky: 0 } } }],
    ['asleep', 'asleep', { conditions: { asleep: true } }],
    ['possessed', 'possessed', { conditions: { possessed: { by: 'b' } } }],
    ['hidden', 'hidden when the turn began', { startedHidden: true }],
    ['feeding', 'feeding', { conditions: { feeding: true } }],
    ['aloft', 'in the air', { conditions: { airborne: true } }],
    ['done', 'has been nominated', { turn: { nominated: 1 } }],
    ['unloaded', 'to be loaded: musket', { arms: [{ weapon: 'musket', inHand: true, loaded: false }] }],
    ['unloaded', 'jammed: pistol', { arms: [{ weapon: 'pistol', inHand: true, fault: 'mend' }] }],
    ['frightful', 'frightens those it charges', { rules: ['fearful'] }],
  ] as const)('FF-GEN-10 %s: %s', (kind, words, model) => {
    expect(signsOf(model as Partial<SceneModel>)).toContainEqual([kind, words]);
  });

  it('FF-SPEC-41 a curse and wounds show in the Quality that is rolled against', () => {
    expect(signsOf({ conditions: { cursed: { by: null } }, losses: { wounds: 1 } })[0]).toEqual([
      'other',
      'Quality 6+, Combat 2',
    ]);
  });

  it('FF-SPEC-09 a Vampire in the shape of a bat has the counter of one', () => {
    const bat = { id: 'a', x: 300, y: 300, profile: 'mature-vampire', conditions: { form: 'bat' } } as const;
    const { figures } = board.scene(scene({ models: [bat, B] }));
    expect(figures[0]).toMatchObject({ symbol: 'bat', type: 'Mature Vampire' });
  });
});

describe('the ground', () => {
  const flagsOf = (draft: Omit<Parameters<typeof scene>[0], 'models'>) =>
    Object.fromEntries(
      board
        .scene(scene({ models: [{ id: 'a', x: 300, y: 300 }, B], ...draft }))
        .terrain.pieces.map(({ id, flags }) => [id, flags]),
    );

  it('FF-MOV-07 says what a piece is after all that it does', () => {
    const terrain = TERRAIN_TYPE_IDS.map((type, i) => ({
      id: type,
      type,
      shape: {
        rect: [20 + (i % 8) * 100, 20 + Math.floor(i / 8) * 100, 60, 60] as [number, number, number, number],
      },
    }));
    const flags = flagsOf({ terrain });
    const strange = TERRAIN_TYPE_IDS.filter((type) => flags[type]!.at(-1) !== type && type !== 'church');
    expect(strange).toEqual([]);
    expect(flags['church']).toContain('holy');
  });

  it('FF-MOV-08 shows doors shut, open and smashed, windows, and what hangs on them', () => {
    const door = (id: string, y: number, more: object) => ({ id, line: [100, y, 150, y], ...more }) as never;
    const flags = flagsOf({
      portals: [
        door('shut', 100, {}),
        door('open', 200, { state: 'open' }),
        door('smashed', 300, { state: 'smashed' }),
        door('bolted', 400, { locked: true, strength: 'steel' }),
        door('window', 500, { kind: 'window', garlic: true }),
        door('gap', 600, { kind: 'opening' }),
      ],
    });
    expect(flags).toEqual({
      shut: ['closed', 'ordinary', 'door'],
      open: ['open', 'ordinary', 'door'],
      smashed: ['smashed', 'ordinary', 'door'],
      bolted: ['closed', 'locked', 'steel', 'door'],
      window: ['window'],
      'window/garlic': ['garlic'],
    });
  });

  it('FF-MOV-08 two matches may have one table, and a door locked in one of them alone', () => {
    const door = { id: 'door', line: [100, 100, 150, 100], locked: true } as never;
    const s = scene({ models: [{ id: 'a', x: 300, y: 300 }, B], portals: [door] });
    const unlocked = { ...s, portals: s.portals.map((portal) => ({ ...portal, locked: false })) };
    const flags = [s, unlocked, s].map((each) => board.scene(each).terrain.pieces[0]!.flags);
    const locked = ['closed', 'locked', 'ordinary', 'door'];
    expect(flags).toEqual([locked, ['closed', 'ordinary', 'door'], locked]);
    expect(board.scene({ ...s }).terrain).toBe(board.scene(s).terrain);
  });

  it('FF-SET-15 has rooms with names, and is the same drawing until something is opened', () => {
    const room = { id: 'wine-cellar', shape: { rect: [100, 100, 200, 200] } } as const;
    const s = scene({ models: [{ id: 'a', x: 600, y: 300 }, B], rooms: [room] });
    const { placeNames, terrain } = board.scene(s);
    expect(placeNames).toEqual({ 'room:wine-cellar': 'Wine cellar' });
    expect(terrain.pieces[0]).toMatchObject({ id: 'room:wine-cellar', flags: ['room'], solid: false });
    expect(board.scene({ ...s }).terrain).toBe(terrain);
    expect(board.scene({ ...s, terrain: { ...s.terrain } }).terrain).not.toBe(terrain);
  });

  it('FF-SET-05 is drawn by night when it is night, and says what sky there is', () => {
    const at = (clock: object) => {
      const { manner, weather } = board.scene(scene({ models: [{ id: 'a', x: 600, y: 300 }, B], clock }));
      return [manner, weather];
    };
    expect(at({ day: true })).toEqual(['sketch', ['Day']]);
    expect(at({ day: false, time: 'dawn', moon: true, weather: 'fog' })).toEqual([
      'night-sketch',
      ['Night, and dawn to come', 'Full moon', 'Fog'],
    ]);
  });

  it('FF-SPEC-40 bodies and things lie on it', () => {
    const s = scene({
      models: [{ id: 'a', x: 600, y: 300, name: 'Ada', standing: 'out', left: 'killed' }, B],
      corpses: [{ of: 'a', x: 100, y: 100 }],
      tokens: [
        { id: 't', kind: 'phone', x: 200, y: 100 },
        { id: 'u', kind: 'key', x: 0, y: 0, carrier: 'b' },
      ],
    });
    const { markers, figures } = board.scene(s);
    expect(markers.map(({ kind, name }) => [kind, name])).toEqual([
      ['corpse', 'Body of Ada'],
      ['object', 'Phone'],
    ]);
    expect(figures[1]!.signs).toContainEqual({ kind: 'carrying', words: 'carries Key' });
    expect(figures[0]!.place).toBe('out');
  });
});
