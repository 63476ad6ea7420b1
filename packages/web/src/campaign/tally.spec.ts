import { describe, expect, it } from 'vitest';
import type { MemberAnnal } from '../referee/campaign-annals.ts';
import { menOf, serviceOf, talliesOf } from './tally.ts';

const man = (member: string, name: string, more: Partial<MemberAnnal> = {}): MemberAnnal => ({
  member,
  seat: member.startsWith('1') ? 0 : 1,
  name,
  felled: [],
  dealt: 0,
  taken: 0,
  lostIn: null,
  ...more,
});

const game = (number: number, winners: readonly number[], casualties: readonly number[]) => ({
  number,
  title: `Game ${number}`,
  result: { winners, sides: casualties.map((n, seat) => ({ seat, points: 0, casualties: n })) },
  sides: [],
});

const unit = (player: string) => ({ player, unit: `${player}’s own`, standing: 0, members: [], notes: [] });

const book = {
  farewells: [],
  dispatches: [],
  units: [unit('Ann'), unit('Bo')],
  history: [game(1, [0], [1, 3]), game(2, [], [0, 0])],
  present: { ...game(3, [1], [2, 0]), aside: '', chapter: '', seats: [0, 1] },
  annals: [
    {
      number: 1,
      played: 5,
      game: 'a',
      turns: 4,
      winners: [0],
      ending: [],
      members: [
        man('1.1', 'Hale', { felled: ['Wolf', 'Petit'], dealt: 9 }),
        man('2.1', 'Petit', { lostIn: 2 }),
      ],
    },
    {
      number: 3,
      played: 7,
      game: 'b',
      turns: 4,
      winners: [1],
      ending: [],
      members: [man('1.1', 'Hale', { taken: 4 }), man('2.1', 'Petit II', { felled: ['Hale'] })],
    },
  ],
};

describe('the tables of a campaign', () => {
  it('count games, wins, draws, casualties and kills of every player, the game in hand among them', () => {
    expect(talliesOf(book)).toMatchObject([
      { player: 'Ann', games: 3, won: 1, drawn: 1, lost: 1, casualties: 3, kills: 2 },
      { player: 'Bo', games: 3, won: 1, drawn: 1, lost: 1, casualties: 3, kills: 1 },
    ]);
  });

  it('leave out a game that nobody has reported yet', () => {
    expect(talliesOf({ ...book, present: { ...book.present, result: null } })[0]).toMatchObject({
      games: 2,
      lost: 0,
      casualties: 1,
    });
  });

  it('count kills by man; whoever took a dead man’s place begins anew', () => {
    expect(menOf(book).map(({ name, kills, games }) => [name, kills, games])).toEqual([
      ['Hale', 2, 2],
      ['Petit II', 1, 1],
      ['Petit', 0, 1],
    ]);
  });

  it('has the games of everybody’s sheet, those that no log knows among them', () => {
    const hale = { id: '1.1', name: 'Hale', service: [{ game: 2, words: ['stood to the end'] }] } as never;
    const withRolls = { ...book, units: [{ ...unit('Ann'), members: [hale] }, unit('Bo')] };
    expect(menOf(withRolls).map(({ name, games }) => [name, games])).toEqual([
      ['Hale', 3],
      ['Petit II', 1],
      ['Petit', 1],
    ]);
  });

  it('mark what was struck out by hand since, in the games before, and tell of it after the game', () => {
    const line = (number: number, some: object) =>
      ({
        number,
        text: 'Edited: Hale never had it: Leg Wound.',
        rule: '',
        event: { type: '' },
        opens: null,
        telling: { kind: 'story', figures: [], dice: [], modifiers: [] },
        ...some,
      }) as never;
    const telling = { kind: 'story', figures: ['1.1'], dice: [], modifiers: [], amends: ['Leg Wound'] };
    const dispatches = [line(0, { opens: 1 }), line(1, { opens: 2 }), line(2, { telling })];
    const told = (member: string, name: string) =>
      serviceOf({ ...book, dispatches }, member, name, [
        { game: 1, words: ['left lying', 'Leg Wound'] },
        { game: 3, words: ['Leg Wound'] },
      ]).map(({ game: number, words, edits }) => [number, words, edits.length]);
    expect(told('1.1', 'Hale')).toEqual([
      [1, ['left lying', 'Leg Wound (struck out by hand since)'], 0],
      [2, [], 1],
      [3, ['Leg Wound'], 0],
    ]);
    expect(told('1.2', 'Otto')[0]).toEqual([1, ['left lying', 'Leg Wound'], 0]);
  });

  it('give everybody a line for every game that the book or the log knows him in', () => {
    const lines = serviceOf(book, '1.1', 'Hale', [{ game: 2, words: ['stood to the end'] }]);
    expect(lines.map(({ game: number, words, deeds }) => [number, words, deeds?.felled])).toEqual([
      [1, [], ['Wolf', 'Petit']],
      [2, ['stood to the end'], undefined],
      [3, [], []],
    ]);
    expect(serviceOf(book, '2.1', 'Petit II', []).map(({ game: number }) => number)).toEqual([3]);
  });
});
