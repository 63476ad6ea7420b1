import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { lookAround } from './look-around.ts';

/** A wolf and a cub in hiding, a counter for each and two that are nothing; a hunter far away. */
const wolf = { id: 'wolf', party: 1, standing: 'hidden', quality: 3, rules: ['leader'] } as const;
const cub = { id: 'cub', party: 1, standing: 'hidden' } as const;
const hunter = { id: 'hunter', x: 100, y: 100 } as const;
const markers = [
  { id: 'm1', party: 1, x: 700, y: 700, truth: 'nothing' },
  { id: 'm2', party: 1, x: 700, y: 500, truth: 'wolf' },
  { id: 'm3', party: 1, x: 500, y: 700, truth: 'cub' },
  { id: 'm4', party: 1, x: 800, y: 800, truth: 'nothing' },
];
const FOG = { day: false, sight: 75 };

function pack(draft: Partial<SceneDraft> = {}): ReturnType<typeof scene> {
  return scene({ models: [wolf, cub, hunter], markers, active: 1, clock: FOG, ...draft });
}

function offered(state: ReturnType<typeof scene>): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state });
  return (pending.question as { options: readonly string[] }).options;
}

const nominate = (id: string, dice: '1' | '2' | '3') =>
  [
    ['nominate', id],
    ['dice', dice],
  ] as const;

/** With a counter's activation open: two actions. */
function acting(id: string, draft: Partial<SceneDraft> = {}, successes = 2): ReturnType<typeof scene> {
  return pack({ phase: 'act', activation: { kind: 'marker', waiting: [id], successes }, ...draft });
}

describe('counters', () => {
  it('FF-SCN-31 each is nominated once a turn, a dummy like a wolf; only somebody real may show himself', () => {
    expect(offered(pack())).toEqual([
      'm1',
      'm2',
      'm3',
      'm4',
      'show/m2',
      'show/m3',
      'pass',
      'truce',
      'last-round',
      'concede',
    ]);
    const once = markers.map((marker, i) => (i === 0 ? { ...marker, turn: { nominated: 1 } } : marker));
    expect(offered(pack({ markers: once }))).not.toContain('m1');
  });

  it('FF-SCN-31 they roll 3+ without any modifier, whoever leads the pack', () => {
    const leader = { ...wolf, standing: 'table', x: 720, y: 700 } as const;
    const dummies = markers.filter(({ truth }) => truth !== 'wolf');
    const state = pack({ models: [leader, cub, hunter], markers: dummies });
    const { events } = playScene(state, [3, 2], nominate('m1', '2'));
    const roll = events.find(({ type }) => type === 'quality');
    expect(roll).toMatchObject({ model: 'm1', quality: 3, modifiers: [], successes: 1 });
  });

  it('FF-SCN-31 two failures of a counter are a turnover like any other', () => {
    const { state } = playScene(pack(), [1, 2], nominate('m4', '2'), 2);
    expect(state.parties[1]!.turnovers).toBe(1);
    expect(state.phase).toBe('end-of-turn');
  });

  it('FF-SCN-31 they move Long, through bushes and woods as if there were none, and touch nobody', () => {
    const terrain = [{ id: 'bush', type: 'bush', shape: { circle: [700, 600, 37.5] } }] as const;
    const { state } = playScene(
      acting('m1', { terrain }),
      [],
      [
        ['act', 'stalk'],
        ['move', [{ x: 700, y: 520, z: 0 }]],
        ['act', 'done'],
      ],
    );
    expect(of(state, 'm1')).toMatchObject({ x: 700, y: 520, turn: { moves: 1 } });
    const far = [
      ['act', 'stalk'],
      ['move', [{ x: 700, y: 518, z: 0 }]],
    ] as const;
    expect(() => playScene(acting('m1'), [], far)).toThrow('182 mm');
    const near = { ...hunter, x: 700, y: 600 };
    const into = [
      ['act', 'stalk'],
      ['move', [{ x: 700, y: 626, z: 0 }]],
    ] as const;
    expect(() => playScene(acting('m1', { models: [wolf, cub, near], clock: FOG }), [], into)).toThrow(
      'touches an enemy',
    );
  });

  it('FF-SCN-31 they do nothing else: no blow, no leaving, no climbing', () => {
    expect(offered(acting('m1'))).toEqual(['stalk', 'done']);
    expect(offered(acting('m2'))).toEqual(['stalk', 'show', 'done']);
  });

  it('FF-SCN-31 nobody is hindered by them, nor can they be charged or shot', () => {
    const gunner = { id: 'gunner', x: 700, y: 300, arms: ['musket'], rules: ['musket'] } as const;
    const state = scene({
      models: [wolf, cub, gunner],
      markers,
      clock: FOG,
      acting: ['gunner', 1],
    });
    expect(offered(state).filter((id) => id.startsWith('shoot') || id.startsWith('strike'))).toEqual([]);
    const through = pack({
      models: [wolf, cub, { ...hunter, x: 700, y: 800 }],
      markers: markers.slice(0, 1).map((one) => ({ ...one, truth: 'nothing' })),
      active: 0,
      phase: 'act',
      activation: { waiting: ['hunter'], successes: 1 },
      anyway: true,
    });
    const { state: s } = playScene(
      through,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 700, y: 690, z: 0 }]],
      ],
    );
    expect(of(s, 'hunter').y).toBe(690);
  });
});

