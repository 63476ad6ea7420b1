import { describe, expect, it } from 'vitest';
import type { Playable } from './scenario/format/scenario.ts';
import { SAMPLE } from './scenario/reference/examples.ts';
import { documents } from './scenarios/documents.ts';
import { speech } from './tongue.ts';

const evening = speech.in('en').evening!;
const sample = SAMPLE as unknown as Playable;

describe('an evening on paper', () => {
  it('BP-SCN-09 has secret aims to cut out', () => {
    const aim = {
      id: 'one',
      name: 'The mill',
      text: 'Hold the mill.',
      side: sample.roles[0],
      if: { var: 'x', min: 1 },
    };
    const { decks } = evening({ ...sample, aims: [aim] } as Playable);
    expect(decks).toEqual([
      { title: 'Secret aims', cards: [{ title: 'The mill', text: 'Hold the mill.', copies: 1 }] },
    ]);
  });

  it('BP-GEN-08 has each guest on a card of his own', () => {
    const { foes } = evening(sample);
    expect(foes.map(({ name }) => name)).toEqual(['The priest']);
    expect(foes[0]!.arms.map(({ title }) => title)).toEqual(['Pistol']);
  });

  it('BP-SCN-05 has as many turns as it lasts, and nothing to cut out where there is nothing', () => {
    const battle = documents.find(({ id }) => id === 'open-battle')!;
    const { decks, foes, tracks } = evening(battle);
    expect([decks, foes]).toEqual([[], []]);
    expect(tracks[0]!.count).toBe(15);
  });
});
