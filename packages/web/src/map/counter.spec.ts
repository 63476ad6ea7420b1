import type { Coat, SceneFigure, Sign } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { type Counter, drawCounter } from './counter.ts';
import { drawMarker } from './marker.ts';
import { markOf } from './symbols.ts';

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
    ['done', 'counter-done'],
    ['down', 'counter-down'],
  ] as const)('shows that it is %s', (kind, shown) => {
    expect(drawn({ signs: [sign(kind, 1)] })).toContain(shown);
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

  it('wears a plain coat where nobody knows the one it asked for', () => {
    expect(drawn({}, { coat: 'austria' })).toContain('counter-austria');
    expect(drawn({}, { coat: '"><script>' as Coat })).toContain('class="counter counter-plain"');
  });
});

it.each(['clue', 'object', 'gun', 'other'] as const)(
  'a marker for a %s is drawn about the origin',
  (kind) => {
    expect(drawMarker(kind)).toContain(`marker-${kind}`);
  },
);
