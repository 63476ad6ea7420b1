import { random, secretFor } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { cardIn } from './card.ts';
import duel from './index.ts';
import { scene } from './scene.spec-support.ts';
import shelf from './shelf.ts';
import type { Card, DuelState } from './state.ts';
import { tongues } from './words/index.ts';

const card = cardIn(tongues.en);

function holding(held: Card): DuelState {
  const s = scene({ health: 3, traits: ['strong:2'] }, { traits: ['timid'] });
  s.duellists[0]!.card = secretFor([0], held);
  return s;
}

describe('the card of a duellist', () => {
  it('DU-02 has his numbers, and says which are worse', () => {
    const { title, line, stats } = card(holding('lunge'), 'duellist-1');
    expect([title, ...line]).toEqual(['Vane', 'Duellist', 'in touch with Roux']);
    expect(stats.map(({ label, value, trend }) => [label, value, trend])).toEqual([
      ['Skill', '+0', 'same'],
      ['Guard', '12', 'same'],
      ['Health', '3', 'worse'],
      ['Fate', '0', 'worse'],
    ]);
  });

  it('DU-12, DU-13 has what traits do, and what they leave him to do', () => {
    const [strong, timid] = [card(holding('lunge'), 'duellist-1'), card(holding('lunge'), 'duellist-2')];
    expect(strong.weapons.map(({ text }) => text)).toEqual(['damage by the power die, and 2 more']);
    expect(timid.weapons.map(({ text }) => text)).toEqual(['damage by the power die']);
    expect(strong.may.at(-1)).toBe('May strike back.');
    expect(timid.may.at(-1)).toBe('Gives ground when struck at.');
  });

  it('DU-03 shows his hidden card to himself alone', () => {
    const seen = (held: Card, seat: number | null) =>
      card(duel.view(holding(held), seat), 'duellist-1').items.map(({ title }) => title);
    expect(seen('parry', 0)).toEqual(['Parry']);
    expect(seen('parry', 1)).toEqual(['A card, hidden']);
    expect(seen('parry', null)).toEqual(['A card, hidden']);
    const dreamt = holding('parry');
    duel.imagine(dreamt, 1, random('dream'));
    expect(card(duel.view(dreamt, 1), 'duellist-1')).toEqual(
      card(duel.view(holding('lunge'), 1), 'duellist-1'),
    );
  });

  it('opens entries that the library has', () => {
    const entries = shelf.in().entries.map((entry) => `${entry.shelf}/${entry.id}`);
    const { attributes, items } = card(holding('draught'), 'duellist-1');
    const named = [...attributes, ...items].flatMap(({ to }) =>
      to !== null && 'shelf' in to ? [`${to.shelf}/${to.id}`] : [],
    );
    expect(named).toHaveLength(2);
    expect(named.filter((entry) => !entries.includes(entry))).toEqual([]);
  });
});
