import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import fearAndFaith from '../../ruleset.ts';
import { STANDARD_TASKS } from '../../scenario/format/tasks.ts';
import { of, playScene, type SceneDraft, scene, withAbilities } from '../../scene.spec-support.ts';
import type { SetupTask } from '../../state.ts';
import { drawnByChance } from './layout-by-chance.ts';
import { USUAL_LIMITS } from './layout-limits.ts';
import { layoutProblem } from './layout-question.ts';

const parties = [
  { side: 'good', role: 'attacker', edge: 'south' },
  { side: 'evil', role: 'defender', edge: 'north' },
] as const;

/** Everybody beside the table, and these tasks to do. */
function setting(toDo: readonly SetupTask[], more: Partial<SceneDraft> = {}): ReturnType<typeof scene> {
  return scene({
    models: [
      { id: 'a', standing: 'reserve' },
      { id: 'b', party: 1, standing: 'reserve' },
      { id: 'b2', party: 1, standing: 'reserve' },
    ],
    phase: 'set-up',
    toDo,
    clock: { time: 'fixed', day: true },
    ...more,
  });
}

describe('setting up', () => {
  it('FF-SET-01 in this order, then initiative', () => {
    expect(STANDARD_TASKS).toEqual([
      'roles',
      'terrain',
      'time',
      'moon',
      'weather',
      'rounds',
      'haunts',
      'anchors',
      'side',
      'deploy-defender',
      'deploy-attacker',
      'swap',
      'deployment-rolls',
    ]);
    const { state: s } = playScene(setting(['deployment-rolls']), [], []);
    expect(s.phase).toBe('initiative');
  });

  it('FF-SET-02 the higher die chooses to attack or defend; ties roll again', () => {
    const { state: s, asked } = playScene(setting(['roles']), [3, 3, 2, 6], [['role', 'defender']]);
    expect(asked[0]!.seat).toBe(1);
    expect(s.parties.map(({ role }) => role)).toEqual(['attacker', 'defender']);
  });

  it('FF-SET-02 a Strategical Bonus adds 1 to the die, and a tie with it is a tie', () => {
    const planned = [{ side: 'good' }, { side: 'evil', advances: ['strategical-bonus'] }] as const;
    const wins = playScene(setting(['roles'], { parties: planned }), [3, 3], [['role', 'attacker']]);
    expect(wins.asked[0]!.seat).toBe(1);
    const level = playScene(setting(['roles'], { parties: planned }), [4, 3, 6, 1], [['role', 'attacker']]);
    expect(level.asked[0]!.seat).toBe(0);
  });

  it.each([
    [1, 'twilight', true],
    [3, 'twilight', true],
    [4, 'dawn', false],
    [6, 'dawn', false],
  ] as const)('FF-SET-04 a %i is %s', (die, time, day) => {
    const { state: s } = playScene(setting(['time']), [die], []);
    expect(s.clock).toMatchObject({ time, day });
  });

  it('FF-SET-08 the moon is rolled for by night only, and full from 5', () => {
    const night = { clock: { time: 'dawn', day: false } } as const;
    expect(playScene(setting(['moon'], night), [5], []).state.clock.moon).toBe(true);
    expect(playScene(setting(['moon'], night), [4], []).state.clock.moon).toBe(false);
    expect(playScene(setting(['moon']), [], []).state.clock.moon).toBe(false);
  });

  it.each([
    [[4], 'normal'],
    [[5, 1], 'rain'],
    [[6, 4], 'rain'],
    [[5, 5], 'fog'],
    [[6, 6], 'storm'],
  ] as const)('FF-SET-10 %j is %s', (dice, weather) => {
    expect(playScene(setting(['weather']), dice, []).state.clock.weather).toBe(weather);
  });

  it('FF-SET-10 indoors there is no weather', () => {
    const inside = { clock: { outdoors: false } } as const;
    expect(playScene(setting(['weather'], inside), [], []).state.clock.weather).toBe('normal');
  });

  it('FF-OPT-06 round-limit: a number of rounds may be agreed on, or rolled: 4 and a d3', () => {
    const limit = (value: string) => ({ options: { 'round-limit': value } });
    expect(playScene(setting(['rounds'], limit('none')), [], []).state.rounds).toBeNull();
    expect(playScene(setting(['rounds'], limit('7')), [], []).state.rounds).toBe(7);
    expect(playScene(setting(['rounds'], limit('4+d3')), [1], []).state.rounds).toBe(5);
    expect(playScene(setting(['rounds'], limit('4+d3')), [6], []).state.rounds).toBe(7);
  });
});

