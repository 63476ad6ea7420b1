import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';

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
const DOOR = { id: 'd', line: [420, 250, 480, 250], locked: true } as const;
const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const A = { id: 'a', x: 435, y: 234 };
const BASH = [['act', 'bash/d']] as const;

function at(model: object = {}, portal: object = {}, others: readonly object[] = [FOE], actions = 1) {
  return scene({
    models: [{ ...A, ...model }, ...others] as never,
    terrain: WALL,
    portals: [{ ...DOOR, ...portal }],
    acting: ['a', actions],
  });
}

function stateAfter(die: number, model: object = {}, portal: object = {}): string {
  return playScene(at(model, portal), [die], BASH).state.portals[0]!.state;
}

describe('bashing a door', () => {
  it('FF-MOV-10 a 5 smashes it, a 4 does not, and it may be tried again', () => {
    expect([stateAfter(4), stateAfter(5)]).toEqual(['closed', 'smashed']);
    const { state: s } = playScene(at({}, {}, [FOE], 2), [1, 6], [...BASH, ...BASH]);
    expect(s.portals[0]!.state).toBe('smashed');
    expect(s.terrain.pieces.map(({ id }) => id)).not.toContain('d');
  });

  it('FF-MOV-10 size, a heavy weapon or chainsaw in hand, and the strength of the door', () => {
    const heavy = { arms: [{ weapon: 'heavy-weapon', inHand: true }] };
    expect([stateAfter(3, { size: 'big' }), stateAfter(4, { size: 'big' })]).toEqual(['closed', 'smashed']);
    expect([stateAfter(2, { size: 'huge' }), stateAfter(3, { size: 'huge' })]).toEqual(['closed', 'smashed']);
    expect([stateAfter(4, heavy), stateAfter(3, heavy)]).toEqual(['smashed', 'closed']);
    expect(stateAfter(4, { arms: [{ weapon: 'heavy-weapon', inHand: false }] })).toBe('closed');
    expect([stateAfter(5, {}, { strength: 'heavy' }), stateAfter(6, {}, { strength: 'heavy' })]).toEqual([
      'closed',
      'smashed',
    ]);
    expect(stateAfter(6, {}, { strength: 'steel' })).toBe('closed');
    // The example: Big with a heavy weapon against a heavy door needs a natural 4.
    const brute = { ...heavy, size: 'big' };
    expect([
      stateAfter(3, brute, { strength: 'heavy' }),
      stateAfter(4, brute, { strength: 'heavy' }),
    ]).toEqual(['closed', 'smashed']);
  });

  it('FF-MOV-10 not from afar, not from the ground, not without a body; the Mindless may', () => {
    for (const model of [{ y: 230 }, { posture: 'fallen' }, { conditions: { immaterial: true } }])
      expect(() => playScene(at(model), [6], BASH)).toThrow('refused');
    expect(stateAfter(5, { rules: ['mindless'] })).toBe('smashed');
  });

  it('FF-MOV-20 who clings to a door falls when it goes', () => {
    const spider = {
      id: 's',
      x: 465,
      y: 234,
      z: 60,
      rules: ['clinging'],
      conditions: { climbing: { height: 60, piece: 'd' } },
    };
    const { state: s } = playScene(at({}, {}, [spider, FOE]), [5], BASH);
    expect(of(s, 's')).toMatchObject({ z: 0, posture: 'fallen', conditions: {} });
    const held = playScene(at({}, {}, [spider, FOE]), [4], BASH).state;
    expect(of(held, 's').z).toBe(60);
  });

  it('FF-MOV-13 it is heard: neither hiding nor Stealth helps until the next turn', () => {
    const { state: s } = playScene(at({ startedHidden: true }), [1], BASH);
    expect(of(s, 'a')).toMatchObject({ startedHidden: false, game: { loud: 1 } });
    expect(of(s, 'z').game.loud).toBeUndefined();
  });
});

