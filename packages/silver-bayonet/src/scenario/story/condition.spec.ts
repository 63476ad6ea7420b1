import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { Condition } from '../format/condition.ts';
import { holds } from './condition.ts';
import { type Context, contextOf } from './context.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5 },
      { id: 'b', side: 1, x: 5, y: 30 },
      { id: 'ghoul', side: null, type: 'ghoul', x: 18 },
    ],
    scenario: {
      options: { fog: { values: ['thin', 'thick'], text: 'How thick.' } },
      decks: { graves: { cards: [{ card: 'ace', name: 'Ace', text: 'Nothing.', do: [] }] } },
    },
    ...rest,
  });
}

const isTrue = (condition: Condition, s = field(), context: Partial<Context> = {}) =>
  holds(looking(s), condition, contextOf({ player: 0, ...context }));

const YES: Condition = { turn: { min: 1 } };
const NO: Condition = { turn: { max: 0 } };

describe('SB-OPS-24 conditions', () => {
  it('SB-OPS-24 all, any, not', () => {
    expect(isTrue({ all: [YES, YES] })).toBe(true);
    expect(isTrue({ all: [YES, NO] })).toBe(false);
    expect(isTrue({ all: [] })).toBe(true);
    expect(isTrue({ any: [NO, YES] })).toBe(true);
    expect(isTrue({ any: [NO, NO] })).toBe(false);
    expect(isTrue({ any: [] })).toBe(false);
    expect(isTrue({ not: NO })).toBe(true);
    expect(isTrue({ not: YES })).toBe(false);
  });

  it('SB-OPS-24 count: the limits are included', () => {
    expect(isTrue({ count: { is: 'soldier' }, min: 2, max: 2 })).toBe(true);
    expect(isTrue({ count: { is: 'soldier' }, min: 3 })).toBe(false);
    expect(isTrue({ count: { is: 'soldier' }, max: 1 })).toBe(false);
    expect(isTrue({ count: { monster: 'ghoul' }, min: 1 })).toBe(true);
  });

  it('SB-OPS-24 var: 0 if unset', () => {
    expect(isTrue({ var: 'gust', max: 0 })).toBe(true);
    expect(isTrue({ var: 'gust', min: 1 })).toBe(false);
    const s = field();
    s.story.variables['gust'] = 2;
    expect(isTrue({ var: 'gust', min: 2, max: 2 }, s)).toBe(true);
  });

  it('SB-OPS-24 turn', () => {
    const third = field({ turn: 3 });
    expect(isTrue({ turn: { min: 3 } }, third)).toBe(true);
    expect(isTrue({ turn: { min: 4 } }, third)).toBe(false);
    expect(isTrue({ turn: { min: 1, max: 2 } }, third)).toBe(false);
  });

  it('SB-OPS-24 deckHas: cards are left', () => {
    expect(isTrue({ deckHas: 'graves' })).toBe(true);
    const s = field();
    s.decks['graves']!.length = 0;
    expect(isTrue({ deckHas: 'graves' }, s)).toBe(false);
    expect(isTrue({ deckHas: 'attic' })).toBe(false);
  });

  it('SB-OPS-24 option: the first value unless another was chosen', () => {
    expect(isTrue({ option: 'fog', is: 'thin' })).toBe(true);
    expect(isTrue({ option: 'fog', is: 'thick' })).toBe(false);
    expect(isTrue({ option: 'snow', is: 'thick' })).toBe(false);
  });

  it('SB-OPS-24 noSoldiers any-side: some side has nobody on its feet', () => {
    const any: Condition = { noSoldiers: 'any-side' };
    expect(isTrue(any)).toBe(false);
    const s = field();
    of(s, 'b').standing = 'down';
    expect(isTrue(any, s)).toBe(true);
    expect(isTrue({ noSoldiers: 'all-sides' }, s)).toBe(false);
    of(s, 'a').standing = 'left';
    expect(isTrue({ noSoldiers: 'all-sides' }, s)).toBe(true);
  });

  it('SB-OPS-24 noSoldiers any-side, three players: at most one left, or by Option multi-end any', () => {
    const three = (options = {}) => {
      const figures = [0, 1, 2].map((side) => ({ id: `f${side}`, side, x: 5 + side * 9 }));
      const s = scene({ seats: 3, figures, scenario: {}, options });
      of(s, 'f0').standing = 'removed';
      return s;
    };
    expect(isTrue({ noSoldiers: 'any-side' }, three())).toBe(false);
    expect(isTrue({ noSoldiers: 'any-side' }, three({ 'multi-end': 'first' }))).toBe(true);
    const one = three();
    of(one, 'f1').standing = 'removed';
    expect(isTrue({ noSoldiers: 'any-side' }, one)).toBe(true);
  });

  it('SB-OPS-24 noSoldiers any-side: units together are one side', () => {
    const s = field({ scenario: { mode: 'solo' } });
    of(s, 'b').standing = 'removed';
    expect(isTrue({ noSoldiers: 'any-side' }, s)).toBe(false);
    of(s, 'a').standing = 'removed';
    expect(isTrue({ noSoldiers: 'any-side' }, s)).toBe(true);
  });

  it('SB-OPS-24 noMonsters', () => {
    const s = field();
    expect(isTrue({ noMonsters: true }, s)).toBe(false);
    of(s, 'ghoul').standing = 'removed';
    expect(isTrue({ noMonsters: true }, s)).toBe(true);
  });

  it('SB-OPS-24 a tally, for the side of actor-player', () => {
    const s = field();
    s.deeds.push({ what: 'investigated', seat: 1, figure: 'b', deck: 'graves' });
    expect(isTrue({ tally: 'clues', min: 1 }, s, { player: 1 })).toBe(true);
    expect(isTrue({ tally: 'clues', min: 1 }, s, { player: 0 })).toBe(false);
    expect(isTrue({ tally: 'clues', max: 0 }, s, { player: 0 })).toBe(true);
  });
});
