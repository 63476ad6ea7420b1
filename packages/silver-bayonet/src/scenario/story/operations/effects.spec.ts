import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../../hooks.ts';
import type { CheckKind } from '../../../moments.ts';
import { activateMember } from '../../../rules/activation/activation.ts';
import { check, plainCheck } from '../../../rules/check/check.ts';
import { speedOf } from '../../../rules/movement/speed.ts';
import { endTurn } from '../../../rules/turn/end-of-turn.ts';
import { of, type SceneDraft, scene, stepping } from '../../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../../state.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import { doing } from '../story.spec-support.ts';

/** A scenario with something to say, so that it is listened to. */
const SAYS = { rules: [{ id: 'r', when: { event: 'setup' as const }, do: [] }] };

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5, stats: { melee: 0, accuracy: 0, courage: 0, speed: 6 } },
      { id: 'b', side: 1, x: 5, y: 30, stats: { melee: 0, accuracy: 0, courage: 0, speed: 6 } },
    ],
    scenario: SAYS,
    ...rest,
  });
}

type Modify = OperationOf<'modify'>;

const modify = (what: Modify['what'], n: number, more: Partial<Modify> = {}): Operation => ({
  op: 'modify',
  who: 'actor',
  what,
  n,
  until: 'game-end',
  ...more,
});

function after(list: readonly Operation[], rest: Partial<SceneDraft> = {}): SilverBayonetState {
  return play(doing(list), { state: field(rest) }).state;
}

/** What is added to a Check. */
function added(s: SilverBayonetState, kind: CheckKind, id = 'a'): number {
  const checks = stepping((cx) => {
    check(cx, plainCheck(of(cx.s, id), kind, null, 'SB-CHK-01'));
  });
  const { events } = play(checks, { state: s, dice: [5, 5] });
  return events.flatMap((event) => (event.type === 'checked' ? [event.total - 10] : []))[0]!;
}

const KINDS = ['melee', 'shooting', 'courage', 'terror', 'speed', 'plain'] as const;

