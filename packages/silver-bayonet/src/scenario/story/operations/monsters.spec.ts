import { overlaps } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../rules/measuring.ts';
import { meleeAttack } from '../../../rules/melee/melee-attack.ts';
import silverBayonet from '../../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../../scene.spec-support.ts';
import type { Operation } from '../../format/operation.ts';
import type { ScenarioRule } from '../../format/rule.ts';
import { doing } from '../story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5 },
      { id: 'b', side: 1, x: 5, y: 30 },
    ],
    scenario: {},
    ...rest,
  });
}

const monsters = (s: ReturnType<typeof scene>) => s.figures.filter(({ side }) => side === null);
const place = (more: object = {}): Operation[] => [
  { op: 'place-monster', monster: 'ghoul', at: { point: [20, 20] }, ...more },
];

describe('SB-OPS-40 place-monster', () => {
  it('SB-OPS-40 SB-SCN-GEN-14 a fresh monster: full Health, loaded, no tokens, no Terror Check', () => {
    const bandit: Operation[] = [
      { op: 'place-monster', monster: 'bandit', at: { point: [20, 20] }, equipment: 0 },
    ];
    const { state, events } = play(doing(bandit), { state: field() });
    const [found] = monsters(state);
    expect(found).toMatchObject({
      type: 'bandit',
      x: 20,
      y: 20,
      standing: 'standing',
      fatigue: 0,
      terror: null,
    });
    expect(found!.health).toBe(found!.stats.health);
    expect(found!.gear.filter(({ loaded }) => loaded)).not.toEqual([]);
    expect(events).toMatchObject([{ type: 'appeared', rule: 'SB-OPS-40', kind: 'bandit' }]);
  });

  it('SB-OPS-40 SB-OPS-29 a table holds a hundred of them, and no more come', () => {
    const crowd = Array.from({ length: 99 }, (_, i) => ({
      id: `g${i}`,
      side: null,
      type: 'ghoul',
      x: 2 + 3 * (i % 11),
      y: 2 + 3 * Math.floor(i / 11),
    }));
    const state = field({
      figures: [...crowd, { id: 'a', x: 34, y: 34 }, { id: 'b', side: 1, x: 30, y: 34 }],
    });
    const { state: after, events } = play(doing([...place({ n: 3 }), ...place()]), { state });
    expect(monsters(after)).toHaveLength(100);
    expect(events.at(-1)).toMatchObject({ type: 'cameToNothing', op: 'place-monster' });
  });

  it('SB-OPS-40 SB-TURN-14 it acts this turn only if it came before the Monster Phase', () => {
    expect(monsters(play(doing(place()), { state: field() }).state)[0]!.activated).toBe(false);
    const late = field({ phase: 'secondary' });
    expect(monsters(play(doing(place()), { state: late }).state)[0]!.activated).toBe(true);
  });

  it('SB-SCN-GEN-15 two in one corner: the second stands beside the first', () => {
    const list = place({ at: { corner: 'north-west' }, n: 2 });
    const { state } = play(doing(list), { state: field() });
    const [first, second] = monsters(state);
    expect(first).toMatchObject({ x: 0.492, y: 35.508 });
    expect(distanceBetween(first!, second!)).toBeLessThan(0.11);
    expect(overlaps(first!, second!, 0.001)).toBe(false);
  });

  it('SB-OPS-40 the last one placed is remembered, and its group', () => {
    const list = place({ n: 2, store: 'newcomer', group: 'pack' });
    const { state } = play(doing(list), { state: field() });
    expect(state.story.figures).toEqual({ newcomer: ['ghoul-2'] });
    expect(state.story.groups).toEqual({ 'ghoul-1': 'pack', 'ghoul-2': 'pack' });
  });

  it('SB-OPS-40 it counts in the tally placed, once each', () => {
    const { state } = play(doing(place({ n: 2 })), { state: field() });
    expect(state.deeds).toEqual([
      { what: 'placed', monster: 'ghoul' },
      { what: 'placed', monster: 'ghoul' },
    ]);
  });

  it('SB-OPS-13 equipment, allergies and origin', () => {
    const list: Operation[] = [
      {
        op: 'place-monster',
        monster: 'bandit',
        at: { point: [20, 20] },
        equipment: 1,
        allergies: ['garlic', 'daylight'],
      },
    ];
    const [plain] = monsters(play(doing(place()), { state: field() }).state);
    const [found] = monsters(play(doing(list), { state: field() }).state);
    expect(found!.kit).toContain('allergy:garlic/daylight');
    expect(plain!.kit).not.toContain('garlic');
  });

  it('SB-OPS-40 where several places are meant, one at each', () => {
    const { state } = play(doing(place({ at: { corner: 'all' } })), { state: field() });
    expect(monsters(state)).toHaveLength(4);
  });

  it('SB-OPS-40 the Investigation, ace: a Hobgoblin within 6" of the centre, by the finder', () => {
    const list: Operation[] = [
      {
        op: 'place-monster',
        monster: 'hobgoblin',
        at: { within: 6, of: { anchor: 'centre' } },
        by: 'actor-player',
      },
    ];
    const { state } = play(doing(list), {
      state: field(),
      answers: [['placeFigure', { x: 13, y: 18, z: 0 }]],
    });
    expect(monsters(state)).toMatchObject([{ type: 'hobgoblin', x: 13, y: 18 }]);
  });
});

