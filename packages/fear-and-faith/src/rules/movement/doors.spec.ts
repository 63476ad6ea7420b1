import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { endOf, moveA, whyNot } from './move.spec-support.ts';

const A = { id: 'a', x: 450, y: 200 };
const FOE = { id: 'z', x: 850, y: 850, party: 1 };
/** A wall from west to east with a way through, 60 wide. */
const WALL = [
  {
    id: 'w',
    type: 'wall',
    shape: {
      line: [
        [300, 250],
        [420, 250],
      ],
      width: 6,
    },
  },
  {
    id: 'x',
    type: 'wall',
    shape: {
      line: [
        [480, 250],
        [600, 250],
      ],
      width: 6,
    },
  },
] as const;
const LINE = [420, 250, 480, 250] as const;
const DOOR = { id: 'd', line: LINE } as const;
const AT = { ...A, y: 234 };
const FAR = [450, 320] as const;

function by(model: object, portal: object, more: object = {}) {
  return {
    models: [{ ...A, ...model }, FOE],
    terrain: WALL,
    portals: [{ ...DOOR, ...portal }],
    clock: { day: false },
    ...more,
  };
}

describe('doors and openings', () => {
  it('FF-MOV-08 a Move ends where the base touches the door line, and opens the door', () => {
    const s = moveA(by({}, {}), [450, 300]);
    expect(of(s, 'a').y).toBeCloseTo(234.2, 0);
    expect(s.portals[0]!.state).toBe('open');
    expect(s.terrain.pieces.map(({ id }) => id)).toEqual(['w', 'x']);
  });

  it('FF-MOV-08 it opens, too, when the place that was named is just there', () => {
    const { y } = of(moveA(by({}, {}), [450, 300]), 'a');
    const s = moveA(by({}, {}), [450, y]);
    expect([of(s, 'a').y, s.portals[0]!.state]).toEqual([y, 'open']);
    expect(moveA(by({}, {}), [450, y - 1]).portals[0]!.state).toBe('closed');
  });

  it('FF-MOV-08 pieces that did not change are the same as before', () => {
    const state = scene({ ...by({}, {}), acting: ['a', 1] });
    const before = state.terrain.pieces.filter(({ id }) => id !== 'd');
    const { state: s } = playScene(
      state,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 450, y: 300, z: 0 }]],
      ],
    );
    expect(s.terrain.pieces).toEqual(before);
  });

  it('FF-MOV-08 the next Move goes through; the door stays open', () => {
    const s = moveA(by({ y: 234 }, { state: 'open' }), FAR);
    expect(of(s, 'a').y).toBe(320);
    expect(s.portals[0]!.state).toBe('open');
  });

  it('FF-MOV-08 who starts at a shut door opens it in passing; a locked one holds', () => {
    const s = moveA(by({ y: 234 }, {}), FAR);
    expect([of(s, 'a').y, s.portals[0]!.state]).toEqual([320, 'open']);
    expect(whyNot(scene(by({ y: 234 }, { locked: true })), FAR)).toBe('move.side');
    expect(moveA(by({}, { locked: true }), [450, 300]).portals[0]!.state).toBe('closed');
  });

  it('FF-MOV-08 an opening stops it too, and so does the doorway of a smashed door', () => {
    for (const portal of [{ kind: 'opening' }, { state: 'smashed' }, { state: 'open' }])
      expect(endOf(scene(by({}, portal)), [450, 300]).y).toBeLessThan(235);
  });

  it('FF-MOV-08 Mindless models, Animals and Swarms open nothing, and pass what stands open', () => {
    for (const rule of ['mindless', 'animal', 'swarm'] as const) {
      const tags = rule === 'mindless' ? [] : ['animal'];
      const shut = moveA(by({ rules: [rule], tags }, {}), [450, 300]);
      expect(shut.portals[0]!.state).toBe('closed');
      const y = of(shut, 'a').y;
      expect(whyNot(scene(by({ rules: [rule], tags, y }, {})), FAR)).toBe('move.side');
      expect(whyNot(scene(by({ rules: [rule], tags, y }, { state: 'open' })), FAR)).toBeNull();
    }
  });

  it('FF-MOV-08 the Immaterial ignore doors and walls', () => {
    const ghost = { conditions: { immaterial: true } };
    expect(endOf(scene(by(ghost, { locked: true })), [450, 320])).toEqual({ x: 450, y: 320 });
    expect(endOf(scene(by({ ...ghost, x: 350 }, {})), [350, 320])).toEqual({ x: 350, y: 320 });
  });

  it('FF-MOV-08 walking by at a distance does not stop it', () => {
    expect(endOf(scene(by({ x: 380, y: 232 }, { state: 'open' })), [500, 232])).toEqual({ x: 500, y: 232 });
    expect(endOf(scene(by({ x: 380, y: 234.3 }, { state: 'open' })), [500, 234.3]).x).toBeLessThan(425);
  });

  it('FF-MOV-08 a flyer indoors stops like others, and walls limit it', () => {
    const rooms = [{ id: 'hall', shape: { rect: [300, 250, 300, 300] } }] as const;
    const bat = { rules: ['flying'] };
    expect(endOf(scene(by(bat, { state: 'open' }, { rooms })), [450, 300]).y).toBeLessThan(235);
    expect(whyNot(scene(by({ ...bat, x: 350 }, {}, { rooms })), [350, 300])).toBe('move.side');
  });

  it('FF-MOV-08 a flyer that passes over a house from outside opens nothing', () => {
    const s = moveA(by({ rules: ['flying'] }, {}), [450, 310]);
    expect([of(s, 'a').y, s.portals[0]!.state]).toEqual([310, 'closed']);
  });

  it('FF-MOV-08 shutting an adjacent door costs an action, not while somebody stands in it', () => {
    const open = { state: 'open' } as const;
    const { state: s } = playScene(
      scene({ ...by({ y: 234 }, open), acting: ['a', 1] }),
      [],
      [['act', 'shut-door/d']],
    );
    expect(s.portals[0]!.state).toBe('closed');
    expect(s.terrain.pieces.map(({ id }) => id)).toContain('d');
    const blocked = scene({
      ...by({ y: 234 }, open),
      models: [AT, { id: 'f', x: 470, y: 258 }, FOE],
      acting: ['a', 1],
    });
    expect(() => playScene(blocked, [], [['act', 'shut-door/d']])).toThrow('refused');
    const dog = scene({ ...by({ y: 234, rules: ['animal'], tags: ['animal'] }, open), acting: ['a', 1] });
    expect(() => playScene(dog, [], [['act', 'shut-door/d']])).toThrow('refused');
  });

  it('FF-MOV-08 a window is passed like an obstacle by who fits, not by the Mindless, nor through bars', () => {
    const window = { kind: 'window' };
    expect(endOf(scene(by({}, window)), [450, 300]).y).toBeLessThan(235);
    expect(endOf(scene(by({ y: 234 }, window)), FAR)).toEqual({ x: 450, y: 320 });
    expect(whyNot(scene(by({ y: 234 }, window)), [450, 255])).toBe('move.on-obstacle');
    expect(whyNot(scene(by({ y: 234 }, { ...window, barred: true })), FAR)).toBe('move.side');
    expect(whyNot(scene(by({ y: 234, rules: ['mindless'] }, window)), FAR)).toBe('move.side');
    const swarm = { y: 234, rules: ['swarm'], tags: ['animal'] };
    expect(whyNot(scene(by(swarm, window)), FAR)).toBe('move.side');
    expect(whyNot(scene(by({ ...swarm, rules: ['clinging', 'swarm'] }, window)), FAR)).toBeNull();
  });
});

