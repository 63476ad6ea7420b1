import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloneJson, cloneState } from './clone.ts';
import { stateFor } from './coin-game.spec-support.ts';

function partsOf(node: unknown): object[] {
  return typeof node === 'object' && node !== null ? [node, ...Object.values(node).flatMap(partsOf)] : [];
}

describe('a copy of JSON', () => {
  it('equals what went through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(cloneJson(plain)).toEqual(plain);
        expect(JSON.stringify(cloneJson(plain))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it('shares nothing with the original', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const originals = new Set(partsOf(value));
        expect(partsOf(cloneJson(value)).some((part) => originals.has(part))).toBe(false);
      }),
    );
  });

  it('keeps keys that mean something elsewhere', () => {
    const hostile = JSON.parse('{"__proto__": {"a": [1]}, "constructor": {"b": 2}, "toString": 3}') as object;
    const copy = cloneJson(hostile);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(hostile));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

describe('a copy of a state', () => {
  it('equals the state, and shares only its fixed keys', () => {
    const state = stateFor(['curious'], 3);
    const copy = cloneState(state, ['board']);
    expect(copy).toEqual(state);
    expect(copy.board).toBe(state.board);
    const originals = new Set(partsOf({ ...state, board: null }));
    expect(partsOf({ ...copy, board: null }).some((part) => originals.has(part))).toBe(false);
  });

  it('can be played on without the state noticing', () => {
    const state = stateFor();
    const before = JSON.stringify(state);
    const copy = cloneState(state, ['board']);
    copy.players[0]!.coins.pop();
    copy.players[1]!.at = { x: 9, y: 9, z: 9 };
    copy.dice.words[0] = 99;
    copy.notes.push('changed');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('shares only at the top: the same name deeper down is copied', () => {
    const state = { ...stateFor(), notes: [{ board: { deep: true } }] };
    const copy = cloneState(state, ['board']);
    expect(copy.notes[0]).toEqual(state.notes[0]);
    expect(copy.notes[0]!.board).not.toBe(state.notes[0]!.board);
  });
});
