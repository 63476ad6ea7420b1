import { gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import {
  of,
  row,
  type SceneFigure,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import { charge } from './charge.ts';
import { mayCharge } from './reach.ts';

const SWORDS = { weapons: ['sword'] } as const;

const charging = stepping((cx) => {
  const chargers = cx.s.figures.filter((f) => f.unit === 'u' && mayCharge(cx.s, f));
  charge(cx, [{ unit: unitIn(cx.s, 'u'), chargers }], unitIn(cx.s, 'e'));
});

function field(
  ours: readonly SceneFigure[],
  theirs: readonly SceneFigure[],
  more: readonly SceneUnit[] = [],
) {
  return scene({
    units: [{ id: 'u', ...SWORDS, figures: ours }, { id: 'e', side: 1, ...SWORDS, figures: theirs }, ...more],
  });
}

const pairs = (s: BayonetPointState) =>
  s.contacts.map(({ a, b }) => [a, b] as const).sort((x, y) => x[0].localeCompare(y[0]));
const misses = (count: number) => Array.from({ length: count }, () => 10);

describe('who goes at whom', () => {
  it('BP-CHG-13 each at the nearest, nobody at one who has somebody while another is free', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 500 },
        { id: 'b', x: 630, y: 500 },
      ],
      [
        { id: 'x', x: 610, y: 580 },
        { id: 'y', x: 700, y: 600 },
      ],
    );
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(4)] });
    expect(pairs(after)).toEqual([
      ['a', 'x'],
      ['b', 'y'],
    ]);
  });

  it('BP-CHG-13 with one enemy in reach both go at him', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 500 },
        { id: 'b', x: 640, y: 500 },
      ],
      [
        { id: 'x', x: 620, y: 580 },
        { id: 'far', x: 1000, y: 900 },
      ],
    );
    const { state: after } = play(charging, {
      state,
      dice: [6, 6, ...misses(3)],
      answers: [['fightWhom', 'b']],
    });
    expect(pairs(after)).toEqual([
      ['a', 'x'],
      ['b', 'x'],
    ]);
    expect(of(after, 'x').opponent).toBe('b');
  });

  it('BP-CHG-05, BP-CHG-13 who cannot reach anybody goes his full rate towards one', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 500 },
        { id: 'b', x: 800, y: 300 },
      ],
      [{ id: 'x', x: 600, y: 580 }],
    );
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(2)] });
    expect(pairs(after)).toEqual([['a', 'x']]);
    const { x, y } = of(after, 'b');
    expect(Math.hypot(x - 800, y - 300)).toBeCloseTo(150, 0);
  });

  it('BP-CHG-05, BP-CAV-04 a charge is one action: from a halt it is a trot to its end', () => {
    const state = scene({
      units: [
        {
          id: 'u',
          ...SWORDS,
          troops: 'light-cavalry',
          figures: [
            { id: 'a', x: 600, y: 400 },
            { id: 'b', x: 900, y: 200 },
          ],
        },
        { id: 'e', side: 1, ...SWORDS, figures: [{ id: 'x', x: 600, y: 600 }] },
      ],
    });
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(2)] });
    const { x, y, gait } = of(after, 'b');
    expect(Math.hypot(x - 900, y - 200)).toBeCloseTo(225, 0);
    expect([gait, of(after, 'a').gait]).toEqual(['trot', 'halt']);
  });

  it('BP-CHG-13 who finds no room takes another, or stops 15 short and is not in it', () => {
    const ring = Array.from({ length: 8 }, (_, i) => ({ id: `a${i}`, x: 480 + i * 32, y: 520 }));
    const state = field(ring, [{ id: 'x', x: 600, y: 590 }]);
    const played = play(charging, {
      state,
      dice: [6, 6, ...misses(4)],
      answers: [['fightWhom', 'a3']],
    });
    const touching = played.state.contacts.length;
    expect(touching).toBe(3);
    const ours = played.state.figures.filter(({ side }) => side === 0);
    const apart = (inIt: boolean) =>
      ours
        .filter(({ id }) => played.state.contacts.some(({ a }) => a === id) === inIt)
        .map((f) => gap(f, of(played.state, 'x')));
    expect(Math.max(...apart(true))).toBeLessThanOrEqual(0.5);
    expect(Math.min(...apart(false))).toBeGreaterThanOrEqual(14.8);
  });

  it('BP-CHG-13 who finds no room takes another within what is left of his whole reach', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 312 },
        { id: 'b', x: 675, y: 312 },
        { id: 'c', x: 600, y: 285 },
      ],
      [
        { id: 'x', x: 600, y: 400 },
        { id: 'y', x: 675, y: 400 },
      ],
    );
    const { state: after } = play(charging, {
      state,
      dice: [6, 6, ...misses(5)],
      answers: [['fightWhom', 'b']],
    });
    // 45 towards x behind a, then 78 to y: 123 of 150.
    expect(pairs(after)).toEqual([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'y'],
    ]);
  });

  it('BP-CHG-13 nobody runs into a third unit: he stops 15 short', () => {
    const third = { id: 't', side: 1, ...SWORDS, figures: [{ id: 'z', x: 500, y: 560 }] };
    const state = field(
      [
        { id: 'a', x: 500, y: 500 },
        { id: 'b', x: 700, y: 500 },
      ],
      [
        { id: 'x', x: 500, y: 600 },
        { id: 'y', x: 700, y: 600 },
      ],
      [third],
    );
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(2)] });
    expect(pairs(after)).toEqual([['b', 'y']]);
    expect(gap(of(after, 'a'), of(after, 'z'))).toBeGreaterThanOrEqual(14.8);
  });

  it('BP-CHG-13 parties of one group test one by one, and those who pass go together', () => {
    const state = scene({
      units: [
        { id: 'u', ...SWORDS, figures: [{ id: 'a', x: 600, y: 500 }] },
        { id: 'v', ...SWORDS, figures: [{ id: 'b', x: 640, y: 500 }] },
        { id: 'w', ...SWORDS, figures: [{ id: 'c', x: 560, y: 500 }] },
        { id: 'e', side: 1, ...SWORDS, figures: [{ id: 'x', x: 600, y: 580 }] },
      ],
    });
    const together = stepping((cx) =>
      charge(
        cx,
        ['u', 'v', 'w'].map((id) => ({
          unit: unitIn(cx.s, id),
          chargers: cx.s.figures.filter((f) => f.unit === id),
        })),
        unitIn(cx.s, 'e'),
      ),
    );
    const { state: after } = play(together, {
      state,
      // u passes, v fails, w passes; the target stands; three blows miss.
      dice: [6, 7, 6, 6, ...misses(3)],
      answers: [['fightWhom', 'a']],
    });
    expect(pairs(after)).toEqual([
      ['a', 'x'],
      ['c', 'x'],
    ]);
    expect(of(after, 'b').y).toBe(500);
  });
});

