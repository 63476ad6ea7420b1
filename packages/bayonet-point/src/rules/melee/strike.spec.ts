import { describe, expect, it } from 'vitest';
import type { ClassId } from '../../data/classes.ts';
import type { TroopTypeId } from '../../data/troops.ts';
import { meleeWeapon } from '../../data/weapons.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { threshold } from '../test/test.ts';
import { outcomeModifier, strikeTest } from './strike.ts';

interface Fighter {
  readonly class?: ClassId;
  readonly troops?: TroopTypeId;
  readonly wounds?: number;
  readonly rounds?: number;
  readonly charging?: boolean;
  readonly mounted?: boolean;
}

function duel(a: Fighter, b: Fighter, draft: Partial<SceneDraft> = {}, held: string | null = null) {
  const side = (
    id: string,
    seat: number,
    y: number,
    { class: own = 'average', troops = 'infantry', ...rest }: Fighter,
  ) => ({
    id: `u${id}`,
    side: seat,
    class: own,
    troops,
    figures: [{ id, x: 600, y, ...rest }],
  });
  return scene({
    ...draft,
    units: [side('a', 0, 600, a), side('b', 1, 625, b)],
    contacts: [{ a: 'a', b: 'b', across: null, held }],
  });
}

function t(
  weapon: string,
  a: Fighter,
  b: Fighter,
  draft: Partial<SceneDraft> = {},
  held: string | null = null,
): number {
  const s = duel(a, b, draft, held);
  return threshold(strikeTest(s, of(s, 'a'), of(s, 'b'), meleeWeapon(weapon)));
}

