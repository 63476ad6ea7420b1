import { describe, expect, it } from 'vitest';
import { documents } from '../../scenarios/documents.ts';
import { scene } from '../../scene.spec-support.ts';
import { named, nameOf, partyName, sceneryName } from './names.ts';

describe('names in sentences', () => {
  const called = (...names: string[]) =>
    scene({ models: names.map((name, i) => ({ id: `m${i}`, name, x: 100 + 40 * i, y: 100 })) });

  it('stop before their last comma, so that one can tell where they end', () => {
    const s = called('Pa, buried in ’61', 'Harrow, Thorne & Niece, by appointment', 'Earl', ', the nameless');
    expect([0, 1, 2, 3].map((i) => nameOf(s, `m${i}`))).toEqual([
      'Pa',
      'Harrow, Thorne & Niece',
      'Earl',
      ', the nameless',
    ]);
    expect(named(s, 'm0')).toBe('Pa');
  });

  it('are said in full where two would go by the same', () => {
    const s = called('A guest, tall', 'A guest, short', 'Volk', 'Volk, who is late');
    expect([0, 1, 2, 3].map((i) => nameOf(s, `m${i}`))).toEqual([
      'A guest, tall',
      'A guest, short',
      'Volk',
      'Volk, who is late',
    ]);
  });

  it('of parties likewise', () => {
    const s = called('Earl');
    s.parties = s.parties.map((party, i) => ({
      ...party,
      name: i === 0 ? 'The parish, with torches' : 'They',
    }));
    expect([partyName(s, 0), partyName(s, 1), partyName(s, 2)]).toEqual(['The parish', 'They', 'Player 3']);
  });
});

describe('doors and rooms', () => {
  it('FF-SET-15 FF-MOV-08 of every scenario of ours have words of their own', () => {
    for (const { doors = [], rooms = [], layouts = [] } of documents)
      for (const { id, name } of [
        ...doors,
        ...rooms,
        ...layouts.flatMap((one) => [...(one.doors ?? []), ...(one.rooms ?? [])]),
      ])
        expect({ id, name }).toEqual({ id, name: expect.stringMatching(/^[a-z ]+$/) });
  });

  it('FF-SCN-08 are called as the scenario calls them, and spelled out where it does not', () => {
    const s = scene({
      scenario: 'vampire-hunt',
      story: { layout: 'crypt' },
      models: [{ id: 'a', x: 1, y: 1 }],
    });
    expect([sceneryName(s, 'door-w'), sceneryName(s, 'room'), sceneryName(s, 'back-door')]).toEqual([
      'west door',
      'crypt',
      'back door',
    ]);
  });
});