describe('SB-OPS-43 replace', () => {
  const wolf = {
    id: 'wolf',
    side: null,
    type: 'dark-wolf',
    x: 20,
    y: 20,
    fatigue: 1,
    health: 3,
    activated: true,
  };
  const figures = [{ id: 'a', x: 5, y: 5 }, { id: 'b', side: 1, x: 5, y: 30 }, wolf];
  const list: Operation[] = [
    { op: 'replace', who: { of: { monster: 'dark-wolf' } }, with: 'werewolf', store: 'leader' },
  ];

  it('SB-OPS-43 a fresh monster in its place, activated as it was, in no group', () => {
    const state = field({ figures });
    state.story.groups['wolf'] = 'pack';
    const { state: after, events } = play(doing(list), { state });
    expect(of(after, 'wolf')).toMatchObject({ standing: 'removed', fallenTo: null });
    expect(of(after, 'werewolf-1')).toMatchObject({ x: 20, y: 20, fatigue: 0, activated: true });
    expect(of(after, 'werewolf-1').health).toBe(of(after, 'werewolf-1').stats.health);
    expect(after.story.groups['werewolf-1']).toBeUndefined();
    expect(after.story.figures['leader']).toEqual(['werewolf-1']);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'replaced', figure: 'wolf', by: 'werewolf-1' }),
    );
  });

  it('SB-OPS-43 nobody fits: nothing', () => {
    expect(play(doing(list), { state: field() }).events).toMatchObject([{ type: 'cameToNothing' }]);
  });

  const unmasks: ScenarioRule = {
    id: 'unmask',
    when: { event: 'figure-down', who: { monster: 'bandit' } },
    do: [{ op: 'replace', who: 'actor', with: 'changeling', store: 'changeling' }],
  };

  it('SB-OPS-43 in figure-down the attack is over: no answer, nobody backs off, and the kill stays credited', () => {
    const state = scene({
      figures: [
        { id: 'a', x: 10, y: 10 },
        { id: 'b', side: 1, x: 5, y: 30 },
        { id: 'gang', side: null, type: 'bandit', x: 10.984, y: 10, health: 1 },
      ],
      scenario: { rules: [unmasks] },
      active: 'a',
    });
    const attack = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'gang')));
    const { state: after, asked } = play(attack, { state, dice: [8, 9] });
    expect(asked).toEqual([]);
    expect(of(after, 'gang')).toMatchObject({ standing: 'removed', fallenTo: 0 });
    expect(after.deeds).toContainEqual(
      expect.objectContaining({ what: 'put-out', seat: 0, monster: 'bandit' }),
    );
    expect(of(after, 'changeling-1')).toMatchObject({ x: 10.984, y: 10, standing: 'standing', fatigue: 0 });
    expect(of(after, 'a')).toMatchObject({ x: 10, y: 10, fatigue: 1 });
  });
});

describe('SB-OPS-44 remove', () => {
  it('SB-OPS-44 nobody is credited; a unit member counts as having left, and drops what it carries', () => {
    const figures = [
      { id: 'a', x: 5, y: 5, carries: ['eye'] },
      { id: 'a2', x: 9, y: 5 },
      { id: 'b', side: 1, x: 5, y: 30 },
      { id: 'ghoul', side: null, type: 'ghoul', x: 20 },
    ];
    const list: Operation[] = [
      { op: 'remove', who: 'actor' },
      { op: 'remove', who: { of: { is: 'monster' } } },
    ];
    const { state } = play(doing(list), { state: field({ figures }) });
    expect(of(state, 'a')).toMatchObject({ standing: 'left', fallenTo: null, carries: [] });
    expect(state.objects).toMatchObject([{ id: 'eye', x: 5, y: 5 }]);
    expect(of(state, 'ghoul')).toMatchObject({ standing: 'removed', fallenTo: null });
    expect(state.deeds).toMatchObject([{ what: 'exited', figure: 'a', edge: null, carrying: [] }]);
    expect(of(state, 'a2').standing).toBe('standing');
  });
});

describe('SB-OPS-13 starting monsters', () => {
  it('SB-OPS-13 SB-SET-01 stand at their points before sides are rolled for, with group and level', () => {
    const bare = field({
      terrain: [{ id: 'bridge', type: 'bridge', shape: { rect: [16, 10, 4, 16] } }],
      scenario: {
        monsters: [
          { monster: 'bandit', at: [18, 20], level: 1.5, group: 'gang', equipment: 0 },
          { monster: 'ghoul', at: [5, 18] },
        ],
      },
    });
    const state = { ...bare, stage: 'monsters' as const };
    const { state: after } = play(silverBayonet, { state });
    expect(monsters(after)).toMatchObject([
      { type: 'bandit', x: 18, y: 20, z: 1.5 },
      { type: 'ghoul', x: 5, y: 18, z: 0 },
    ]);
    expect(after.story.groups).toEqual({ 'bandit-1': 'gang' });
    expect(after.deeds).toEqual([]);
  });
});