describe('deployment', () => {
  it('FF-SET-11 the attacker chooses his side, the defender has the opposite one', () => {
    const { state: s } = playScene(setting(['side'], { parties }), [], [['takeSide', 'west']]);
    expect(s.parties.map(({ edge }) => edge)).toEqual(['west', 'east']);
  });

  it('FF-SET-11 wholly within Short of the edge, touching friends or not, on nobody', () => {
    const { refusal } = playToQuestion(fearAndFaith, {
      state: setting(['deploy-defender'], { parties }),
      steps: 2,
      answers: [['deploy', { x: 100, y: 880, z: 0 }]],
    });
    expect(refusal({ x: 200, y: 900 - 62.5, z: 0 })).toBeNull();
    expect(refusal({ x: 200, y: 900 - 63.1, z: 0 })).toMatchObject({
      code: 'deploy.zone',
      rule: 'FF-SET-11',
    });
    expect(refusal({ x: 110, y: 880, z: 0 })).toMatchObject({ code: 'deploy.no-footing' });
    expect(refusal({ x: 125, y: 880, z: 0 })).toBeNull();
    expect(refusal({ x: 200, y: 890, z: 0 })).toMatchObject({ code: 'deploy.no-footing' });
  });

  it('FF-SET-11 the defender first, then the attacker, nobody beside an enemy', () => {
    const edges = [
      { side: 'good', role: 'attacker', edge: 'east' },
      { side: 'evil', role: 'defender', edge: 'north' },
    ] as const;
    const state = setting(['deploy-defender', 'deploy-attacker'], { parties: edges });
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state,
      steps: 3,
      answers: [
        ['deploy', { x: 880, y: 880, z: 0 }],
        ['deploy', { x: 840, y: 880, z: 0 }],
      ],
    });
    expect(pending).toMatchObject({ kind: 'deploy', seat: 0 });
    expect(refusal({ x: 880, y: 854.5, z: 0 })).toMatchObject({ code: 'deploy.contact' });
    expect(refusal({ x: 880, y: 853, z: 0 })).toBeNull();
  });

  it('FF-SET-11 too many for the strip have a wider one', () => {
    const crowd = Array.from({ length: 36 }, (_, i) => ({
      id: `b${i}`,
      party: 1,
      x: 12.5 + (i % 12) * 25,
      y: 300 - 12.5 - Math.floor(i / 12) * 25,
    }));
    const late = { id: 'late', party: 1, standing: 'reserve' } as const;
    const models = [...crowd, late];
    const state = setting(['deploy-defender'], { parties, width: 300, depth: 300, models });
    const { pending } = playToQuestion(fearAndFaith, { state });
    expect(pending.question).toMatchObject({ model: 'late', depth: 120 });
  });

  it('FF-SET-11 then the defender may exchange two of his own, and no more', () => {
    const models = [
      { id: 'a', x: 100, y: 50 },
      { id: 'b', party: 1, x: 100, y: 850 },
      { id: 'b2', party: 1, x: 500, y: 850 },
    ] as const;
    const state = setting(['swap'], { parties, models });
    const { pending, refusal } = playToQuestion(fearAndFaith, { state });
    expect(pending).toMatchObject({ seat: 1, question: { options: ['b', 'b2'] } });
    expect(refusal(['b'])).toMatchObject({ code: 'swap.pair' });
    const { state: s } = playScene(state, [], [['swap', ['b', 'b2']]]);
    expect([of(s, 'b').x, of(s, 'b2').x, of(s, 'a').x]).toEqual([500, 100, 100]);
    expect(playScene(state, [], [['swap', []]]).state.models.map(({ x }) => x)).toEqual([100, 100, 500]);
  });

  it('FF-GEN-18 a larger base that does not fit goes to the nearest free spot', () => {
    const models = [
      { id: 'a', x: 100, y: 50 },
      { id: 'b', party: 1, x: 100, y: 850, profile: 'huge-fat-zombie', rules: ['big'] },
      { id: 'b2', party: 1, x: 500, y: 850 },
      { id: 'b3', party: 1, x: 526, y: 850 },
    ] as const;
    const { state: s } = playScene(setting(['swap'], { parties, models }), [], [['swap', ['b', 'b2']]]);
    const [big, other] = [of(s, 'b'), of(s, 'b3')];
    const apart = Math.sqrt((big.x - other.x) ** 2 + (big.y - other.y) ** 2);
    expect(apart).toBeGreaterThanOrEqual(32.4);
    expect(Math.abs(big.x - 500)).toBeLessThan(9);
  });
});

