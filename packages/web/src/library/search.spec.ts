import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { wordsOf } from './reading.ts';
import { cataloguing, search } from './search.ts';
import { isOneSlipAway } from './slips.ts';

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

const found = (query: string): readonly string[] => search(catalogue, query).hits.map((hit) => hit.entry.id);

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
    expect(search(catalogue, 'off back').hits[0]?.passage).toBe('Backing off is two inches.');
  });

  it('puts the title before the text', () => {
    expect(found('silver')).toEqual(['silver-shot', 'silver-weapon']);
    expect(found('shot')[0]).toBe('silver-shot');
    expect(found('s')[0]).toBe('silver-shot');
  });

  it('finds bent words, words that mean the same, and what people call a thing', () => {
    const own = cataloguing(
      [
        entry({ shelf: 'rules', id: 'XX-MOV-01', title: 'Jumping a gap', called: 'how far leap' }),
        entry({ shelf: 'rules', id: 'XX-MOV-02', title: 'Jumping down', line: 'Onto grass.' }),
        entry({ shelf: 'rules', id: 'XX-CAV-01', title: 'Shots from the saddle' }),
      ],
      new Map([['silver-bayonet', [['saddle', 'mounted']]]]),
    );
    const best = (query: string) => search(own, query).hits[0]?.entry.id;
    expect(best('how far can I jump')).toBe('XX-MOV-01');
    expect(best('jumped onto')).toBe('XX-MOV-02');
    expect(best('leaping')).toBe('XX-MOV-01');
    expect(best('shot while mounted')).toBe('XX-CAV-01');
  });

  it('reads bent verbs, and several words that say one thing', () => {
    const own = cataloguing([
      entry({ shelf: 'rules', id: 'XX-ACT-01', title: 'Rising' }),
      entry({ shelf: 'rules', id: 'XX-ACT-02', title: 'Throwing' }),
      entry({ shelf: 'rules', id: 'XX-ACT-03', title: 'Upkeep' }),
      entry({ shelf: 'rules', id: 'XX-SHT-01', title: 'An easy shot' }),
      entry({ shelf: 'rules', id: 'XX-SHT-02', title: 'Targets' }),
    ]);
    const best = (query: string) => search(own, query).hits[0]?.entry.id;
    expect(best('how do I get up')).toBe('XX-ACT-01');
    expect(best('when he got up')).toBe('XX-ACT-01');
    expect(best('may it be thrown')).toBe('XX-ACT-02');
    expect(best('which is the easiest')).toBe('XX-SHT-01');
    expect(best('whom do I aim at')).toBe('XX-SHT-02');
  });

  it('in a sentence takes a whole word for no beginning of another', () => {
    const own = cataloguing([
      entry({ shelf: 'rules', id: 'XX-MEL-01', title: 'Handling of carts' }),
      entry({ shelf: 'rules', id: 'XX-MEL-02', title: 'Fights', line: 'By hand.' }),
    ]);
    const ids = (query: string) => search(own, query).hits.map((hit) => hit.entry.id);
    expect(ids('what is in my hand')).toEqual(['XX-MEL-02']);
    expect(ids('hand')).toContain('XX-MEL-01');
  });

  it('finds the rule whose table has a row of that name, rather than one that has its words', () => {
    const rows = [{ cells: ['1–2', 'Leg Wound', 'Speed −1'] }, { cells: ['3–4', 'Arm Wound', 'Melee −1'] }];
    const own = cataloguing(
      [
        entry({
          shelf: 'rules',
          id: 'XX-SHT-11',
          title: 'Damage of a shot',
          called: 'how much damage does a shot do / how much does a bullet hurt',
        }),
        entry({
          shelf: 'rules',
          id: 'XX-CAMP-10',
          title: 'What stays',
          sections: [{ title: 'Table', items: [], table: { columns: ['Die', 'Result', 'Effect'], rows } }],
        }),
      ],
      new Map([['silver-bayonet', [['wound', 'damage', 'hurt']]]]),
    );
    expect(search(own, 'what does an arm wound do').hits[0]?.entry.id).toBe('XX-CAMP-10');
  });

  it('looks only where it is told to', () => {
    const own = cataloguing([
      entry({ shelf: 'rules', id: 'XX-ACT-01', title: 'Activation' }),
      entry({ shelf: 'rules', id: 'YY-ACT-01', title: 'Activation', game: 'other' }),
      entry({ shelf: 'rules', id: 'XX-OPS-01', title: 'Activation', purpose: 'format' }),
    ]);
    const ids = (game: string | null, kind: 'play' | 'format' | null) =>
      search(own, 'activation', { game, kind }).hits.map((hit) => hit.entry.id);
    expect(ids('other', null)).toEqual(['YY-ACT-01']);
    expect(ids('silver-bayonet', 'format')).toEqual(['XX-OPS-01']);
    expect(ids('silver-bayonet', null)).toEqual(['XX-ACT-01', 'XX-OPS-01']);
  });

  it('never finds what has nothing to say, and finds by its number what another entry says better', () => {
    const own = cataloguing([
      entry({ shelf: 'rules', id: 'XX-ATT-01', title: 'Rage', voice: 'echo' }),
      entry({ shelf: 'rules', id: 'XX-ATT-02', title: 'Rages', voice: 'silent' }),
      entry({ shelf: 'attributes', id: 'rage', title: 'Rage' }),
    ]);
    const ids = (query: string) => search(own, query).hits.map((hit) => hit.entry.id);
    expect(ids('rage')).toEqual(['rage']);
    expect(ids('ATT-01')).toEqual(['XX-ATT-01']);
    expect(ids('ATT-02')).toEqual([]);
  });

  it('forgives one slip of the pen when nothing else is found, and says so', () => {
    expect(search(catalogue, 'werwolf')).toMatchObject({ near: true, hits: [{ entry: { id: 'werewolf' } }] });
    expect(search(catalogue, 'werewolf').near).toBe(false);
    expect(found('xyzzy')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(search(catalogue, '  ')).toEqual({ hits: [], near: false });
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