describe('the test to stand', () => {
  const target = (melee: number) => {
    const theirs = Array.from({ length: 4 }, (_, i) => ({ id: `e${i}`, x: 600 + i * 60, y: 580 }));
    const busy = theirs.slice(0, melee).map(({ id, x }, i) => ({ id: `f${i}`, x, y: 605.2, foe: id }));
    return scene({
      units: [
        { id: 'u', ...SWORDS, figures: [{ id: 'a', x: 780, y: 500 }] },
        { id: 'e', side: 1, ...SWORDS, figures: theirs },
        ...busy.map(({ id, x, y }) => ({ id: `u${id}`, ...SWORDS, figures: [{ id, x, y }] })),
      ],
      contacts: busy.map(({ id, foe }) => ({ a: id, b: foe, across: null, held: null })),
    });
  };

  it('BP-CHG-06, BP-CHG-12, BP-DIG-19 a unit with less than half in melee tests, with half it does not', () => {
    const morale = (melee: number, dice: readonly number[]) =>
      play(charging, { state: target(melee), dice }).events.flatMap((event) =>
        event.type === 'tested' && event.test === 'morale' ? [event.who] : [],
      );
    expect(morale(1, [6, 6, ...misses(2)])).toEqual(['u', 'e']);
    expect(morale(2, [6, ...misses(2)])).toEqual(['u']);
  });

  it('BP-CHG-10 joining a melee: the test to charge, none to stand', () => {
    const state = field(
      [
        { id: 'a', x: 600, y: 500 },
        { id: 'b', x: 600, y: 605.2 },
      ],
      [{ id: 'x', x: 600, y: 580 }],
    );
    state.contacts.push({ a: 'b', b: 'x', across: null, held: null });
    const { state: after, events } = play(charging, {
      state,
      dice: [6, ...misses(2)],
      answers: [['fightWhom', 'a']],
    });
    expect(events.filter((event) => event.type === 'tested' && event.test === 'morale')).toHaveLength(1);
    expect(pairs(after)).toEqual([
      ['a', 'x'],
      ['b', 'x'],
    ]);
    // BP-MEL-03: only the charger and whom he touched fight now.
    expect(of(after, 'b').struck).toBe(false);
  });

  it('BP-CHG-07, BP-MEL-02 who stands is moved into contact, and a round is fought at once', () => {
    const state = field([{ id: 'a', x: 600, y: 500 }], [{ id: 'x', x: 600, y: 580 }]);
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(2)] });
    expect([of(after, 'a').struck, of(after, 'x').struck]).toEqual([true, true]);
    expect([of(after, 'a').charging, of(after, 'x').charging]).toEqual([true, false]);
  });

  it('BP-TIME-04 whoever is charged stops loading', () => {
    const state = field([{ id: 'a', x: 600, y: 500 }], [{ id: 'x', x: 600, y: 580 }]);
    of(state, 'x').task = { action: 'reload', spent: 2 };
    const { state: after } = play(charging, { state, dice: [6, 6, ...misses(2)] });
    expect(of(after, 'x').task).toBeNull();
  });
});