describe('a rider', () => {
  it('FF-SPEC-38 goes through doors that are 40 mm wide, and through none that is narrower', () => {
    const gap = (wide: number) => {
      const [west, east] = [450 - wide / 2, 450 + wide / 2];
      return scene({
        models: [
          { id: 'a', profile: 'hunter-on-horse', rules: ['mounted'], tags: ['hoofed'], x: 450, y: 226 },
          FOE,
        ],
        terrain: [
          {
            id: 'w',
            type: 'wall',
            shape: {
              line: [
                [300, 250],
                [west, 250],
              ],
              width: 6,
            },
          },
          {
            id: 'x',
            type: 'wall',
            shape: {
              line: [
                [east, 250],
                [600, 250],
              ],
              width: 6,
            },
          },
        ],
        portals: [{ id: 'd', line: [west, 250, east, 250], state: 'open' }],
      });
    };
    expect(whyNot(gap(40), FAR)).toBeNull();
    expect(whyNot(gap(39), FAR)).not.toBeNull();
  });
});

describe('garlic', () => {
  const vampire = { rules: ['vampire'], tags: ['vampire'] };
  const garlic = { state: 'open', garlic: true };

  it('FF-MOV-24 a Vampire that passes its roll goes through without stopping', () => {
    const s = moveA(by(vampire, garlic), [450, 310], [4]);
    expect(of(s, 'a').y).toBe(310);
  });

  it('FF-MOV-24 failing, it recoils from it, and the Move is spent', () => {
    const s = moveA(by(vampire, garlic), [450, 310], [3], [['recoil', '0']]);
    expect(of(s, 'a').y).toBeCloseTo(209.2, 0);
  });

  it('FF-MOV-24 up to the door it need not roll; others pass, and what has no body', () => {
    expect(of(moveA(by(vampire, garlic), [450, 235]), 'a').y).toBeLessThan(235);
    expect(of(moveA(by({ y: 234 }, garlic), FAR), 'a').y).toBe(320);
    expect(of(moveA(by({ ...vampire, conditions: { immaterial: true } }, garlic), [450, 310]), 'a').y).toBe(
      310,
    );
  });

  it('FF-MOV-24 anybody else beside it takes it away for an action', () => {
    const at = (model: object) => scene({ ...by({ y: 234, ...model }, garlic), acting: ['a', 1] });
    const { state: s } = playScene(at({}), [], [['act', 'remove-garlic/d']]);
    expect(s.portals[0]!.garlic).toBe(false);
    expect(() => playScene(at(vampire), [], [['act', 'remove-garlic/d']])).toThrow('refused');
    expect(() => playScene(at({ y: 230 }), [], [['act', 'remove-garlic/d']])).toThrow('refused');
  });
});
