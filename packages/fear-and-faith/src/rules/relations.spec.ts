import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';
import { engaging, isEngaged } from './combat/engaged.ts';
import type { Eyes } from './table.ts';

const at = (a: object, b: object, draft: Partial<SceneDraft> = {}) => {
  const s = scene({
    ...draft,
    models: [
      { id: 'a', x: 200, y: 450, ...a },
      { id: 'b', x: 225, y: 450, party: 1, ...b },
      ...(draft.models ?? []),
    ],
  });
  const look = looking(s);
  return { look, table: look.table, a: of(s, 'a'), b: of(s, 'b'), s };
};

describe('measuring', () => {
  it('FF-GEN-07 between base edges, and in space where levels differ', () => {
    const { table, a, b } = at({}, { x: 300 });
    expect(table.apart(a, b)).toBe(75);
    const roof = [
      { id: 'roof', type: 'platform', height: 100, shape: { rect: [280, 400, 100, 100] } },
    ] as const;
    const up = at({}, { x: 300, z: 100 }, { terrain: roof });
    expect(up.table.apart(up.a, up.b)).toBe(125);
  });

  it('FF-GEN-07 half a millimetre is given to whoever acts', () => {
    const near = (x: number) => {
      const { table, a, b } = at({}, { x });
      return table.inRange(a, b, 75);
    };
    expect(near(300.5)).toBe(true);
    expect(near(300.6)).toBe(false);
  });

  it('FF-GEN-07 where being near is a fault, it is given the other way', () => {
    const { table, a, b } = at({}, { x: 299.5 });
    expect(table.inRange(a, b, 75, 'nearer')).toBe(false);
    const closer = at({}, { x: 299.4 });
    expect(closer.table.inRange(closer.a, closer.b, 75, 'nearer')).toBe(true);
  });
});

describe('contact', () => {
  const touches = (a: object, b: object, draft: Partial<SceneDraft> = {}) => {
    const { table, a: one, b: other } = at(a, b, draft);
    return table.touches(one, other);
  };

  it('FF-GEN-08 up to one millimetre', () => {
    expect(touches({}, { x: 226 })).toBe(true);
    expect(touches({}, { x: 226.1 })).toBe(false);
  });

  it('FF-GEN-08 up to 15 mm of level', () => {
    const step = (height: number) =>
      ({
        terrain: [{ id: 'step', type: 'platform', height, shape: { rect: [212.5, 400, 100, 100] } }],
      }) as const;
    expect(touches({}, { x: 225, z: 15 }, step(15))).toBe(true);
    expect(touches({}, { x: 225, z: 16 }, step(16))).toBe(false);
  });

  it('FF-GEN-08 not through a wall or a shut door', () => {
    const wall = [{ id: 'wall', type: 'wall', shape: { rect: [212, 400, 1, 100] } }] as const;
    const door = (state: 'open' | 'closed') =>
      [{ id: 'door', line: [212.5, 400, 212.5, 500], thickness: 1, state }] as const;
    expect(touches({ x: 199.5 }, { x: 225.4 }, { terrain: wall })).toBe(false);
    expect(touches({ x: 199.5 }, { x: 225.4 }, { portals: door('closed') })).toBe(false);
    expect(touches({ x: 199.5 }, { x: 225.4 }, { portals: door('open') })).toBe(true);
  });

  it('FF-GEN-08 across a low thin obstacle that both touch', () => {
    const low = (width: number, height = 20) =>
      ({
        terrain: [{ id: 'low', type: 'low-wall', height, shape: { rect: [213, 400, width, 100] } }],
      }) as const;
    expect(touches({}, { x: 213 + 10 + 13 }, low(10))).toBe(true);
    expect(touches({}, { x: 213 + 15 + 13 }, low(15))).toBe(true);
    expect(touches({}, { x: 213 + 16 + 12.5 }, low(16))).toBe(false);
    expect(touches({}, { x: 213 + 10 + 13 }, low(10, 26))).toBe(false);
    expect(touches({ x: 198 }, { x: 213 + 10 + 13 }, low(10))).toBe(false);
  });

  it('FF-GEN-08 whoever climbs right above another touches him', () => {
    expect(touches({}, { z: 60, conditions: { climbing: { height: 60, piece: 'wall' } } })).toBe(true);
    expect(touches({}, { z: 60 })).toBe(false);
  });
});

describe('rooms', () => {
  it('FF-SET-15 a place is in the room whose shape and level it is in, else outdoors', () => {
    const rooms = [
      { id: 'hall', shape: { rect: [100, 100, 200, 200] }, dark: true },
      { id: 'loft', shape: { circle: [200, 200, 50] }, level: 75, enclosed: false, sunlit: true },
    ] as const;
    const { table } = at({}, {}, { rooms });
    expect(table.indoors({ x: 150, y: 150, z: 0 })).toMatchObject({
      id: 'hall',
      enclosed: true,
      sunlit: false,
      dark: true,
    });
    expect(table.indoors({ x: 200, y: 200, z: 75 })).toMatchObject({
      id: 'loft',
      enclosed: false,
      sunlit: true,
    });
    expect(table.indoors({ x: 350, y: 150, z: 0 })).toBeNull();
    expect(table.indoors({ x: 150, y: 150, z: 75 })).toBeNull();
  });
});

