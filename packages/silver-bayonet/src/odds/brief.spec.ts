import { initialState } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../ruleset.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { brief } from './brief.ts';
import { odds } from './odds.ts';
import { tell } from './tell.ts';

function answer(words: object, scenario?: Scenario) {
  const laid = brief(words, scenario);
  if (!laid.ok) throw new Error(laid.refusals[0]!.code);
  const state = initialState(silverBayonet, { position: laid.value.position, dice: { script: [] } });
  return odds.odds(state, laid.value.query);
}

const EATER: NonNullable<Scenario['bestiary']>[number] = {
  format: 'vedette-monster',
  version: 1,
  ruleset: 'silver-bayonet',
  id: 'lantern-eater',
  name: 'Lantern Eater',
  stats: { speed: 6, melee: 3, accuracy: 0, defence: 12, courage: 10, health: 12 },
  xp: { min: 1, max: 2 },
  attributes: [],
  inventions: [],
  equipment: [],
  body: { mm: 25, height: 1 },
  behaviour: 'standard',
  tags: [],
  unique: false,
};
const OWN: Scenario = { ...silverBayonet.scenarios.list[0]!, bestiary: [EATER] };

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

  it('SB-CHK-02 take a modifier to the roll of whoever attacks, and to nobody else’s', () => {
    const hit = (words: object) => (answer(words) as { readonly hit: number }).hit;
    expect(hit({ ...SHOT, modifier: 2 })).toBeGreaterThan(hit(SHOT));
    expect(hit({ ...SHOT, modifier: -2 })).toBeLessThan(hit(SHOT));
    expect(hit({ ...SHOT, modifier: 0 })).toBe(hit(SHOT));
    const blow = { ask: 'melee', attacker: 'hobgoblin', target: 'infantryman' };
    expect(hit({ ...blow, modifier: 3 })).toBeGreaterThan(hit(blow));
    const reply = (words: object) =>
      (answer(words) as { readonly follows: { readonly strikeBack: { readonly hit: number } } }).follows
        .strikeBack.hit;
    expect(reply({ ...blow, modifier: 3 })).toBe(reply(blow));
  });

  it('SB-MON-12 know the monsters of a scenario, and what is so everywhere in it', () => {
    const werewolf = { ask: 'shot', shooter: 'infantryman', target: 'lantern-eater' };
    expect(brief(werewolf)).toMatchObject({ ok: false, refusals: [{ path: '/target' }] });
    const told = answer(werewolf, OWN) as { readonly hit: number };
    const tougher = { ...OWN, bestiary: [{ ...EATER, stats: { ...EATER.stats, defence: 20 } }] };
    expect((answer(werewolf, tougher) as { readonly hit: number }).hit).toBeLessThan(told.hit);
    const fog = { ...OWN, boards: [{ id: 'main', width: 36, height: 36, maxSight: 6 }] };
    expect(answer({ ...werewolf, range: 8 }, fog)).toMatchObject({ possible: false });
    expect(answer({ ...werewolf, range: 5 }, fog)).toMatchObject({ possible: true });
    const blow = { ask: 'melee', attacker: 'lantern-eater', target: 'officer' };
    expect(answer(blow, OWN)).toMatchObject({ possible: true });
  });

  it('SB-TER-02 are told in lines, also where something cannot be', () => {
    const terror = tell(answer({ ask: 'check', figure: 'infantryman', check: 'terror' }));
    expect(terror.join('\n')).toMatch(/^in detail +collapse 1\.0 %/m);
    expect(tell(answer(SHOT)).join('\n')).toMatch(/^returns fire +91\.0 %, with musket/m);
    expect(tell(answer({ ...SHOT, range: 60 }))).toHaveLength(1);
    expect(tell({ possible: true, kind: 'negate', options: { keep: { mean: 3 } } })).toHaveLength(1);
  });
});
