import { describe, expect, it } from 'vitest';
import { row, type SceneUnit, scene } from '../scene.spec-support.ts';
import { meansOf } from '../words/option-means.ts';
import { asking } from './board.spec-support.ts';
import { foregone, idle, suggests } from './foregone.ts';
import { gambles } from './gambles.ts';

const enemy = (more: Partial<SceneUnit> = {}): SceneUnit => ({ ...row('e', 2, 600, 625), side: 1, ...more });

describe('whom to aim at', () => {
  const men = (more: object = {}) =>
    scene({ units: [row('a', 1, 600, 300), { ...row('e', 3, 600, 500), side: 1, ...more }] });
  const aiming = (s: ReturnType<typeof men>) =>
    asking(s, 'shootWhom', { figure: 'a-1', options: ['e-1', 'e-2', 'e-3'] });

  it('BP-SHT-02 is not asked where all are alike, and the nearest is meant', () => {
    expect(foregone(aiming(men()))).toMatchObject({ answer: 'e-1', because: 'all-alike' });
    expect(idle(aiming(men()))).toEqual(['e-2', 'e-3']);
  });

  it('BP-SHT-02 is asked where one is another: of the others one stands for all', () => {
    const s = men();
    s.figures.find(({ id }) => id === 'e-1')!.ground = 'open';
    expect(foregone(aiming(s))).toBeNull();
    expect(idle(aiming(s))).toEqual(['e-3']);
    expect(idle(asking(s, 'fightWhom', { figure: 'a-1', options: ['e-2', 'e-3'] }))).toEqual([]);
  });

  it('BP-SHT-03 suggests whoever is the likeliest to be put out', () => {
    const s = men();
    s.figures.find(({ id }) => id === 'e-3')!.wounds = 1;
    expect(suggests(aiming(s))).toBe('e-3');
    expect(suggests(asking(s, 'pick', { options: ['a'] }))).toBeNull();
  });
});

