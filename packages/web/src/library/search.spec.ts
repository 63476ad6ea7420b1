import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { cataloguing, isOneSlipAway, search, wordsOf } from './search.ts';

function entry(some: Partial<Entry> & Pick<Entry, 'shelf' | 'id' | 'title'>): Entry {
  return {
    game: 'silver-bayonet',
    group: 'A group',
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...some,
  };
}

const catalogue = cataloguing([
  entry({ shelf: 'monsters', id: 'werewolf', title: 'Werewolf', line: 'Tracks in the mud.' }),
  entry({ shelf: 'armoury', id: 'silver-shot', title: 'Silver Shot' }),
  entry({ shelf: 'armoury', id: 'silver-weapon', title: 'Silver Weapon', line: 'A blade.' }),
  entry({ shelf: 'rules', id: 'SB-SHT-08', title: 'Shooting Check' }),
  entry({
    shelf: 'rulings',
    id: 'melee',
    title: 'Melée',
    sections: [
      { title: 'Rulings', items: [{ text: 'Backing off is two inches.' }, { text: 'The torch is lit.' }] },
    ],
  }),
]);

const found = (query: string): readonly string[] =>
  search(catalogue, query).groups.flatMap(({ hits }) => hits.map((hit) => hit.entry.id));

describe('searching', () => {
  it('finds beginnings of words in any order, whatever the case and the accents', () => {
    expect(found('shot sil')).toEqual(['silver-shot']);
    expect(found('MELEE')).toEqual(['melee']);
    expect(found('wolf')).toEqual([]);
    expect(found('were')).toEqual(['werewolf']);
  });

  it('finds a rule by its number', () => {
    expect(found('sht-08')).toEqual(['SB-SHT-08']);
    expect(found('SB-SHT-08')).toEqual(['SB-SHT-08']);
  });

  it('wants all words in one passage, and shows it', () => {
    expect(found('backing torch')).toEqual([]);
    expect(search(catalogue, 'off back').groups[0]?.hits[0]?.passage).toBe('Backing off is two inches.');
  });

  it('puts the title before the text, and the best shelf first', () => {
    expect(found('silver')).toEqual(['silver-shot', 'silver-weapon']);
    expect(search(catalogue, 'shot').groups.map(({ shelf }) => shelf)).toEqual(['armoury']);
    expect(found('s')[0]).toBe('silver-shot');
  });

  it('forgives one slip of the pen when nothing else is found, and says so', () => {
    expect(search(catalogue, 'werwolf')).toMatchObject({ near: true, count: 1 });
    expect(search(catalogue, 'werewolf').near).toBe(false);
    expect(found('xyzzy')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(search(catalogue, '  ')).toEqual({ groups: [], count: 0, near: false });
  });
});

it('a slip is one letter wrong, missing, too many or two changed about', () => {
  expect(['siver', 'sivler', 'silvver', 'sulver'].every((word) => isOneSlipAway(word, 'silver'))).toBe(true);
  expect(isOneSlipAway('gold', 'silver')).toBe(false);
  expect(isOneSlipAway('slvr', 'silver')).toBe(false);
});

it('words are plain small letters', () => {
  expect(wordsOf('Bestow Mummy’s Curse, p.12')).toEqual(['bestow', 'mummys', 'curse', 'p', '12']);
});
