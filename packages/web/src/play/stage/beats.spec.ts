import type { Cue, SceneFigure, Telling } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { type Cast, timelineOf } from '../../table/walk-timeline.ts';
import type { Beat, GestureBeat } from './beat.ts';
import { beatsOf } from './beats.ts';
import { heldFigures } from './held.ts';

const die = { die: { name: 'Die', sides: 10, colour: 'plain', mark: '' }, face: 7 } as const;

const man = (id: string, x: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  name: id,
  type: '',
  symbol: 'plain',
  side: 0,
  x,
  y: 0,
  z: 0,
  radius: 0.5,
  height: 2,
  place: 'table',
  health: { left: 10, full: 10 },
  signs: [],
  ...more,
});

let number = 0;
function told(cues: readonly Cue[], more: Partial<Telling> = {}) {
  const telling: Telling = { kind: 'story', figures: [], dice: [], modifiers: [], cues, ...more };
  return { number: number++, text: '', rule: '', telling, event: { type: '' } };
}

const walk = (figure: string, from: number, to: number) => ({
  figure,
  points: [
    { x: from, y: 0, z: 0 },
    { x: to, y: 0, z: 0 },
  ],
});

const before = { figures: [man('a', 0), man('b', 10)] };
const after = {
  figures: [man('a', 4), man('b', 10, { health: { left: 3, full: 10 }, place: 'out', fell: true })],
};

const gestures = (beats: readonly Beat[]) => beats.filter((beat): beat is GestureBeat => 'gesture' in beat);

describe('what was told as a show', () => {
  it('gestures happen where their figures are at that moment, walks in between', () => {
    const dispatches = [
      told([{ kind: 'fire', from: 'a', to: ['b'] }]),
      told([{ kind: 'move', figure: 'a', to: { x: 4, y: 0, z: 0 } }]),
      told([{ kind: 'blow', from: 'a', to: 'b', landed: true }]),
    ];
    const beats = beatsOf({ before, after, dispatches, walks: [walk('a', 0, 4)] });
    expect(beats.map((beat) => ('walk' in beat ? 'walk' : beat.gesture.kind))).toEqual([
      'fire',
      'walk',
      'blow',
    ]);
    const [fire, blow] = gestures(beats);
    expect([fire!.at.x, fire!.to[0]!.x]).toEqual([0, 10]);
    expect([blow!.at.x, blow!.to[0]!.x]).toEqual([4, 10]);
  });

  it('walks that no cue speaks of are gone at the end; slips are no gestures; nobody is nowhere', () => {
    const dispatches = [
      told([
        { kind: 'slip', slip: { title: 'x' } },
        { kind: 'blow', from: 'nobody', to: 'b', landed: true },
        { kind: 'terror', figure: 'b', held: false },
      ]),
    ];
    const beats = beatsOf({ before, after, dispatches, walks: [walk('a', 0, 4)] });
    expect(beats.map((beat) => ('walk' in beat ? 'walk' : beat.gesture.kind))).toEqual(['terror', 'walk']);
  });

  it('dice have their sum with them; dice that were not thrown are none', () => {
    const attempt = { who: 'a', total: 9, needed: 8, passes: 'at-least', passed: true } as const;
    const dispatches = [
      told([{ kind: 'dice', by: 'b' }], { dice: [die], attempt }),
      told([{ kind: 'dice', by: 'b' }]),
    ];
    const [thrown, ...others] = gestures(beatsOf({ before, after, dispatches, walks: [] }));
    expect(others).toEqual([]);
    expect(thrown!.thrown).toEqual({ dice: [die], modifiers: [], attempt });
  });

  it('a ring runs down from where it stood, hurt by hurt, never below nothing or above all', () => {
    const harm = (points: number) => told([{ kind: 'harm', figure: 'b', points }]);
    const rings = gestures(
      beatsOf({ before, after, dispatches: [harm(4), harm(9), harm(-20)], walks: [] }),
    ).map(({ ring }) => ring);
    expect(rings).toEqual([
      { before: 1, after: 0.6 },
      { before: 0.6, after: 0 },
      { before: 0, after: 1 },
    ]);
  });

  it('a whole group has its middle', () => {
    const line = { figures: [man('x', 2, { group: 'g' }), man('y', 6, { group: 'g' })] };
    const dispatches = [told([{ kind: 'terror', figure: 'g', held: true }])];
    expect(gestures(beatsOf({ before: line, after: line, dispatches, walks: [] }))[0]!.at.x).toBe(4);
  });
});

