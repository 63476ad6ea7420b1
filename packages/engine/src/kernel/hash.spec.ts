import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoinState, stateFor } from './coin-game.spec-support.ts';
import { hashJson, hashState } from './hash.ts';
import { sameJson } from './json.ts';

const json = fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object the other way round. */
function reversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reversed);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

/** Every value that differs from this one in a single leaf. */
function* changed(node: unknown): Generator {
  if (Array.isArray(node)) {
    for (const [i, item] of node.entries())
      for (const other of changed(item)) yield node.map((was: unknown, k) => (k === i ? other : was));
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node)) {
      for (const other of changed(item))
        yield Object.fromEntries(Object.entries({ ...node }).map(([k, v]) => [k, k === key ? other : v]));
    }
  } else if (typeof node === 'number') yield* [node + 1, -node - 1, node + 0.5, null, `${node}`];
  else if (typeof node === 'string') yield* [`${node} `, `x${node}`, null, 0];
  else yield* [node !== true, 0, '', [], {}].filter((other) => other !== node);
}

describe('the hash of JSON', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashJson(reversed(value))).toBe(hashJson(value));
      }),
    );
  });

  it('changes with any single leaf', () => {
    fc.assert(
      fc.property(json, (value) => {
        const others = [...changed(value)].filter((other) => !sameJson(other, value));
        expect(others.map(hashJson)).not.toContain(hashJson(value));
      }),
    );
  });

  it('survives the JSON round trip', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashJson(JSON.parse(JSON.stringify(value)))).toBe(hashJson(value));
      }),
    );
  });

  it('is alike for 0 and -0, which JSON cannot tell apart', () => {
    expect(hashJson({ x: -0 })).toBe(hashJson({ x: 0 }));
  });

  it.each([
    ['null, false, 0, an empty text, list and object', [null, false, 0, '', [], {}]],
    ['1, "1", true and [1]', [1, '1', true, [1], { 1: 1 }]],
    ['lists bracketed otherwise', [[1, [2]], [[1], 2], [1, 2], [[1, 2]], [[1, 2], []]]],
    ['texts cut otherwise', [['ab', 'c'], ['a', 'bc'], ['abc'], 'abc']],
    ['a missing key and one that is null', [{}, { a: null }, { a: 0 }]],
    [
      'values changed about between keys',
      [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
        { b: 1, a: 1 },
        { a: 2, b: 2 },
      ],
    ],
    ['numbers a hair apart', [1, 1 + Number.EPSILON, 2147483647, 2147483648, -2147483648, 4294967296, 1e300]],
    [
      'lists in another order',
      [
        [1, 2, 3],
        [3, 2, 1],
        [2, 1, 3],
      ],
    ],
  ])('tells apart %s', (_, values) => {
    expect(new Set(values.map(hashJson)).size).toBe(values.length);
  });

  it('has no two alike among a hundred thousand small states', () => {
    const seen = new Set<string>();
    for (let x = 0; x < 100; x++)
      for (let y = 0; y < 100; y++)
        for (let z = 0; z < 10; z++)
          seen.add(
            hashJson([
              { at: { x, y }, z },
              { at: { x: y, y: x }, z },
            ]),
          );
    expect(seen.size).toBe(100_000);
  });

  it.each([
    [null, '92a7932b067ed1d3'],
    [0, '3b5996335a52a61b'],
    [-1.5, '7019be81886be1f2'],
    ['vedette', 'd4251cfd755b2bc1'],
    [[], '65e4d7dcbdbe648b'],
    [{}, '99b5764b07219114'],
    [{ b: [1, 2, { c: true }], a: 'é' }, '0d26ee3ccc8f5e95'],
  ])('of %j is the same for ever: replays are compared by it', (value, hash) => {
    expect(hashJson(value)).toBe(hash);
  });
});

describe('the hash of a state', () => {
  it('is the same for equal states, whoever made their fixed parts', () => {
    const [a, b] = [stateFor(), stateFor()];
    expect(a.board).not.toBe(b.board);
    expect(hashState(a, ['board'])).toBe(hashState(b, ['board']));
    expect(hashState(JSON.parse(JSON.stringify(a)) as CoinState, ['board'])).toBe(hashState(a, ['board']));
  });

  it('changes when a fixed part is replaced by another', () => {
    const state = stateFor();
    const other = { ...state, board: { ...state.board, size: 11 } };
    expect(hashState(other, ['board'])).not.toBe(hashState(state, ['board']));
  });

  it('changes with the dice', () => {
    const state = stateFor();
    const hash = hashState(state, []);
    state.dice.words[2] ^= 1;
    expect(hashState(state, [])).not.toBe(hash);
  });

  it('takes no notice of a fixed key that is not there', () => {
    expect(hashState(stateFor(), ['board', 'weather'])).toBe(hashState(stateFor(), ['board']));
  });

  it('of this state is the same for ever', () => {
    expect(hashState(stateFor(), ['board'])).toBe('e50a932728f8341e');
  });
});
