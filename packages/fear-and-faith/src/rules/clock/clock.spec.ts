import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';

const models = [
  { id: 'a', x: 100, y: 100 },
  { id: 'a2', x: 200, y: 100 },
  { id: 'b', x: 800, y: 800, party: 1 },
  { id: 'b2', x: 700, y: 800, party: 1 },
];
const turnover = (id: string) =>
  [
    ['nominate', id],
    ['dice', '2'],
  ] as const;

function after(draft: Partial<SceneDraft>, id: string) {
  return playScene(scene({ models, ...draft }), [1, 2], turnover(id)).state;
}

describe('the clock', () => {
  const good = (turnovers: number) => [{ side: 'good', turnovers }, { side: 'evil' }] as const;
  const evil = (turnovers: number) => [{ side: 'good' }, { side: 'evil', turnovers }] as const;

  it('FF-SET-05 twilight is day until the good have rolled two turnovers', () => {
    const clock = { time: 'twilight', day: true } as const;
    expect(after({ clock, parties: good(0) }, 'a').clock.day).toBe(true);
    expect(after({ clock, parties: good(1) }, 'a').clock.day).toBe(false);
  });

  it('FF-SET-05 turnovers of the evil do not count', () => {
    const clock = { time: 'twilight', day: true } as const;
    expect(after({ clock, parties: evil(4), active: 1 }, 'b').clock.day).toBe(true);
  });

  it('FF-SET-06 dawn is night until the evil have rolled two, and then day before the failing model acts', () => {
    const clock = { time: 'dawn', day: false } as const;
    expect(after({ clock, parties: evil(0), active: 1 }, 'b').clock.day).toBe(false);
    const state = scene({ models, clock, parties: evil(1), active: 1 });
    const { state: s, events } = playScene(
      state,
      [1, 2, 6],
      [
        ['nominate', 'b'],
        ['dice', '3'],
      ],
    );
    expect(s.clock.day).toBe(true);
    expect(s.phase).toBe('act');
    expect(events.map(({ type }) => type)).toContain('dayBreaks');
  });

  it('FF-SET-06 without a party of that side the attacker stands in', () => {
    const parties = [
      { side: 'evil', role: 'attacker', turnovers: 1 },
      { side: 'evil', role: 'defender', turnovers: 5 },
    ] as const;
    const clock = { time: 'twilight', day: true } as const;
    expect(after({ clock, parties }, 'a').clock.day).toBe(false);
    expect(after({ clock, parties, active: 1 }, 'b').clock.day).toBe(true);
  });

  it('FF-SET-06 several of a side are counted together', () => {
    const parties = [{ side: 'good' }, { side: 'evil', turnovers: 1 }, { side: 'evil' }] as const;
    const third = { id: 'c', x: 400, y: 800, party: 2 };
    const clock = { time: 'dawn', day: false } as const;
    expect(after({ clock, parties, models: [...models, third], active: 2 }, 'c').clock.day).toBe(true);
  });

  it('FF-SET-06 passing is no turnover, and a fixed hour stays', () => {
    const clock = { time: 'dawn', day: false } as const;
    const passed = playScene(
      scene({ models, clock, parties: evil(1), active: 1 }),
      [],
      [['nominate', 'pass']],
    );
    expect(passed.state.clock.day).toBe(false);
    expect(after({ clock: { time: 'fixed', day: false }, parties: evil(5), active: 1 }, 'b').clock.day).toBe(
      false,
    );
  });
});

describe('a Vampire in the sun', () => {
  const vampire = { id: 'b', x: 800, y: 800, party: 1, tags: ['vampire'] } as const;
  const draft = (more: Partial<SceneDraft> = {}): SceneDraft => ({
    models: [models[0]!, vampire, models[3]!],
    active: 1,
    clock: { day: true },
    ...more,
  });
  const roll = (more: Partial<SceneDraft>, dice: readonly number[]) =>
    playScene(scene(draft(more)), dice, [
      ['nominate', 'b'],
      ['dice', `${dice.length}` as '2'],
    ]).state;

  it('FF-SET-07 two natural ones on an activation roll turn it to dust', () => {
    const s = roll({}, [1, 1]);
    expect(of(s, 'b')).toMatchObject({ standing: 'out', left: 'killed' });
    expect(s.corpses).toEqual([]);
  });

  it('FF-ACT-07 the dice are read before any action', () => {
    const s = roll({}, [1, 1, 6]);
    expect(s.activation).toMatchObject({ waiting: [], successes: 1, turnover: true });
  });

  it('FF-ACT-03 nothing is told of the actions of dust', () => {
    const told = (dice: readonly number[]) =>
      playScene(scene(draft()), dice, [
        ['nominate', 'b'],
        ['dice', `${dice.length}` as '2'],
      ]).events.flatMap((event) => (event.type === 'activated' ? [event.models] : []));
    expect(told([1, 1, 6])).toEqual([]);
    expect(told([1, 2, 6])).toEqual([['b']]);
  });

  it('FF-SET-07 one is not enough, nor two plain failures', () => {
    expect(of(roll({}, [1, 2]), 'b').standing).toBe('table');
  });

  it('FF-SET-07 not by night, under clouds, or in a room without a large window', () => {
    const room = (sunlit: boolean) =>
      [{ id: 'room', shape: { rect: [700, 700, 200, 200] }, sunlit }] as const;
    expect(of(roll({ clock: { day: false } }, [1, 1]), 'b').standing).toBe('table');
    expect(of(roll({ clock: { day: true, clouds: true } }, [1, 1]), 'b').standing).toBe('table');
    expect(of(roll({ rooms: room(false) }, [1, 1]), 'b').standing).toBe('table');
    expect(of(roll({ rooms: room(true) }, [1, 1]), 'b').standing).toBe('out');
  });

  it('FF-SET-07 nobody else is harmed by the sun', () => {
    const s = playScene(
      scene(draft()),
      [1, 1],
      [
        ['nominate', 'b2'],
        ['dice', '2'],
      ],
    ).state;
    expect(of(s, 'b2').standing).toBe('table');
  });
});