describe('when it is seen', () => {
  const show = { pace: 450, toPaper: (spot: { x: number; y: number }) => spot, groupOf: () => undefined };
  const shot = (n: number) =>
    told([
      { kind: 'fire', from: 'a', to: ['b'] },
      { kind: 'ball', from: 'a', to: 'b', end: n % 2 === 0 ? 'hit' : 'wide' },
    ]);

  it('a shot: line and flash take 320 milliseconds at the usual pace, then the ball; the last of it stays a while', () => {
    const beats = beatsOf({ before, after, dispatches: [shot(0)], walks: [] });
    const { casts, length } = timelineOf([], show, beats);
    expect(casts.map(({ at }) => at)).toEqual([0, 320]);
    expect(length).toBe(980);
    expect(timelineOf([], { ...show, pace: 900 }, beats).length).toBe(1960);
  });

  it('a walk is waited for before the next gesture', () => {
    const dispatches = [
      told([{ kind: 'move', figure: 'a', to: { x: 144, y: 0, z: 0 } }]),
      told([{ kind: 'forced', figure: 'b', mover: 'a' }]),
    ];
    const walks = [walk('a', 0, 144)];
    const { casts } = timelineOf(walks, show, beatsOf({ before, after, dispatches, walks }));
    expect(casts[0]!.at).toBe(450);
  });

  it('a volley of thirty rolls along the line instead of taking half a minute', () => {
    const dispatches = Array.from({ length: 30 }, (_, n) => shot(n));
    const { length, casts } = timelineOf([], show, beatsOf({ before, after, dispatches, walks: [] }));
    expect(casts).toHaveLength(60);
    expect(length).toBeLessThanOrEqual(3600);
  });
});

describe('counters while it is seen', () => {
  const toCome = (...cues: readonly Cue[]): readonly Cast[] =>
    gestures(beatsOf({ before, after, dispatches: [told(cues)], walks: [] })).map((beat) => ({
      beat,
      at: 0,
    }));

  it('stand and are whole until they are hurt and fall', () => {
    const harm: Cue = { kind: 'harm', figure: 'b', points: 7 };
    const death: Cue = { kind: 'death', figure: 'b' };
    const drawn = (casts: readonly Cast[]) =>
      heldFigures(before.figures, after.figures, casts, []).find(({ id }) => id === 'b');
    expect(drawn(toCome(harm, death))?.health?.left).toBe(10);
    expect(drawn(toCome(death))?.health?.left).toBe(3);
    expect(drawn([])).toBeUndefined();
  });

  it('nobody is there before he arrives, and whoever walks off the table is seen to', () => {
    const none = { figures: [man('a', 0)] };
    const arrival: Cue = { kind: 'arrival', figure: 'b', at: { x: 10, y: 0, z: 0 } };
    const there = { figures: [man('a', 0), man('b', 10)] };
    const ids = (casts: readonly Cast[]) =>
      heldFigures(none.figures, there.figures, casts, []).map(({ id }) => id);
    expect(ids(toCome(arrival))).toEqual(['a']);
    expect(ids([])).toEqual(['a', 'b']);
    const leaving = heldFigures(before.figures, after.figures, [], [walk('b', 10, 20)]);
    expect(leaving.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('the same counter is the same object: nothing is drawn anew that looks as before', () => {
    const casts = toCome({ kind: 'harm', figure: 'b', points: 7 }, { kind: 'death', figure: 'b' });
    const [one, two] = [0, 0].map(() => heldFigures(before.figures, after.figures, casts, []));
    expect(one![1]).toBe(two![1]);
  });
});
