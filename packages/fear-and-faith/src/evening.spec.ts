import { describe, expect, it } from 'vitest';
import { documents } from './scenarios/documents.ts';
import { speech } from './tongue.ts';

const evening = speech.in('en').evening!;
const named = (id: string) => documents.find((one) => one.id === id)!;

describe('an evening on paper', () => {
  it('FF-GEN-19 has every counter that lies face down, as often as it lies there', () => {
    const { decks } = evening(named('haunted-house'));
    expect(decks.map(({ title }) => title)).toEqual(['Face down']);
    expect(decks[0]!.cards.map(({ title, copies }) => [title, copies])).toEqual([
      ['Bound object', 1],
      ['Nothing at all', 5],
    ]);
    const [telephone] = evening(named('chainsaw-massacre')).decks[0]!.cards;
    expect([telephone!.title, telephone!.text]).toEqual([
      'A telephone',
      expect.stringMatching(/^Something in the grass/),
    ]);
  });

  it('FF-PARTY-01 has whoever the scenario brings on a card of his own, and nobody twice', () => {
    const bring = { op: 'bring', side: 'attacker', act: 'now', at: { edge: 'north' } } as const;
    const rules = ['sexton', 'wolf', 'wolf'].map((profile, i) => ({
      id: `r${i}`,
      when: { event: 'round-start' } as const,
      do: [{ ...bring, profile }],
    }));
    const { foes } = evening({
      ...named('open-fight'),
      bestiary: { sexton: { name: 'The sexton', quality: 4, combat: 2 } },
      rules,
    });
    expect(foes.map(({ name }) => name)).toEqual(['The sexton', 'Wolf']);
    expect(foes[1]!.stats.map(({ value }) => value).slice(0, 2)).toEqual(['3+', '3']);
  });

  it('FF-SCN-01 has nothing to cut out where there is nothing, and a row of rounds always', () => {
    const { decks, foes, tracks } = evening(named('open-fight'));
    expect([decks, foes]).toEqual([[], []]);
    expect(tracks).toHaveLength(1);
  });
});
