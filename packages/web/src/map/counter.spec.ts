import {
  COUNTER_SYMBOLS,
  type Coat,
  MARKER_KINDS,
  type SceneFigure,
  type Sign,
  type SignKind,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { CUTS } from './coats.ts';
import { type Counter, drawCounter } from './counter.ts';
import { KEYED_SIGNS } from './keyed-signs.ts';
import { drawMarker } from './marker.ts';
import { markOf, SYMBOLS } from './symbols.ts';

const sign = (kind: Sign['kind'], count?: number): Sign => ({
  kind,
  words: kind,
  ...(count === undefined ? {} : { count }),
});

function drawn(figure: Partial<SceneFigure> = {}, more: Partial<Counter> = {}): string {
  const base = { id: 'a', type: 'Rifleman', health: { left: 10, full: 10 }, signs: [] };
  return drawCounter({
    figure: { ...base, symbol: 'rifle', ...figure },
    coat: 'britain',
    base: 11.8,
    selected: false,
    target: false,
    ...more,
  });
}

describe('letters', () => {
  it('are those that a counter brings, if they are letters', () => {
    expect(markOf('wolf', 'Ww', 'Werewolf')).toBe('Ww');
    expect(markOf('wolf', undefined, 'Werewolf')).toBeNull();
    expect(markOf('wolf', '<b', 'Werewolf')).toBeNull();
  });

  it('are the first of the name of what nobody drew', () => {
    expect(markOf('plain', undefined, 'Marsh King')).toBe('MK');
    expect(markOf('plain', undefined, '<b')).toBeNull();
  });
});

describe('a counter', () => {
  it('shows no sign that nobody gave it', () => {
    expect(drawn()).not.toMatch(/terror|frightful|fatigue|smoke|parcel|horse|selected|target|counter-d/);
  });

  it.each([
    ['tired', 'class="fatigue"'],
    ['unloaded', 'class="smoke"'],
    ['afraid', 'class="terror"'],
    ['frightful', 'class="frightful"'],
    ['carrying', 'class="parcel"'],
    ['mounted', 'class="horse"'],
    ['done', 'class="done-tick"'],
    ['down', 'counter-down'],
    ['aloft', 'class="wing"'],
    ['asleep', 'class="blanket"'],
    ['bleeding', 'class="badge-bleeding"'],
    ['cursed', 'class="badge-cursed"'],
    ['fallen', 'class="limbs"'],
    ['feeding', 'class="badge-feeding"'],
    ['hanging', 'class="ledge"'],
    ['hidden', 'class="veil"'],
    ['mad', 'class="badge-mad"'],
    ['possessed', 'class="demon-horn"'],
    ['transfixed', 'class="chain"'],
    ['unreal', 'class="mist"'],
    ['unwilling', 'class="badge-unwilling"'],
  ] as const)('shows that it is %s', (kind, shown) => {
    expect(drawn({ signs: [sign(kind, 1)] })).toContain(shown);
  });

  it('shows by a shadow over the lower half alone that somebody is hidden: whose and what he is stays to be seen', () => {
    const [, strokes = ''] = /class="veil" d="([^"]+)"/.exec(drawn({ signs: [sign('hidden', 1)] })) ?? [];
    const ends = [...strokes.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(ends.length).toBeGreaterThan(5);
    for (const [, x, y] of ends) expect(Number(x) + Number(y)).toBeGreaterThan(3);
  });

  it('shows the choice and the target', () => {
    expect(drawn({}, { selected: true })).toContain('class="selected"');
    expect(drawn({}, { target: true })).toContain('class="target"');
  });

  it('counts fatigue in lozenges up to four, then in figures', () => {
    const count = (n: number) => drawn({ signs: [sign('tired', n)] });
    expect(count(3).match(/l2\.7 3\.6/g)).toHaveLength(3);
    expect(count(4)).not.toContain('fatigue-count');
    expect(count(6).match(/l2\.7 3\.6/g)).toHaveLength(4);
    expect(count(6)).toContain('>6</text>');
  });

  it.each([
    [10, 'sound'],
    [7, 'sound'],
    [6, 'hurt'],
    [3, 'failing'],
    [0, 'failing'],
  ])('at %i of 10 it is %s', (left, grade) => {
    expect(drawn({ health: { left, full: 10 } })).toContain(`health-${grade}`);
  });

  it('has no rim of health where that is not counted', () => {
    expect(drawn({ health: null })).not.toContain('class="health');
  });

  it('of those who look alike each is cut to a shape of its own', () => {
    const shapes = CUTS.map((cut) => drawn({}, { cut }).replace(/ class="[^"]*"/g, ''));
    expect(new Set(shapes).size).toBe(CUTS.length);
    expect(drawn()).toBe(drawn({}, { cut: 'round' }));
  });

  it('keeps its coat when it has had its turn', () => {
    const done = drawn({ signs: [sign('done')] });
    expect(done).toContain('counter-britain');
    expect(done).toContain('class="coat"');
  });

  it('wears a plain coat where nobody knows the one it asked for', () => {
    expect(drawn({}, { coat: 'austria' })).toContain('counter-austria');
    expect(drawn({}, { coat: '"><script>' as Coat })).toContain('class="counter counter-plain"');
  });
});

describe('signs without colour', () => {
  const shapeOf = (...kinds: readonly SignKind[]): string =>
    drawn({ signs: kinds.map((kind) => sign(kind)) }).replace(/ class="[^"]*"/g, '');
  const shown: readonly (SignKind | null)[] = [null, 'done', 'down', ...KEYED_SIGNS];

  it('every sign, and none, is a shape of its own', () => {
    const shapes = shown.map((kind) => (kind === null ? shapeOf() : shapeOf(kind)));
    expect(new Set(shapes).size).toBe(shown.length);
  });

  it('two signs together are neither of the two alone', () => {
    const pairs = KEYED_SIGNS.flatMap((a, i) => KEYED_SIGNS.slice(i + 1).map((b) => [a, b] as const));
    expect(new Set(pairs.map(([a, b]) => shapeOf(a, b))).size).toBe(pairs.length);
  });

  it('the order in which signs are told does not matter', () => {
    expect(shapeOf('cursed', 'mad', 'fallen')).toBe(shapeOf('fallen', 'mad', 'cursed'));
  });

  it('no badge lies on another, nor on what carries, rides, smokes or tires', () => {
    const others = ['carrying', 'mounted', 'tired', 'unloaded'] as const;
    for (let bits = 0; bits < 16; bits++) {
      const signs = others.filter((_, i) => (bits & (1 << i)) !== 0);
      const places = drawn({ signs: [...signs, 'cursed', 'bleeding'].map((kind) => sign(kind as SignKind)) })
        .match(/class="badge-\w+" transform="translate\([^)]*\)/g)
        ?.map((text) => text.slice(text.indexOf('translate')));
      expect(new Set(places).size).toBe(2);
      for (const taken of signs) {
        const alone = drawn({ signs: [sign(PREFERRED[taken])] }).match(/translate\([^)]*\)">/)?.[0];
        expect(places).not.toContain(alone?.slice(0, -2));
      }
    }
  });

  /** Who would sit where the other does. */
  const PREFERRED = { carrying: 'feeding', mounted: 'cursed', tired: 'bleeding', unloaded: 'mad' } as const;

  it('wounds are counted, up to nine and in figures only', () => {
    expect(drawn({ signs: [sign('bleeding', 3)] })).toContain('>3</text>');
    expect(drawn({ signs: [sign('bleeding', 1)] })).not.toContain('badge-count');
    expect(drawn({ signs: [sign('bleeding', 1e6)] })).toContain('>9</text>');
  });
});

describe('symbols', () => {
  it('are one stroke each, and no two alike', () => {
    expect(Object.keys(SYMBOLS).sort()).toEqual([...COUNTER_SYMBOLS].sort());
    const strokes = COUNTER_SYMBOLS.map((symbol) => SYMBOLS[symbol]);
    expect(new Set(strokes).size).toBe(strokes.length);
    expect(strokes.filter((d) => !/^M[-\d. MLHVCSQTAZa]+$/.test(d))).toEqual([]);
  });
});

it.each(MARKER_KINDS)('a marker for a %s is drawn about the origin', (kind) => {
  expect(drawMarker(kind)).toContain(`marker-${kind}`);
});