describe('a blow', () => {
  const HILL: SceneDraft['terrain'] = [
    { id: 'hill', type: 'hill', level: 1, shape: { rect: [500, 500, 200, 110] } },
  ];
  const light = 'light-cavalry' as const;

  it.each<[string, number, number]>([
    ['Conscript against Master, first round', 4, t('bayonet', { class: 'conscript' }, { class: 'master' })],
    ['Average pike, first round', 5, t('pike', {}, {})],
    ['Average pike, later rounds', 2, t('pike', { rounds: 1 }, {})],
    ['wounded Average, up-slope', 4, t('bayonet', { wounds: 1 }, {}, { terrain: HILL })],
    ['wounded Conscript against a house', 1, t('bayonet', { class: 'conscript', wounds: 1 }, {}, {}, 'b')],
    ['Average lancer charging infantry', 12, t('lance', { troops: light, charging: true }, {})],
    ['Average lancer against infantry, later rounds, lance', 4, t('lance', { troops: light, rounds: 1 }, {})],
    ['same with sword', 7, t('sword', { troops: light, rounds: 1 }, {})],
    [
      'Veteran heavy cavalry charging light cavalry',
      10,
      t('sword', { class: 'veteran', troops: 'heavy-cavalry', charging: true }, { troops: light }),
    ],
    [
      'Raw light cavalry counter-charging heavy cavalry',
      5,
      t(
        'sword',
        { class: 'raw', troops: light, charging: true },
        { troops: 'heavy-cavalry', charging: true },
      ),
    ],
  ])('BP-MEL-19 %s needs %d', (_, expected, found) => {
    expect(found).toBe(expected);
  });

  it('BP-MEL-05 Example 12.1: a Conscript strikes a Master with a 3, not with a 5', () => {
    const needed = t('bayonet', { class: 'conscript' }, { class: 'master' });
    expect([3 <= needed, 5 <= needed]).toEqual([true, false]);
  });

  it.each<[string, number, number]>([
    ['up-slope', 7, t('bayonet', {}, {}, { terrain: HILL })],
    ['wounded', 2, t('bayonet', { wounds: 1 }, {})],
    ['against one who holds a wall', 2, t('bayonet', {}, {}, {}, 'b')],
    ['holding the wall himself', 5, t('bayonet', {}, {}, {}, 'a')],
    ['nothing of all that', 5, t('bayonet', {}, {})],
  ])('BP-MEL-06, BP-MEL-11 %s: %d', (_, expected, found) => {
    expect(found).toBe(expected);
  });

  it('BP-MEL-06 down-slope costs nothing', () => {
    const below: SceneDraft['terrain'] = [
      { id: 'hill', type: 'hill', level: 1, shape: { rect: [500, 615, 200, 100] } },
    ];
    expect(t('bayonet', {}, {}, { terrain: below })).toBe(5);
  });

  it.each(['pike', 'spear', 'poleaxe', 'halberd'])(
    'BP-MEL-06, BP-MEL-07 a %s costs 3 once he is fighting, not when he charges or is charged',
    (weapon) => {
      const needs = (a: Fighter) => t(weapon, a, {});
      expect([needs({ charging: true }), needs({}), needs({ rounds: 1 })]).toEqual([5, 5, 2]);
    },
  );

  it('BP-MEL-07 one who charged this turn is charging, whatever he fought before', () => {
    expect(t('lance', { troops: light, charging: true, rounds: 2 }, {})).toBe(12);
  });

  it.each<[string, number, number]>([
    ['a rider against foot', 7, t('sword', { troops: light, rounds: 1 }, {})],
    ['a rider against a rider', 5, t('sword', { troops: light, rounds: 1 }, { troops: light })],
    ['a rider charging a rider', 7, t('sword', { troops: light, charging: true }, { troops: light })],
    ['foot charging', 5, t('sword', { charging: true }, {})],
    ['a dismounted rider charging', 5, t('sword', { troops: light, mounted: false, charging: true }, {})],
    ['heavy charging light', 9, t('sword', { troops: 'heavy-cavalry', charging: true }, { troops: light })],
    [
      'heavy charging dismounted light: only as foot',
      9,
      t('sword', { troops: 'heavy-cavalry', charging: true }, { troops: light, mounted: false }),
    ],
    ['heavy fighting light', 5, t('sword', { troops: 'heavy-cavalry', rounds: 1 }, { troops: light })],
    ['light charging heavy', 7, t('sword', { troops: light, charging: true }, { troops: 'heavy-cavalry' })],
    ['a lance charging', 10, t('lance', { troops: light, charging: true }, { troops: light })],
    ['a lance fighting', 2, t('lance', { troops: light, rounds: 1 }, { troops: light })],
    ['a lance charged', 5, t('lance', { troops: light }, { troops: light })],
  ])('BP-CAV-08 %s: %d', (_, expected, found) => {
    expect(found).toBe(expected);
  });

  it('BP-MEL-10 class-gap to-hit: the worse fighter pays in the blow', () => {
    const options = { 'class-gap': 'to-hit' };
    expect(t('bayonet', { class: 'raw' }, {}, { options })).toBe(1);
    expect(t('bayonet', { class: 'raw' }, { class: 'master' }, { options })).toBe(1);
    expect(t('bayonet', { class: 'master' }, { class: 'raw' }, { options })).toBe(7);
  });
});

describe('the outcome die', () => {
  const modifier = (a: ClassId, b: ClassId, options = {}) => {
    const s = duel({ class: a }, { class: b }, { options });
    return outcomeModifier(s, of(s, 'b'), of(s, 'a'));
  };

  it('BP-MEL-08, BP-MEL-10 -1 in melee, and +1 for each class the hitter is below', () => {
    expect(modifier('conscript', 'master')).toBe(2);
    expect(modifier('master', 'conscript')).toBe(-1);
    expect(modifier('conscript', 'master', { 'class-gap': 'off' })).toBe(-1);
    expect(modifier('conscript', 'master', { 'class-gap': 'to-hit' })).toBe(-1);
  });

  it.each<[ClassId, number]>([
    ['average', -5],
    ['master', -1],
  ])('BP-MEL-09 three enemies on one %s figure: %d', (of_, expected) => {
    const foes = ['x', 'y', 'z'].map((id, i) => ({ id, x: 580 + i * 25, y: 625, opponent: 'a' }));
    const s = scene({
      units: [
        { id: 'u', class: of_, figures: [{ id: 'a', x: 600, y: 600 }] },
        { id: 'e', side: 1, class: 'master', figures: foes },
      ],
      contacts: foes.map(({ id }) => ({ a: 'a', b: id, across: null, held: null })),
    });
    expect(outcomeModifier(s, of(s, 'a'), of(s, 'x'))).toBe(expected);
  });
});