describe('the odds of answers', () => {
  it('BP-ACT-01, BP-ACT-04, BP-ACT-05 before a unit is picked: whether it obeys', () => {
    const s = scene({
      units: [
        row('a', 4, 600, 300, true),
        { ...row('b', 2, 600, 200), class: 'raw' },
        { ...row('c', 2, 900, 200), class: 'raw', idle: 3 },
        { ...row('d', 1, 900, 300), class: 'master' },
        enemy(),
      ],
    });
    const options = ['a', 'b', 'c', 'd', 'finish', 'concede'];
    expect(gambles(asking(s, 'pick', { options }))).toEqual({
      a: 'obeys 60 %',
      b: 'obeys 40 %',
      c: 'obeys without a die',
      d: 'obeys without a die',
    });
  });

  it('BP-ACT-10 unit-leader-activation minus-two: an able leader helps', () => {
    const s = scene({
      options: { 'unit-leader-activation': 'minus-two' },
      units: [row('a', 4, 600, 300, true), enemy()],
    });
    expect(gambles(asking(s, 'pick', { options: ['a', 'finish'] }))).toEqual({ a: 'obeys 80 %' });
  });

  it('BP-ACT-08 a group: the lowest class, with the leader to shout at it', () => {
    const s = scene({
      options: { 'play-mode': 'individuals' },
      units: [
        { ...row('a', 1, 600, 300, true), class: 'veteran' },
        { ...row('b', 1, 640, 300), class: 'raw' },
        enemy({ ...row('e', 1, 600, 900), side: 1 }),
      ],
    });
    const options = ['a', 'b', 'group:a', 'finish'];
    expect(gambles(asking(s, 'pick', { options }))).toEqual({
      a: 'obeys 70 %',
      b: 'obeys 40 %',
      'group:a': 'obeys 60 %',
    });
  });

  it('BP-VIS-02, BP-VIS-11 to see: by the unit, by its leader, or without a test', () => {
    const s = scene({
      units: [row('a', 4, 600, 300, true), enemy({ fired: true }), { ...row('g', 1, 620, 400), side: 1 }],
    });
    const options = ['e', 'g', 'everybody', 'enough'];
    expect(gambles(asking(s, 'lookFor', { unit: 'a', options }))).toEqual({
      e: 'sees them 90 %',
      g: 'in plain sight',
    });
    s.seen = { 'a>e': false };
    expect(gambles(asking(s, 'lookFor', { unit: 'a', figure: 'a-1', options }))['e']).toBe('sees them 100 %');
  });

  it('BP-SEQ-05, BP-VIS-02 before an order is given: whether there is anybody to fire at, and a charge that is clear', () => {
    const far = scene({
      units: [
        row('a', 4, 600, 300, true),
        { ...row('e', 2, 600, 640), side: 1 },
        { ...row('g', 1, 700, 640), side: 1 },
      ],
    });
    const ask = (s: typeof far, options: readonly string[]) =>
      gambles(asking(s, 'order', { unit: 'a', options: options as ['volley'] }));
    const each = Number(
      /\d+/.exec(gambles(asking(far, 'lookFor', { unit: 'a', options: ['e', 'enough'] }))['e']!)![0],
    );
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThan(100);
    const either = Math.round((1 - (1 - each / 100) ** 2) * 100);
    expect(ask(far, ['volley', 'fire', 'advance', 'hold'])).toEqual({
      volley: `finds a mark ${either} %`,
      fire: `finds a mark ${either} %`,
    });
    far.seen = { 'a>e': false };
    expect(ask(far, ['volley'])).toEqual({ volley: `finds a mark ${each} %` });
    far.seen = { 'a>e': false, 'a>g': true };
    expect(ask(far, ['volley'])).toEqual({ volley: 'in plain sight' });
    for (const f of far.figures) if (f.unit === 'a') f.unloaded = ['musket'];
    expect(ask(far, ['volley'])).toEqual({});

    const near = scene({
      units: [row('a', 4, 600, 300), { ...row('e', 2, 600, 400), side: 1, class: 'raw' }],
    });
    expect(ask(near, ['assault', 'advance'])).toEqual({
      assault: 'in plain sight, goes in 60 %, they stand 40 %',
    });
  });

  it('BP-SEQ-05 of a leader’s own shot, where it is clear at whom; the same shot is not offered beside it', () => {
    const s = scene({ units: [row('a', 3, 600, 300, true), enemy(row('e', 1, 600, 625))] });
    const options = ['shoot', 'a-1>e-1', 'no-more'] as const;
    const about = () => asking(s, 'leaderAction', { figure: 'a-1', options: [...options] });
    s.seen = { 'a>e': true };
    const odds = gambles(about());
    expect(odds['shoot']).toMatch(/^hits \d+ %, puts out \d+ %$/);
    expect(odds['a-1>e-1']).toBe(odds['shoot']);
    expect(meansOf(about() as never, 'a-1>e-1', s)).toMatchObject({ seldom: true, figure: 'e-1' });
    expect(meansOf(about() as never, 'shoot', s).seldom).toBeUndefined();
    s.seen = {};
    expect(gambles(about())['shoot']).toMatch(/^finds a mark \d+ %$/);
  });

  it('BP-CHG-03, BP-CHG-06 to charge: sight, nerve, and whether they stand', () => {
    const s = scene({ units: [row('a', 4, 600, 300), { ...row('e', 2, 600, 400), side: 1, class: 'raw' }] });
    expect(gambles(asking(s, 'chargeWhom', { unit: 'a', options: ['e', 'nobody'] }))).toEqual({
      e: 'in plain sight, goes in 60 %, they stand 40 %',
    });
  });

  it('BP-SHT-03, BP-SHT-12 to hit: of every shot of a volley', () => {
    const s = scene({ units: [{ ...row('a', 1, 600, 300), class: 'veteran' }, enemy()] });
    s.seen = { 'a>e': true };
    const options = ['a-1', 'a-1>e-1', 'a-1>e-2'];
    const odds = gambles(asking(s, 'whoFires', { unit: 'a', options, min: 0, max: 1 }));
    expect(odds['a-1']).toMatch(/^hits 50 %, puts out \d+ %$/);
    expect(odds['a-1>e-1']).toBe(odds['a-1']);
    expect(gambles(asking(s, 'shootWhom', { figure: 'a-1', options: ['e-1'] }))).toEqual({
      'e-1': odds['a-1'],
    });
  });

  it('BP-MOR-16, BP-MOR-09 of nerve: to rally, and to rein in', () => {
    const s = scene({ units: [row('a', 3, 600, 300), enemy()] });
    expect(gambles(asking(s, 'rally', { unit: 'a', options: ['rally', 'run-on'] }))).toEqual({
      rally: 'rallies 40 %',
    });
    const pursue = (mounted: boolean) =>
      gambles(asking(s, 'pursue', { unit: 'a', mounted, options: ['hold-back', 'pursue'] }));
    expect([pursue(true), pursue(false)]).toEqual([{ 'hold-back': 'reined in 60 %' }, {}]);
  });

  it('BP-CAV-02, BP-CAV-04 of a gait: how far it goes, where all of them go as far', () => {
    const s = scene({ units: [{ ...row('a', 2, 600, 300), troops: 'light-cavalry' }, enemy()] });
    const ask = () => gambles(asking(s, 'gait', { unit: 'a', options: ['trot', 'canter'] }));
    const [trot, canter] = ['trot', 'canter'].map((gait) =>
      Number(/^up to (\d+) mm$/.exec(ask()[gait]!)![1]),
    );
    expect(trot).toBeGreaterThan(0);
    expect(canter).toBeGreaterThan(trot!);
    s.figures.find(({ id }) => id === 'a-2')!.wounds = 1;
    expect(ask()).toEqual({});
  });

  it('BP-MOR-11 of lying down: who would be out of all fire, who only harder to hit, and who might stay in the saddle', () => {
    const wood = { id: 'wood', type: 'open-wood', shape: { rect: [550, 250, 70, 100] } };
    const lying = (more: Partial<SceneUnit> = {}) => {
      const figures = [0, 1, 2].map((i) => ({ id: `a-${i + 1}`, x: 590 + 90 * i, y: 300 }));
      const unit = { ...row('a', 3, 600, 300), figures, ...more };
      const s = scene({ terrain: [wood] as never, units: [unit, enemy()] });
      return gambles(asking(s, 'runOrGround', { unit: 'a', options: ['run', 'ground'] }));
    };
    expect(lying()).toEqual({ ground: '1 in cover, out of all fire, 2 in the open, the harder to hit' });
    expect(lying({ troops: 'light-cavalry' })).toEqual({ ground: 'riders stay up 60 %' });
  });
});

describe('what need not be asked', () => {
  const s = scene({ units: [row('a', 3, 600, 300, true), enemy()] });

  it('BP-VIS-12 looking costs nothing', () => {
    const options = ['e', 'everybody', 'enough'];
    expect(foregone(asking(s, 'lookFor', { unit: 'a', options }))?.answer).toBe('everybody');
  });

  it('BP-ACT-10 a leader alone with nothing to fire or to load', () => {
    const alone = structuredClone(s);
    alone.units[0]!.test = 'failed';
    const ask = (state: typeof s, options: readonly ('shoot' | 'move' | 'no-more')[]) =>
      foregone(asking(state, 'leaderAction', { figure: 'a-1', options }))?.answer ?? null;
    expect(ask(alone, ['move', 'no-more'])).toBe('no-more');
    expect(ask(alone, ['shoot', 'move', 'no-more'])).toBeNull();
    expect(ask(s, ['move', 'no-more'])).toBeNull();
  });

  it('BP-SEQ-05 an order is always asked', () => {
    expect(foregone(asking(s, 'order', { unit: 'a', options: ['advance', 'hold'] }))).toBeNull();
  });
});