describe('rolls at deployment', () => {
  it('FF-SET-12 special rules that roll or choose at deployment do so, everybody on the table once', () => {
    const seen: string[] = [];
    const rules = withAbilities({
      id: 'insane',
      rule: 'FF-SPEC-31',
      on: {
        deployed: (_, cx, bearer) => {
          seen.push(bearer.id);
          cx.roll(6, 'insanity');
        },
      },
    });
    const models = [
      { id: 'a', x: 100, y: 100, rules: ['insane'] },
      { id: 'late', rules: ['insane'], standing: 'reserve' },
      { id: 'b', x: 800, y: 800, party: 1 },
    ] as const;
    play(rules, { state: setting(['deployment-rolls'], { models }), dice: [4] });
    expect([...new Set(seen)]).toEqual(['a']);
  });

  it('FF-SET-12 a swarm begins in contact, however far apart its bases were put; others stay where they are', () => {
    const rats = { profile: 'swarm-of-rats', rules: ['swarm'], tags: ['animal'] } as const;
    const state = setting(['deployment-rolls'], {
      models: [
        { id: 'r1', x: 100, y: 40, ...rats },
        { id: 'r2', x: 124, y: 40, ...rats },
        { id: 'r3', x: 700, y: 40, ...rats },
        { id: 'lone', x: 400, y: 40, ...rats, profile: 'swarm-of-vampire-bats' },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    });
    const { state: s } = playScene(state, [], []);
    const look = looking(s);
    expect(of(s, 'lone').x).toBe(400);
    expect(look.table.contact(of(s, 'r3'), [of(s, 'r1'), of(s, 'r2')])).toHaveLength(1);
  });
});

describe('laying out terrain', () => {
  const square = (id: string, x: number, y: number, size = 80) =>
    ({ id, type: 'building', shape: { rect: [x, y, size, size] } }) as const;
  const four = [
    square('a1', 100, 100),
    square('a2', 300, 100),
    square('a3', 500, 100),
    square('a4', 700, 100),
  ];

  function judged() {
    return playToQuestion(fearAndFaith, {
      state: setting(['terrain'], { parties }),
      answers: [['layout', 'own']],
    });
  }

  it('FF-SET-03 the defender lays it out: as it is, by chance, or as he draws it', () => {
    const state = setting(['terrain'], { parties, terrain: [square('house', 400, 400)] });
    const { pending } = playToQuestion(fearAndFaith, { state });
    expect(pending).toMatchObject({
      kind: 'layout',
      seat: 1,
      question: { options: ['as-drawn', 'by-chance', 'own'] },
    });
    expect(playScene(state, [], [['layout', 'as-drawn']]).state.terrain.pieces).toHaveLength(1);
    const own = playScene(
      state,
      [],
      [
        ['layout', 'own'],
        ['layOut', four],
      ],
    );
    expect(own.state.terrain.pieces.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('FF-SET-03 four to eight pieces', () => {
    expect(judged().refusal(four.slice(1))).toMatchObject({ code: 'layout.count', rule: 'FF-SET-03' });
    expect(judged().refusal(four)).toBeNull();
  });

  it('FF-SET-03 each at least one Short across', () => {
    expect(judged().refusal([...four.slice(1), square('small', 100, 400, 74)])).toMatchObject({
      code: 'layout.small',
    });
    expect(judged().refusal([...four.slice(1), square('just', 100, 400, 75)])).toBeNull();
  });

  it('FF-SET-03 two standard bases apart', () => {
    expect(judged().refusal([...four, square('close', 100, 229)])).toMatchObject({ code: 'layout.close' });
    expect(judged().refusal([...four, square('apart', 100, 230)])).toBeNull();
  });

  it('FF-SET-03 not within 25 mm of an edge', () => {
    expect(judged().refusal([...four.slice(1), square('edge', 24, 400)])).toMatchObject({
      code: 'layout.edge',
    });
    expect(judged().refusal([...four.slice(1), square('free', 25, 400)])).toBeNull();
  });

  it('FF-SET-03 what chance draws is legal, and every die of it is rolled openly', () => {
    const dice = [1, 7, 1, 6, 12, 5, 3, 1, 8, 1, 3, 2, 6];
    const state = setting(['terrain'], { parties });
    const { state: s } = playScene(state, dice, [['layout', 'by-chance']]);
    expect(s.terrain.pieces).toHaveLength(4);
    const look = looking(state);
    for (let seed = 1; seed <= 200; seed++) {
      let word = seed;
      const roll = (sides: number) => {
        word = (word * 48271) % 2147483647;
        return 1 + (word % sides);
      };
      expect(layoutProblem({ limits: USUAL_LIMITS }, drawnByChance(state.terrain, roll), look)).toBeNull();
    }
  });

  it('FF-OPT-30 game-master: somebody else has laid it out, and the defender is not asked', () => {
    const master = setting(['terrain'], { parties, options: { 'game-master': true } });
    expect(playScene(master, [], []).asked).toEqual([]);
  });
});