describe('two at a door', () => {
  const B = { id: 'b', x: 465, y: 234, quality: 5 };
  const state = (more: object = {}) =>
    scene({ models: [A, B, FOE], terrain: WALL, portals: [DOOR], ...more });

  it('FF-MOV-11 one roll with the worse Quality; each try costs both an action and has +1', () => {
    const { state: s } = playScene(
      state(),
      [4, 5],
      [
        ['nominate', 'pair/a/b'],
        ['dice', '2'],
      ],
    );
    // Quality 5: the 4 fails, the 5 succeeds.
    expect(s.activation).toMatchObject({ kind: 'pair', successes: 1 });
    const { state: after } = playScene(
      s,
      [4],
      [
        ['nextMember', 'a'],
        ['act', 'bash-together/b/d'],
      ],
      2,
    );
    expect(after.portals[0]!.state).toBe('smashed');
    expect(of(after, 'b').turn).toMatchObject({ bashed: 1, nominated: 1 });
    expect(after.phase).toBe('nominate');
  });

  it('FF-MOV-11 what is left after the tries each may use alone', () => {
    const two = state({ phase: 'act', activation: { kind: 'pair', waiting: ['a', 'b'], successes: 2 } });
    const { state: s } = playScene(
      two,
      [1],
      [
        ['nextMember', 'a'],
        ['act', 'bash-together/b/d'],
        ['act', 'done'],
        ['act', 'move'],
        ['move', [{ x: 465, y: 200, z: 0 }]],
      ],
      2,
    );
    expect(of(s, 'b').y).toBe(200);
    expect(s.phase).toBe('nominate');
  });

  it('FF-MOV-11 a ram gives one more, to two only', () => {
    const tokens = [{ id: 'ram', kind: 'ram', x: 435, y: 234, carrier: 'a' }] as const;
    const both = state({
      tokens,
      phase: 'act',
      activation: { kind: 'pair', waiting: ['a', 'b'], successes: 1 },
    });
    const answers = [
      ['nextMember', 'a'],
      ['act', 'bash-together/b/d'],
    ] as const;
    expect(playScene(both, [3], answers, 2).state.portals[0]!.state).toBe('smashed');
    const single = scene({ models: [A, B, FOE], terrain: WALL, portals: [DOOR], tokens, acting: ['a', 1] });
    expect(playScene(single, [4], BASH).state.portals[0]!.state).toBe('closed');
  });

  it('FF-MOV-11 FF-FEAR-08 not the Mindless or paranoid, not at different doors, not who was nominated', () => {
    const paranoid = { conditions: { insane: { number: 3, shaky: 0 } } };
    for (const b of [{ rules: ['mindless'] }, paranoid, { y: 200 }, { turn: { nominated: 1 } }]) {
      const no = scene({ models: [A, { ...B, ...b }, FOE] as never, terrain: WALL, portals: [DOOR] });
      expect(() => playScene(no, [], [['nominate', 'pair/a/b']])).toThrow('refused');
    }
  });
});

describe('a door that is held', () => {
  const holder = (more: object = {}) => ({ id: 'h', x: 435, y: 266, party: 1, ...more });
  const held = (model: object = {}, more: object = {}) => at(model, {}, [holder(more)]);

  it('FF-MOV-12 the winner decides whether it opens; an odd die drives the loser back', () => {
    const { state: s } = playScene(held(), [5, 5, 2], [...BASH, ['openDoor', 'open'], ['recoil', '0']]);
    expect(s.portals[0]!.state).toBe('smashed');
    expect(of(s, 'h')).toMatchObject({ posture: 'standing', y: 291 });
  });

  it('FF-MOV-12 an even die knocks the loser down, the basher too', () => {
    const { state: s } = playScene(held(), [6, 2, 4], [...BASH, ['openDoor', 'open']]);
    expect([of(s, 'a').posture, of(s, 'h').posture, s.portals[0]!.state]).toEqual([
      'fallen',
      'standing',
      'smashed',
    ]);
  });

  it('FF-MOV-12 a tie or the winner’s will keeps it shut, and whole', () => {
    const tie = playScene(held(), [6, 3, 3], BASH).state;
    const shut = playScene(held(), [6, 2, 3], [...BASH, ['openDoor', 'shut']]).state;
    for (const s of [tie, shut]) {
      expect(s.portals[0]!.state).toBe('closed');
      expect([of(s, 'a').posture, of(s, 'h').posture]).toEqual(['standing', 'standing']);
    }
  });

  it('FF-MOV-12 Big adds 1, Huge 2, if it fits the door; Combat counts', () => {
    const won = (model: object) => playScene(held(model), [6, 3, 3], [...BASH, ['openDoor', 'shut']]).state;
    expect(won({ size: 'big' }).portals[0]!.state).toBe('closed');
    expect(won({ combat: 3 }).portals[0]!.state).toBe('closed');
  });

  it('FF-MOV-12 size does not help whoever is too wide for the door', () => {
    const giant = { profile: 'creature-from-beyond', size: 'huge', combat: 2, x: 450, y: 216 };
    const state = (wide: number) =>
      scene({
        models: [{ ...A, ...giant }, holder({ x: 450 })] as never,
        terrain: WALL,
        portals: [{ ...DOOR, line: [450 - wide / 2, 250, 450 + wide / 2, 250] }],
        acting: ['a', 1],
      });
    const answers = [...BASH, ['openDoor', 'shut']] as const;
    expect(playScene(state(60), [4, 2, 3], answers).state.portals[0]!.state).toBe('closed');
    // Without the bonus 3 against 3 is a tie, and nobody decides anything.
    expect(playScene(state(59), [4, 3, 3], BASH).state.portals[0]!.state).toBe('closed');
  });

  it('FF-MOV-12 only who is on his feet at the other side holds it', () => {
    for (const more of [{ posture: 'fallen' }, { y: 290 }, { party: 0 }]) {
      const state = at({}, {}, [holder(more), FOE]);
      expect(playScene(state, [5], BASH).state.portals[0]!.state).toBe('smashed');
    }
  });
});
