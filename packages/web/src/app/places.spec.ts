import { describe, expect, it } from 'vitest';
import { lookAlike } from '../map/coats.ts';
import type { Catalogue, Judgement } from '../referee/messages.ts';
import {
  fitted,
  isForOne,
  mayAllGo,
  mayGo,
  type Place,
  requestOf,
  settledPlaces,
  usualPlaces,
} from './places.ts';

const ALL = ['random', 'recruit', 'regular', 'veteran'] as const;
const fine: Judgement = { problems: [null, null, null], part: null };
const refusal = { code: 'unit.too-many', message: 'Too many.' };
const tooMany: Judgement = { problems: [refusal, refusal, refusal], part: null };
/** As a game may pair its units. */
const PAIRING = [1, 2, 3, 4];
const place = (unit: number, some: Partial<Place> = {}): Place => ({
  sitter: 'person',
  unit,
  members: null,
  ...some,
});

describe('seats of a new game', () => {
  it('stay as they are wanted where the game allows it', () => {
    const wanted = [place(0), place(2, { sitter: 'veteran' })];
    const settled = settledPlaces(wanted, ALL, [fine, tooMany, fine]);
    expect(settled).toEqual(wanted.map((one) => ({ ...one, instead: null })));
  });

  it('have a unit that may go, no two the same, and say why', () => {
    const settled = settledPlaces([place(0), place(1), place(2)], ALL, [fine, tooMany, tooMany, fine, fine]);
    expect(settled.map(({ unit, instead }) => [unit, instead?.of ?? null])).toEqual([
      [0, null],
      [3, 1],
      [4, 2],
    ]);
    expect(settled[1]!.instead!.problem.message).toBe('Too many.');
  });

  it('have a unit that may go there, though it may not go elsewhere', () => {
    const second: Judgement = { problems: [refusal, null], part: null };
    expect(settledPlaces([place(0), place(1)], ALL, [fine, second])[1]).toMatchObject({
      unit: 1,
      instead: null,
    });
    const settled = settledPlaces([place(1), place(0)], ALL, [fine, second, fine]);
    expect(settled.map(({ unit, instead }) => [unit, instead?.of ?? null])).toEqual([
      [2, 1],
      [0, null],
    ]);
  });

  it('share a unit when there is no other, and keep a wrong one when there is none', () => {
    expect(settledPlaces([place(0), place(1)], ALL, [fine, tooMany]).map(({ unit }) => unit)).toEqual([0, 0]);
    expect(settledPlaces([place(1)], ALL, [tooMany, tooMany])[0]).toMatchObject({ unit: 1, instead: null });
  });

  it('are taken by the best bot that the game has', () => {
    const settled = settledPlaces([place(0, { sitter: 'veteran' })], ['random', 'recruit'], [fine]);
    expect(settled[0]!.sitter).toBe('recruit');
  });

  it('are never dealt to two who look alike', () => {
    const coats = ['austria', 'britain', 'france', 'prussia', 'russia', 'spain'] as const;
    const units = (asked: number | null, count: number, usual: readonly number[]) =>
      fitted(
        usualPlaces(usual, { asked, alone: false }, coats),
        usual,
        { min: count, max: count },
        coats,
      ).map(({ unit }) => coats[unit]!);
    for (const usual of [[], [1, 2, 3, 4], [1, 2, 4, 5]])
      for (const count of [2, 3, 4])
        for (const asked of [null, 0, 1, 2, 3, 4, 5]) {
          const worn = units(asked, count, usual);
          expect(worn).toHaveLength(count);
          worn.forEach((coat, i) => {
            for (const other of worn.slice(0, i))
              expect([coat, other, lookAlike(coat, other)]).toEqual([coat, other, false]);
          });
        }
  });

  it('are usually for one against the monsters, and for two against each other', () => {
    expect(usualPlaces(PAIRING, { asked: null, alone: true })).toEqual([place(1)]);
    expect(usualPlaces(PAIRING, { asked: 7, alone: false }).map(({ unit }) => unit)).toEqual([7, 2]);
    expect(usualPlaces([], { asked: null, alone: false }).map(({ unit }) => unit)).toEqual([0, 1]);
  });

  it('are for one where one may stand against the monsters, and only there', () => {
    expect(isForOne({ mode: 'solo', players: { min: 1, max: 4 } })).toBe(true);
    expect(isForOne({ mode: 'solo', players: { min: 2, max: 4 } })).toBe(false);
    expect(isForOne({ mode: 'competitive', players: { min: 1, max: 2 } })).toBe(false);
    expect(isForOne(null)).toBe(false);
  });

  it('let a game begin once everybody who is wanted may go', () => {
    const part = { rule: 'X', members: [], most: 0, points: 9, usual: [], note: '', nobody: '' };
    const some: Judgement = { problems: [null, null], part };
    expect(mayAllGo([place(0), place(1)], [])).toBe(true);
    expect(mayAllGo([place(0), place(0)], [fine])).toBe(true);
    expect(mayAllGo([place(0), place(1)], [fine, tooMany])).toBe(false);
    expect(mayAllGo([place(0)], [some])).toBe(true);
    expect(mayAllGo([place(0, { members: [0] })], [some])).toBe(false);
  });

  it('are as many as the scenario takes', () => {
    expect(fitted([place(0)], PAIRING, { min: 3, max: 4 }).map(({ unit }) => unit)).toEqual([0, 2, 3]);
    expect(fitted([place(0), place(1)], PAIRING, { min: 1, max: 1 })).toHaveLength(1);
  });

  it('are for people where friends play, for regulars where one plays at home', () => {
    const sitters = (friends: boolean) =>
      fitted(
        usualPlaces(PAIRING, { asked: null, alone: false, friends }),
        PAIRING,
        { min: 3, max: 3 },
        [],
        friends ? 'person' : 'regular',
      ).map(({ sitter }) => sitter);
    expect(sitters(true)).toEqual(['person', 'person', 'person']);
    expect(sitters(false)).toEqual(['person', 'regular', 'regular']);
  });

  it('send along no more than may go', () => {
    const member = (points: number) => ({ name: 'A', kind: 'B', points });
    const part = {
      rule: 'X',
      members: [10, 20, 30].map(member),
      most: 2,
      points: 40,
      usual: [0, 2],
      note: '',
      nobody: '',
    };
    expect(mayGo(part, [0, 2])).toBe(true);
    expect(mayGo(part, [1, 2])).toBe(false);
    expect(mayGo({ ...part, points: 99 }, [0, 1, 2])).toBe(false);
  });

  it('ask for what was chosen, and tell namesakes apart', () => {
    const catalogue: Catalogue = {
      title: 'T',
      units: [{ name: 'The Watch', document: 1, coat: null }],
      scenarios: [],
      options: { fast: { kind: 'switch', default: false, title: '', rule: '' } },
      optionGroups: [],
      levels: ALL,
    };
    const places = [place(0, { members: [1] }), place(0)];
    expect(requestOf(catalogue, 's', places, { fast: true, stray: 1 })).toEqual({
      scenario: 's',
      seats: [
        { name: 'The Watch', unit: 1, members: [1] },
        { name: 'The Watch (2)', unit: 1 },
      ],
      options: { fast: true },
    });
  });
});