describe('SB-OPS-48 modify', () => {
  it('SB-OPS-48 what is added where', () => {
    const to = (what: Modify['what']) => KINDS.map((kind) => added(after([modify(what, -2)]), kind));
    const none = KINDS.map((kind) => added(field(), kind));
    expect(none).toEqual([0, 0, 0, 0, 6, 0]);
    expect(to('melee')).toEqual([-2, 0, 0, 0, 6, 0]);
    expect(to('melee-check')).toEqual([-2, 0, 0, 0, 6, 0]);
    expect(to('accuracy')).toEqual([0, -2, 0, 0, 6, 0]);
    expect(to('shooting-check')).toEqual([0, -2, 0, 0, 6, 0]);
    expect(to('courage')).toEqual([0, 0, -2, -2, 6, 0]);
    expect(to('courage-check')).toEqual([0, 0, -2, -2, 6, 0]);
    expect(to('speed')).toEqual([0, 0, 0, 0, 4, 0]);
    expect(to('all-checks')).toEqual([-2, -2, -2, -2, 4, -2]);
    expect(to('defence')).toEqual(none);
  });

  it('SB-OPS-48 Speed, which never falls below 1', () => {
    const speed = (n: number) => {
      const s = after([modify('speed', n)]);
      return [speedOf(looking(s), of(s, 'a')), speedOf(looking(s), of(s, 'b'))];
    };
    expect(speed(-3)).toEqual([3, 6]);
    expect(speed(-9)).toEqual([1, 6]);
    expect(speed(2)).toEqual([8, 6]);
  });

  it('SB-OPS-48 they add up; those of one key on one figure count once', () => {
    expect(added(after([modify('melee', -1), modify('melee', -1)]), 'melee')).toBe(-2);
    const keyed = modify('shooting-check', -1, { key: 'rain' });
    expect(added(after([keyed, keyed]), 'shooting')).toBe(-1);
    expect(added(after([keyed, modify('shooting-check', -1, { key: 'wind' })]), 'shooting')).toBe(-2);
    expect(added(after([keyed, modify('accuracy', -1, { key: 'rain' })]), 'shooting')).toBe(-2);
  });

  it('SB-OPS-48 a filter is live: it holds for whoever fits when the value is used, newcomers included', () => {
    const list: Operation[] = [
      modify('shooting-check', -2, { who: { of: { is: 'monster' } } }),
      { op: 'place-monster', monster: 'bandit', at: { point: [20, 20] }, equipment: 0 },
    ];
    const s = after(list);
    const bare = field();
    expect(added(s, 'shooting', 'a')).toBe(added(bare, 'shooting', 'a'));
    expect(added(s, 'shooting', 'bandit-1')).toBe(of(s, 'bandit-1').stats.accuracy - 2);
    const zoned = after([modify('melee', 1, { who: { of: { zone: 'yard' } } })], {
      scenario: { ...SAYS, zones: { yard: { shape: { rect: [0, 0, 10, 10] } } } },
    });
    expect(added(zoned, 'melee')).toBe(1);
    of(zoned, 'a').x = 20;
    expect(added(zoned, 'melee')).toBe(0);
  });

  it('SB-OPS-48 figures that were picked keep it, wherever they go', () => {
    const s = after([modify('melee', 1, { who: { pick: 'random', of: { side: 'own' } } })]);
    of(s, 'a').x = 20;
    expect([added(s, 'melee', 'a'), added(s, 'melee', 'b')]).toEqual([1, 0]);
  });

  it('SB-OPS-48 until the end of the turn', () => {
    const s = after([modify('melee', 1, { until: 'turn-end' }), modify('melee', 2)]);
    expect(added(s, 'melee')).toBe(3);
    const { state } = play(stepping(endTurn), { state: s });
    expect(added(state, 'melee')).toBe(2);
  });

  it('SB-OPS-48 until the end of its own activation, not of another', () => {
    const s = after([modify('melee', 1, { until: 'activation-end', who: { of: { is: 'soldier' } } })]);
    const activates = (id: string) => stepping((cx) => activateMember(cx, of(cx.s, id)));
    const done = { answers: [['act', 'end']] as const };
    const { state: first } = play(activates('b'), { state: s, ...done });
    expect([added(first, 'melee', 'a'), added(first, 'melee', 'b')]).toEqual([1, 0]);
    const { state: both } = play(activates('a'), { state: first, ...done });
    expect(added(both, 'melee', 'a')).toBe(0);
    const named = after([modify('melee', 1, { until: 'activation-end' })]);
    const { state: over } = play(activates('a'), { state: named, ...done });
    expect(over.story.modifications).toEqual([]);
  });

  it('SB-OPS-48 Defence', () => {
    const struck = (list: readonly Operation[]) => {
      const s = after(list);
      return looking(s).modify('defenceOfAll', s, 14, { figure: of(s, 'b') });
    };
    expect(struck([])).toBe(14);
    expect(struck([modify('defence', 2, { who: { of: { side: 'enemy' } } })])).toBe(16);
    expect(struck([modify('defence', 2)])).toBe(14);
  });

  it('SB-OPS-48 it is told, and so is one that concerns nobody', () => {
    const { events } = play(doing([modify('melee', -1)]), { state: field() });
    expect(events).toEqual([
      { type: 'modified', rule: 'SB-OPS-48', figures: ['a'], what: 'melee', n: -1, until: 'game-end' },
    ]);
    const nobody = play(doing([modify('melee', -1, { who: 'other' })]), { state: field() });
    expect(nobody.events).toMatchObject([{ type: 'cameToNothing' }]);
    expect(nobody.state.story.modifications).toEqual([]);
  });
});

