import type { Telling } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { annalsFrom } from './campaign-annals.ts';
import { deedsOf } from './deeds.ts';

const figures = [
  { id: 'tarr', name: 'Moses Tarr', side: 0 },
  { id: 'lyle', name: 'Surgeon Lyle', side: 0 },
  { id: 'pohl', name: 'Konrad Pohl', side: 1 },
  { id: 'dog', name: 'Black Dog', side: null },
];

const turn = (n: number): Partial<Telling> => ({ turn: n });
const hurt = (figure: string, by: string | null, points = 10): Partial<Telling> => ({
  hurt: { figure, by, points },
});
const out = (lost: string): Partial<Telling> => ({ lost, struck: {} });

function deeds(...told: readonly Partial<Telling>[]) {
  const found = deedsOf(
    told.map((some) => ({
      telling: { kind: 'story', figures: [], dice: [], modifiers: [], ...some },
    })),
    figures,
  );
  return (id: string) => found.get(id)!;
}

describe('what a log tells of one figure', () => {
  it('SB-ATT-30 down, and later out of it for good, is one man brought down, in the turn in which he fell', () => {
    const of = deeds(turn(4), hurt('pohl', 'tarr'), out('pohl'), turn(5), out('pohl'));
    expect(of('tarr').felled).toEqual(['Konrad Pohl']);
    expect(of('pohl').lostIn).toBe(4);
    expect(of('lyle').felled).toEqual([]);
  });

  it('SB-ATT-30 helped up he is not lost; brought down again, the last who did it has him, and nobody twice', () => {
    const fallen = [turn(2), hurt('pohl', 'tarr'), out('pohl'), { regained: 'pohl' }];
    expect(deeds(...fallen)('pohl').lostIn).toBeNull();
    expect(deeds(...fallen)('tarr').felled).toEqual(['Konrad Pohl']);
    const again = deeds(...fallen, turn(3), hurt('pohl', 'lyle', 2), out('pohl'));
    expect([again('tarr').felled, again('lyle').felled]).toEqual([[], ['Konrad Pohl']]);
    expect(again('pohl').lostIn).toBe(3);
  });

  it('his own people, terror and nobody at all have brought down nobody', () => {
    const of = deeds(hurt('lyle', 'tarr'), out('lyle'), { lost: 'pohl' }, hurt('tarr', null), out('tarr'));
    for (const { id } of figures) expect(of(id).felled).toEqual([]);
  });

  it('a book that was kept when the fallen counted twice is read without them', () => {
    const member = { member: 'm1', seat: 0, name: 'Moses Tarr', dealt: 10, taken: 0, lostIn: null };
    const kept = {
      number: 1,
      played: 1,
      game: 'g',
      turns: 6,
      winners: [0],
      ending: [],
      members: [{ ...member, felled: ['Konrad Pohl', 'Konrad Pohl', 'Abel Fenn'] }],
    };
    expect(annalsFrom([kept])[0]!.members[0]!.felled).toEqual(['Konrad Pohl', 'Abel Fenn']);
  });
});
