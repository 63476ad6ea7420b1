import { initialState } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../ruleset.ts';
import { brief } from './brief.ts';
import { odds } from './odds.ts';
import { tell } from './tell.ts';

function answer(words: object) {
  const laid = brief(words);
  if (!laid.ok) throw new Error(laid.refusals[0]!.code);
  const state = initialState(silverBayonet, { position: laid.value.position, dice: { script: [] } });
  return odds.odds(state, laid.value.query);
}

const SHOT = { ask: 'shot', shooter: 'infantryman', target: 'infantryman' };

describe('odds in a few words', () => {
  it('SB-SHT-08 lay out a shot at the range that is named, with and without Cover', () => {
    for (const range of [0.5, 1, 8, 24]) {
      expect(answer({ ...SHOT, range })).toMatchObject({ possible: true, distance: range, cover: false });
      expect(answer({ ...SHOT, range, cover: true })).toMatchObject({ distance: range, cover: true });
    }
    expect(answer({ ...SHOT, range: 24.1 })).toMatchObject({ possible: false });
  });

  it('SB-EQ-20 arm the shooter with what is named, upgrades included', () => {
    const werewolf = { ...SHOT, target: 'werewolf' };
    expect(answer({ ...werewolf, weapon: 'musket+silver-shot' })).toMatchObject({ ammunition: 'silver' });
    expect(answer({ ...werewolf, weapon: 'rifle' })).toMatchObject({ weapon: 'rifle', ammunition: 'plain' });
  });

  it('SB-MEL-15 lay out a blow between any two who are enemies', () => {
    expect(answer({ ask: 'melee', attacker: 'hobgoblin', target: 'officer' })).toMatchObject({
      possible: true,
    });
    expect(answer({ ask: 'melee', attacker: 'officer', target: 'officer' })).toMatchObject({
      possible: true,
    });
    expect(answer({ ask: 'melee', attacker: 'hobgoblin', target: 'vampire' })).toMatchObject({
      possible: false,
    });
  });

  it('SB-CHK-03 want a number just where a Check brings none of its own', () => {
    const check = { ask: 'check', figure: 'infantryman' };
    expect(brief({ ...check, check: 'courage' })).toMatchObject({
      ok: false,
      refusals: [{ path: '/number' }],
    });
    expect(brief({ ...check, check: 'terror', number: 9 })).toMatchObject({ ok: false });
    expect(answer({ ...check, check: 'courage', number: 14 })).toMatchObject({ pass: 0.28 });
  });

  it('SB-TER-02 are told in lines, also where something cannot be', () => {
    const terror = tell(answer({ ask: 'check', figure: 'infantryman', check: 'terror' }));
    expect(terror.join('\n')).toMatch(/^in detail +collapse 1\.0 %/m);
    expect(tell(answer(SHOT)).join('\n')).toMatch(/^returns fire +91\.0 %, with musket/m);
    expect(tell(answer({ ...SHOT, range: 60 }))).toHaveLength(1);
    expect(tell({ possible: true, kind: 'negate', options: { keep: { mean: 3 } } })).toHaveLength(1);
  });
});