describe('SB-OPS-49 imbue', () => {
  const GHOST = {
    id: 'ghost',
    side: null,
    type: 'ghoul',
    x: 20,
    attributes: ['indestructible', 'allergy:silver'],
  };
  const attack = (mode: 'melee' | 'shooting', load = 'plain') =>
    ({
      attacker: 'a',
      target: 'ghost',
      mode,
      gear: 0,
      weapon: 'musket',
      answer: false,
      load,
      cover: false,
    }) as const;
  const types = (s: SilverBayonetState, mode: 'melee' | 'shooting') =>
    looking(s).modify('attackTypes', of(s, 'a'), [], attack(mode));
  const imbue = (more: Partial<OperationOf<'imbue'>> = {}): Operation => ({
    op: 'imbue',
    who: 'actor',
    attacks: 'melee',
    as: 'silver',
    ...more,
  });

  it('SB-OPS-49 SB-SCN-GEN-13 blows, shots or both count as the material, whatever the weapon', () => {
    const each = (attacks: 'melee' | 'shooting' | 'all') => {
      const s = after([imbue({ attacks })]);
      return [types(s, 'melee'), types(s, 'shooting')];
    };
    expect(each('melee')).toEqual([['silver'], []]);
    expect(each('shooting')).toEqual([[], ['silver']]);
    expect(each('all')).toEqual([['silver'], ['silver']]);
  });

  it("SB-SCN-GEN-13 it adds to the weapon's own material and to another find", () => {
    const s = after([imbue(), imbue({ as: 'blessed' })]);
    const own = looking(s).modify('attackTypes', of(s, 'a'), ['cold-iron'], attack('melee', 'cold-iron'));
    expect(own).toEqual(['cold-iron', 'silver', 'blessed']);
  });

  it('SB-OPS-49 only that figure, to the end of the game unless it says otherwise', () => {
    const figures = [{ id: 'a' }, { id: 'b', side: 1, x: 5 }, GHOST];
    const s = after([imbue(), imbue({ as: 'fire', until: 'turn-end' })], { figures });
    expect(types(s, 'melee')).toEqual(['silver', 'fire']);
    expect(looking(s).modify('attackTypes', of(s, 'b'), [], { ...attack('melee'), attacker: 'b' })).toEqual(
      [],
    );
    const { state } = play(stepping(endTurn), { state: s });
    expect(types(state, 'melee')).toEqual(['silver']);
    const brief = after([imbue({ until: 'turn-end' })], { figures });
    const gone = play(stepping(endTurn), { state: brief }).state;
    expect(of(gone, 'a').kit).toBe(of(field({ figures }), 'a').kit);
  });

  it("SB-OPS-49 a type of the scenario's own, which some figure is allergic to", () => {
    const s = after([imbue({ as: 'garlic' })]);
    expect(types(s, 'melee')).toEqual(['garlic']);
  });
});

describe('SB-OPS-50 give-item', () => {
  const give = (item: string, as?: string): Operation => ({
    op: 'give-item',
    who: 'actor',
    item,
    ...(as === undefined ? {} : { as }),
  });
  const found = (item: string, as?: string) => of(after([give(item, as)]), 'a').gear.at(-1);

  it('SB-OPS-50 SB-SCN-GEN-12 one more hand weapon of that material, outside slots and limits', () => {
    expect(found('hand-weapon', 'silver')).toMatchObject({
      item: 'hand-weapon',
      upgrades: ['silver-weapon'],
    });
    expect(found('hand-weapon', 'blessed')).toMatchObject({
      item: 'hand-weapon',
      upgrades: [],
      types: ['blessed'],
    });
    expect(found('hand-weapon', 'enchanted')).toMatchObject({ types: ['enchanted'] });
    const before = of(field(), 'a').gear.length;
    expect(of(after([give('hand-weapon', 'silver')]), 'a').gear).toHaveLength(before + 1);
  });

  it('SB-SCN-GEN-12 a cold iron one has its drawback', () => {
    expect(found('hand-weapon', 'cold-iron')).toMatchObject({ upgrades: ['cold-iron-weapon'], types: [] });
  });

  it('SB-SCN-GEN-12 a bag of salt, and things that do something of their own', () => {
    expect(found('salt-bag')).toMatchObject({ item: 'salt-bag', upgrades: [], types: [] });
    expect(of(after([give('oil-and-torches')]), 'a').kit).toContain('oil-and-torches');
  });

  it('SB-OPS-50 it is told, and nobody else gets one', () => {
    const { state, events } = play(doing([give('hand-weapon', 'silver')]), { state: field() });
    expect(events).toMatchObject([{ type: 'found', figure: 'a', item: 'hand-weapon', as: 'silver' }]);
    expect(of(state, 'b').gear).toEqual(of(field(), 'b').gear);
  });
});

