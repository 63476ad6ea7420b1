import type { Json } from '@vedette/engine';
import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changesBetween } from './patch.ts';

const json = jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('changes', () => {
  it('turn any value into any other, also through JSON', () => {
    assert(
      property(json, json, (before, after) => {
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after)));
        expect(changed(before, changes)).toEqual(after);
      }),
    );
  });

  it('are none where nothing changed', () => {
    assert(
      property(json, (value) => {
        expect(changesBetween(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it('name the smallest place', () => {
    const before = {
      figures: [
        { id: 'a', x: 1 },
        { id: 'b', x: 2 },
      ],
      turn: 1,
    };
    const after = {
      figures: [
        { id: 'a', x: 1 },
        { id: 'b', x: 3 },
      ],
      turn: 1,
    };
    expect(changesBetween(before, after)).toEqual([['set', ['figures', 1, 'x'], 3]]);
  });

  it('keep what a list has in common at both ends', () => {
    expect(changesBetween(['a', 'b', 'c', 'd'], ['a', 'x', 'd'])).toEqual([['splice', [], 1, 2, ['x']]]);
    expect(changesBetween({ list: [1, 2] }, { list: [1, 2, 3] })).toEqual([['splice', ['list'], 2, 0, [3]]]);
  });

  it('leave the old value as it was, and share what they do not touch', () => {
    const before = Object.freeze({ ground: Object.freeze({ walls: 3 }), turn: 1 });
    const after = changed(before, [['set', ['turn'], 2]]) as typeof before;
    expect(after.ground).toBe(before.ground);
    expect(before.turn).toBe(1);
  });

  it('that do not fit are refused', () => {
    for (const path of [
      ['nowhere', 'x'],
      ['list', 7],
      ['list', 'length'],
      ['turn', 'x'],
    ])
      expect(() => changed({ list: [1], turn: 1 }, [['set', path, 1]])).toThrow('no place');
    expect(() => changed({ turn: 1 }, [['splice', ['turn'], 0, 0, []]])).toThrow('no place');
  });

  it('cannot reach a prototype', () => {
    const after = changed({}, [['set', ['__proto__'], { polluted: true }]]) as Record<string, unknown>;
    expect(Object.keys(after)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(() => changed({}, [['set', ['constructor', 'prototype', 'x'], 1]])).toThrow('no place');
  });
});