describe('counters that are turned up', () => {
  it('FF-SCN-31 a wolf shows itself for nothing and stands where its counter lay', () => {
    const { state, events } = playScene(pack(), [], [['nominate', 'show/m2']]);
    expect(of(state, 'wolf')).toMatchObject({ standing: 'table', x: 700, y: 500, startedHidden: true });
    expect(of(state, 'm2')).toMatchObject({ standing: 'out', left: null });
    expect(state.secrets.map(({ of: about }) => about)).toEqual(['m1', 'm3', 'm4']);
    expect(events).toContainEqual({
      type: 'disclosed',
      rule: 'FF-SCN-31',
      kind: 'marker',
      of: 'm2',
      truth: 'wolf',
    });
    expect(offered(state)).toContain('wolf');
  });

  it('FF-SCN-31 as near as there is room for its base', () => {
    const squatter = { id: 'squatter', x: 700, y: 500, party: 1 };
    const { state } = playScene(
      pack({ models: [wolf, cub, hunter, squatter] }),
      [],
      [['nominate', 'show/m2']],
    );
    const { x, y } = of(state, 'wolf');
    expect(Math.hypot(x - 700, y - 500)).toBeGreaterThanOrEqual(24.9);
    expect(Math.hypot(x - 700, y - 500)).toBeLessThan(27);
  });

  it('FF-SCN-31 in the middle of its activation it goes on with what is left of it', () => {
    const { state, asked } = playScene(
      acting('m2'),
      [],
      [
        ['act', 'stalk'],
        ['move', [{ x: 600, y: 500, z: 0 }]],
        ['act', 'show'],
        ['act', 'move'],
        ['move', [{ x: 500, y: 500, z: 0 }]],
      ],
    );
    expect(of(state, 'wolf')).toMatchObject({ x: 500, y: 500, turn: { moves: 2 } });
    expect(asked.find(({ question }) => (question as { model?: string }).model === 'wolf')).toBeDefined();
    const done = [
      ['act', 'show'],
      ['act', 'done'],
    ] as const;
    const after = playScene(acting('m2', { markers: nominated('m2') }), [], done).state;
    expect(offered(after)).not.toContain('wolf');
  });

  function nominated(id: string) {
    return markers.map((one) => (one.id === id ? { ...one, turn: { nominated: 1 } } : one));
  }

  it('FF-SCN-31 who shows itself to charge is an ambush: the Fear test is at -1', () => {
    const prey = { ...hunter, x: 700, y: 380 };
    const { events } = playScene(
      acting('m2', { models: [{ ...wolf, tags: ['monster'] }, cub, prey] }),
      [6, 6, 6],
      [
        ['act', 'show'],
        ['act', 'move'],
        ['move', [{ x: 700, y: 405, z: 0 }]],
        ['act', 'done'],
      ],
    );
    const test = events.find((event) => event.type === 'quality' && event.purpose === 'fear');
    expect(test).toMatchObject({ model: 'hunter' });
    expect(test?.type === 'quality' && test.modifiers.some(({ value }) => value === -1)).toBe(true);
  });

  const look = (state: ReturnType<typeof scene>) =>
    play(stepping(lookAround), { state, dice: [], answers: [], steps: 1 });

  it('FF-SCN-31 within Short it is always turned up, behind a wall and beside a tree too', () => {
    const wall = { id: 'wall', type: 'wall', shape: { rect: [650, 760, 100, 6] } } as const;
    const tree = { id: 'tree', type: 'tree', shape: { circle: [728, 700, 15] } } as const;
    const at = (y: number) =>
      look(pack({ models: [wolf, cub, { ...hunter, x: 700, y }], terrain: [wall, tree] })).state;
    expect(of(at(800), 'm1').standing).toBe('out');
    expect(of(at(801), 'm1').standing).toBe('marker');
  });

  it('FF-SCN-31 in sight within the fog it is turned up, unless it touches a tree', () => {
    const forest = { day: false, sight: 180 };
    const tree = { id: 'tree', type: 'tree', shape: { circle: [700, 728, 15] } } as const;
    const watcher = { ...hunter, x: 700, y: 345 };
    const seen = look(pack({ models: [wolf, cub, watcher], clock: forest }));
    expect(of(seen.state, 'm2').standing).toBe('out');
    expect(of(seen.state, 'wolf').standing).toBe('table');
    expect([of(seen.state, 'm1').standing, of(seen.state, 'm3').standing]).toEqual(['marker', 'marker']);
    const farther = look(pack({ models: [wolf, cub, { ...watcher, y: 294 }], clock: forest }));
    expect(of(farther.state, 'm2').standing).toBe('marker');
    const below = { ...hunter, x: 700, y: 560 };
    const sheltered = { models: [wolf, cub, below], markers: markers.slice(0, 1), clock: forest };
    expect(of(look(pack(sheltered)).state, 'm1').standing).toBe('out');
    expect(of(look(pack({ ...sheltered, terrain: [tree] })).state, 'm1').standing).toBe('marker');
  });

  it('FF-SCN-31 a dummy is taken away, and what was left of its activation is lost', () => {
    const watcher = { ...hunter, x: 700, y: 600 };
    const { state } = playScene(
      acting('m1', { models: [wolf, cub, watcher], markers: markers.slice(0, 1) }, 3),
      [],
      [
        ['act', 'stalk'],
        ['move', [{ x: 690, y: 690, z: 0 }]],
      ],
    );
    expect(of(state, 'm1').standing).toBe('out');
    expect(state.phase).toBe('nominate');
  });

  it('FF-SCN-31 a hunter who walks up to a counter turns it up in his own turn, and the wolf is no ambusher', () => {
    const state = pack({
      models: [wolf, cub, { ...hunter, x: 700, y: 350 }],
      active: 0,
      phase: 'act',
      activation: { waiting: ['hunter'], successes: 2 },
    });
    const { state: s } = playScene(
      state,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 700, y: 420, z: 0 }]],
        ['act', 'done'],
      ],
    );
    expect(of(s, 'wolf')).toMatchObject({ standing: 'table', startedHidden: false });
  });

  it('FF-SCN-31 FF-SPEC-32 the leader helps nobody until he has shown himself', () => {
    const near = { ...cub, standing: 'table', x: 690, y: 500 } as const;
    const own = markers.filter(({ truth }) => truth !== 'cub');
    const clock = { day: false };
    const far = { ...hunter, x: 20, y: 20, z: 0 };
    const terrain = [{ id: 'screen', type: 'wall', shape: { rect: [0, 200, 900, 6] } }] as const;
    const hidden = pack({ models: [wolf, near, far], markers: own, clock, terrain });
    const modifiers = (state: ReturnType<typeof scene>) => {
      const { events } = playScene(state, [4], nominate('cub', '1'));
      const roll = events.find(({ type }) => type === 'quality');
      return roll?.type === 'quality' ? roll.modifiers.length : -1;
    };
    expect(modifiers(hidden)).toBe(0);
    expect(modifiers(playScene(hidden, [], [['nominate', 'show/m2']]).state)).toBe(1);
  });
});

describe('what a turn tells of counters', () => {
  it('FF-GEN-19 whoever still hides something is asked, also where there is nothing left to show', () => {
    const done = markers.map((one) => ({ ...one, turn: { nominated: 1 } }));
    const dummies = done.filter(({ truth }) => truth === 'nothing');
    const idle = { models: [{ ...hunter }, { id: 'x', party: 1, x: 400, y: 850, turn: { nominated: 1 } }] };
    expect(offered(pack({ ...idle, markers: dummies }))).toEqual(['pass', 'truce', 'last-round', 'concede']);
    const bare = pack({ ...idle, markers: [] });
    expect(playScene(bare, [], []).state.phase).toBe('end-of-turn');
  });

  it('FF-SET-13 who is hidden is still in play', () => {
    const { state } = playScene(pack(), [], [['nominate', 'pass']], 2);
    expect(state.ended).toBeNull();
    const alone = pack({ models: [hunter], markers: markers.slice(0, 1) });
    expect(playScene(alone, [], [['nominate', 'pass']]).state.ended?.reason).toBe('wiped-out');
  });
});