describe('SB-OPS-51 to -54', () => {
  it('SB-OPS-51 heal: up to n, not above the maximum', () => {
    const figures = [
      { id: 'a', health: 4 },
      { id: 'b', side: 1, x: 5 },
    ];
    const healed = (n: number) => of(after([{ op: 'heal', who: 'actor', n }], { figures }), 'a').health;
    expect([healed(4), healed(99)]).toEqual([8, 10]);
    const { events } = play(doing([{ op: 'heal', who: 'actor', n: 4 }]), { state: field() });
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'heal' }]);
  });

  it('SB-OPS-52 damage: no attack, no Armour; Damage Reduction and immunity count; nobody is credited', () => {
    const hurt = (a: object, n = 3) => {
      const figures = [
        { id: 'a', ...a },
        { id: 'b', side: 1, x: 5 },
        { id: 'a2', x: 30 },
      ];
      return of(after([{ op: 'damage', who: 'actor', n }], { figures }), 'a');
    };
    expect(hurt({}).health).toBe(7);
    expect(hurt({ gear: ['breastplate'] }).health).toBe(7);
    expect(hurt({ attributes: ['damage-reduction:2'] }).health).toBe(9);
    expect(hurt({ attributes: ['indestructible'] }).health).toBe(10);
    expect(hurt({}, 12)).toMatchObject({ standing: 'removed', fallenTo: null });
  });

  it('SB-OPS-52 SB-FATE-07 a Fate Die may negate it', () => {
    const pools = [
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const { state } = play(doing([{ op: 'damage', who: 'actor', n: 3 }]), {
      state: field({ pools }),
      dice: [4],
      answers: [['negate', 'power']],
    });
    expect(of(state, 'a').health).toBe(9);
  });

  it('SB-OPS-52 SB-MOV-20 within 1" of a drop it may fall', () => {
    const terrain = [{ id: 'roof', type: 'house', shape: { rect: [4, 4, 2, 2] as const } }];
    const figures = [
      { id: 'a', x: 5, y: 5, z: 3.5 },
      { id: 'b', side: 1, x: 5, y: 30 },
    ];
    const { events } = play(doing([{ op: 'damage', who: 'actor', n: 1 }]), {
      state: field({ terrain, figures }),
      dice: [6, 6],
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'checked', check: 'fall', rule: 'SB-MOV-20' }),
    );
  });

  it('SB-OPS-53 fatigue: as many tokens as it can have', () => {
    const tired = (n: number, attributes: string[] = []) =>
      of(
        after([{ op: 'fatigue', who: 'actor', n }], {
          figures: [
            { id: 'a', attributes },
            { id: 'b', side: 1, x: 5 },
          ],
        }),
        'a',
      ).fatigue;
    expect([tired(1), tired(2), tired(5)]).toEqual([1, 2, 2]);
    expect(tired(2, ['indefatigable'])).toBe(1);
  });

  it('SB-OPS-54 status: given and taken', () => {
    const scenario = { ...SAYS, statuses: { asleep: { act: false as const } } };
    const add: Operation = { op: 'status', who: 'actor', add: 'asleep' };
    const s = after([add], { scenario });
    expect(of(s, 'a').kit).toContain('status:asleep');
    expect(of(s, 'b').kit).not.toContain('asleep');
    const twice = play(doing([add]), { state: s });
    expect(twice.events).toMatchObject([{ type: 'cameToNothing' }]);
    const { state } = play(doing([{ op: 'status', who: 'actor', remove: 'asleep' }]), { state: s });
    expect(of(state, 'a').kit).not.toContain('asleep');
  });
});

describe('SB-OPS-63 to -65', () => {
  it('SB-OPS-63 sight: limits that last a turn or the game', () => {
    const s = after([
      { op: 'sight', max: 12, until: 'game-end' },
      { op: 'sight', max: 6, until: 'turn-end', board: 'main' },
    ]);
    expect(s.story.sight).toEqual([
      { max: 12, until: 'game-end', board: null },
      { max: 6, until: 'turn-end', board: 'main' },
    ]);
    expect(play(stepping(endTurn), { state: s }).state.story.sight).toEqual([
      { max: 12, until: 'game-end', board: null },
    ]);
  });

  it('SB-OPS-64 end-activation: at once; nothing for who is not active', () => {
    const list: Operation[] = [{ op: 'end-activation', who: 'actor' }];
    expect(after(list, { active: 'a' }).activation).toMatchObject({ figure: 'a', over: true });
    expect(after(list, { active: 'b' }).activation).toMatchObject({ figure: 'b', over: false });
    expect(play(doing(list), { state: field() }).events).toMatchObject([{ type: 'cameToNothing' }]);
  });

  it('SB-OPS-65 xp: noted for the figure, also when it has left', () => {
    const list: Operation[] = [{ op: 'xp', who: 'actor', n: 1 }];
    expect(after(list).deeds).toEqual([{ what: 'learned', figure: 'a', xp: 1 }]);
    const figures = [
      { id: 'a', standing: 'left' as const },
      { id: 'b', side: 1, x: 5 },
    ];
    expect(after(list, { figures }).deeds).toEqual([{ what: 'learned', figure: 'a', xp: 1 }]);
    const dead = [
      { id: 'a', standing: 'removed' as const },
      { id: 'b', side: 1, x: 5 },
    ];
    expect(after(list, { figures: dead }).deeds).toEqual([]);
  });

  it('SB-OPS-66 madness: nobody goes mad before the game is over', () => {
    const { events } = play(doing([{ op: 'madness', who: 'actor' }]), { state: field() });
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'madness' }]);
  });
});