describe('engaged', () => {
  it('FF-GEN-11 beside an active enemy', () => {
    const { look, a } = at({}, {});
    expect(isEngaged(look, a)).toBe(true);
  });

  it.each([
    ['fallen', { posture: 'fallen' }],
    ['transfixed', { conditions: { transfixed: { by: 'fear', cost: 1, source: null } } }],
    ['sleeping', { conditions: { asleep: true } }],
    ['bound', { conditions: { bound: true } }],
    ['apparently dead', { posture: 'fallen', conditions: { apparentlyDead: { revivable: false } } }],
    ['climbing', { conditions: { climbing: { height: 0, piece: 'wall' } } }],
    ['two millimetres off', { x: 227 }],
  ] as const)('FF-GEN-10 not by one who is %s', (_, how) => {
    const { look, a } = at({}, how);
    expect(isEngaged(look, a)).toBe(false);
  });

  it('FF-GEN-10 one who feeds is active, and so is one who Clings', () => {
    const feeding = at({}, { conditions: { feeding: true } });
    expect(isEngaged(feeding.look, feeding.a)).toBe(true);
    const clings = at({}, { rules: ['clinging'], conditions: { climbing: { height: 0, piece: 'wall' } } });
    expect(isEngaged(clings.look, clings.a)).toBe(true);
  });

  it('FF-GEN-11 the Immaterial engage only their kind and bearers of magic, and are engaged by no others', () => {
    const ghost = { conditions: { immaterial: true } } as const;
    const magic = { arms: [{ weapon: 'magic-weapon', inHand: true }] } as const;
    const both = (a: object, b: object) => {
      const { look, a: one, b: other } = at(a, b);
      return [isEngaged(look, one), isEngaged(look, other)];
    };
    expect(both({}, ghost)).toEqual([false, false]);
    expect(both(ghost, ghost)).toEqual([true, true]);
    expect(both(magic, ghost)).toEqual([true, true]);
  });

  it('FF-GEN-20 friends engage nobody; in a game of three everybody else is an enemy', () => {
    const parties = [{ side: 'good' }, { side: 'evil' }, { side: 'evil' }] as const;
    const { look, b } = at(
      {},
      {},
      {
        parties,
        models: [
          { id: 'c', x: 250, y: 450, party: 2 },
          { id: 'd', x: 225, y: 475, party: 1 },
        ],
      },
    );
    expect(engaging(look, b).map(({ id }) => id)).toEqual(['a', 'c']);
  });
});

describe('line of sight', () => {
  const sees = (draft: Partial<SceneDraft> = {}, a: object = {}, b: object = {}, eyes?: Eyes) => {
    const { table, a: one, b: other } = at({ x: 200, ...a }, { x: 400, ...b }, draft);
    const { visible, cover } = table.sight(one, other, eyes);
    return visible ? (cover ? 'cover' : 'clear') : 'nothing';
  };
  const wall = (rect: readonly [number, number, number, number], height = 75) =>
    ({ terrain: [{ id: 'wall', type: 'wall', height, shape: { rect } }] }) as const;

  it('FF-RNG-07 all eighteen lines blocked: nothing; some: cover; none: clear', () => {
    expect(sees()).toBe('clear');
    expect(sees(wall([300, 400, 10, 100]))).toBe('nothing');
    expect(sees(wall([300, 450, 10, 100]))).toBe('cover');
    expect(sees(wall([300, 470, 10, 100]))).toBe('clear');
  });

  it('FF-RNG-07 what is low hides legs and not heads', () => {
    expect(sees(wall([300, 400, 10, 100], 20))).toBe('cover');
    expect(sees(wall([300, 400, 10, 100], 30))).toBe('nothing');
  });

  it('FF-RNG-07 a standing model on the line blocks it; a friend beside the looker does not, nor a fallen one', () => {
    const standing = (more: object) => ({ models: [{ id: 'c', x: 300, y: 450, party: 1, ...more }] });
    expect(sees(standing({}))).toBe('nothing');
    expect(sees(standing({ y: 463 }))).toBe('clear');
    expect(sees(standing({ posture: 'fallen' }))).toBe('clear');
    expect(sees(standing({ conditions: { immaterial: true } }))).toBe('clear');
    expect(sees(standing({ rules: ['swarm'] }))).toBe('clear');
    expect(sees(standing({ party: 0 }))).toBe('nothing');
    expect(sees(standing({ party: 0, x: 225 }))).toBe('clear');
    expect(sees(standing({ party: 1, x: 225 }))).toBe('nothing');
  });

  it('FF-RNG-07 models are no hindrance to witnesses, and enemies none to those who look for their Leader', () => {
    const between = (party: number) => ({ models: [{ id: 'c', x: 300, y: 450, party }] });
    expect(sees(between(1), {}, {}, 'witness')).toBe('clear');
    expect(sees(between(1), {}, {}, 'leader')).toBe('clear');
    expect(sees(between(0), {}, {}, 'leader')).toBe('nothing');
  });

  it('FF-SET-10 fog limits sight to one Short', () => {
    const fog = { clock: { weather: 'fog' } } as const;
    expect(sees(fog, {}, { x: 300 })).toBe('clear');
    expect(sees(fog, {}, { x: 301 })).toBe('nothing');
    expect(sees({ clock: { weather: 'storm' } }, {}, { x: 301 })).toBe('nothing');
    expect(sees({ clock: { weather: 'rain' } }, {}, { x: 301 })).toBe('clear');
    expect(sees({ clock: { weather: 'fog', outdoors: false } }, {}, { x: 301 })).toBe('clear');
  });
});
