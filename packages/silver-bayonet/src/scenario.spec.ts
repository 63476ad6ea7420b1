import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { scenarios } from './scenario.ts';

const [skirmish] = scenarios.list;

function codes(change: object): readonly string[] {
  const checked = checkDocument(scenarios, { ...skirmish, ...change });
  return checked.ok ? [] : checked.refusals.map(({ code }) => code);
}

describe('scenarios', () => {
  it('SB-GEN-06 the built-in one is legal, 36" by 36"; other sizes are too', () => {
    expect(codes({})).toEqual([]);
    expect([skirmish!.width, skirmish!.depth]).toEqual([36, 36]);
    const small = { south: [0, 0, 30, 6], north: [0, 24, 30, 30] };
    expect(codes({ width: 30, depth: 30, zones: small, terrain: [], clues: [] })).toEqual([]);
    expect(codes({ width: 48, depth: 24, zones: small, terrain: [], clues: [] })).toEqual(['scenario.zone']);
  });

  it('SB-SET-02 zones lie on the table, and there are two at least', () => {
    const south = [0, 0, 36, 6];
    expect(codes({ zones: { south } })).toEqual(['scenario.zones']);
    expect(codes({ zones: { south, north: [0, 30, 40, 36] } })).toEqual(['scenario.zone']);
    expect(codes({ zones: { south, north: [36, 30, 0, 36] } })).toEqual(['scenario.zone']);
    expect(codes({ zones: { south, '2': [0, 30, 36, 36] } })).toEqual(['schema.invalid']);
  });

  it('SB-SET-03 markers of several colours have decks of their own', () => {
    const clues = [
      { id: 'r', deck: 'red', x: 10, y: 10, z: 0 },
      { id: 'b', deck: 'black', x: 20, y: 10, z: 0 },
    ];
    expect(codes({ clues, decks: { red: ['one'], black: ['two'] } })).toEqual([]);
    expect(codes({ clues, decks: { red: ['one'] } })).toEqual(['scenario.no-deck']);
  });

  it('SB-SET-04 a deck may have more cards than markers, not fewer', () => {
    expect(codes({ decks: { clues: ['a', 'b', 'c', 'd', 'e'] } })).toEqual([]);
    expect(codes({ decks: { clues: ['a', 'b', 'c'] } })).toEqual([]);
    expect(codes({ decks: { clues: ['a', 'b'] } })).toEqual(['scenario.few-cards']);
  });

  it('SB-GEN-10 pieces have names of their own', () => {
    const [piece] = skirmish!.terrain;
    expect(codes({ terrain: [piece, piece] })).toEqual(['scenario.twice']);
  });
});