describe('declaring', () => {
  const ready = () =>
    scene({
      units: [
        { ...row('u', 4, 600, 500, true), ...SWORDS },
        { ...row('e', 4, 600, 600), side: 1, ...SWORDS },
        { ...row('f', 2, 760, 600), side: 1, ...SWORDS },
      ],
    });

  it('BP-CHG-01 any enemy in reach that is seen, not only the closest', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: ready(),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'charge'],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'chargeWhom', question: { options: ['e', 'f', 'nobody'] } });
  });

  it('BP-CHG-01, BP-CHG-04 it is the last of the activation, even if the heart fails them', () => {
    const { asked } = play(bayonetPoint, {
      state: ready(),
      dice: [6, 7],
      answers: [
        ['pick', 'u'],
        ['order', 'charge'],
        ['leaderAction', 'no-more'],
        ['chargeWhom', 'e'],
      ],
    });
    expect(asked.at(-1)?.kind).toBe('chargeWhom');
  });
});

describe('counter-charges', () => {
  const riders = (
    theirs: readonly SceneFigure[],
    ours: readonly SceneFigure[] = [{ id: 'a', x: 600, y: 500 }],
  ) =>
    scene({
      units: [
        { id: 'u', ...SWORDS, figures: ours },
        { id: 'e', side: 1, ...SWORDS, troops: 'light-cavalry', figures: theirs },
      ],
    });

  it('BP-CAV-09 the others join in within their trot, or stay', () => {
    const state = riders([
      { id: 'x', x: 600, y: 620 },
      { id: 'y', x: 700, y: 620 },
      { id: 'z', x: 1000, y: 900 },
    ]);
    const { state: after } = play(charging, {
      state,
      dice: [6, 6, ...misses(3)],
      answers: [
        ['counterCharge', 'counter-charge'],
        ['fightWhom', 'x'],
      ],
    });
    expect(pairs(after)).toEqual([
      ['x', 'a'],
      ['y', 'a'],
    ]);
    expect(['x', 'y', 'z'].map((id) => of(after, id).charging)).toEqual([true, true, false]);
    expect(of(after, 'z')).toMatchObject({ x: 1000, y: 900 });
  });

  it.each<[string, Partial<SceneFigure>]>([
    ['on foot', { mounted: false }],
    ['wounded', { wounds: 1 }],
  ])('BP-CAV-09 not those who are %s', (_, x) => {
    const state = riders([{ id: 'x', x: 600, y: 620, ...x }]);
    expect(play(charging, { state, dice: [6, 6, ...misses(2)] }).asked).toEqual([]);
  });
});

describe('chargers whose target ran', () => {
  const foot = () => field([{ id: 'a', x: 600, y: 500 }], [{ id: 'x', x: 600, y: 580 }]);

  it('BP-CHG-11 on foot: stop halfway, or finish the rush straight ahead', () => {
    const stop = play(charging, { state: foot(), dice: [6, 7], answers: [['pursue', 'hold-back']] });
    expect(of(stop.state, 'a').y).toBeCloseTo(527.5, 0);
    const on = play(charging, { state: foot(), dice: [6, 7], answers: [['pursue', 'press-on']] });
    expect(of(on.state, 'a').y).toBeCloseTo(650, 0);
    expect(of(on.state, 'a').pursuing).toBe(false);
  });
});
