import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { gearId } from '../gear-id.ts';
import { shoot } from './shoot.ts';

const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
type Gear = NonNullable<SceneFigure['gear']>;
type Monster = Partial<SceneFigure>;

/** a with this gear fires at a target 6" away that cannot fire back. */
function range(gear: Gear, b: Monster = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    ...rest,
    figures: [
      { id: 'a', x: 8, y: 18, gear, stats: { accuracy: 2 } },
      { id: 'b', side: null, type: 'hobgoblin', x: 8 + 0.984 + 6, y: 18, ...b },
      { id: 'enemy', side: 1, x: 35, y: 35 },
    ],
  });
}

const musket = (...upgrades: string[]): Gear => ['musket', { item: 'cartridge-box', upgrades }];
const loads = (gear: Gear) => {
  const { pending } = playToQuestion(fires, { state: range(gear) });
  return pending.kind === 'shot' ? pending.question.options : null;
};

/** Damage to b of a shot with this load and these dice. */
function damage(gear: Gear, load: string | null, dice: number[], b: Monster, rest: Partial<SceneDraft> = {}) {
  const before = range(gear, b, rest);
  const { state } = play(fires, { state: before, dice, answers: load === null ? [] : [['shot', load]] });
  return of(before, 'b').health - of(state, 'b').health;
}

describe('special ammunition', () => {
  it('SB-EQ-20 plain or cold iron from a box with cold iron; silver or cold iron from one with both', () => {
    expect(loads(musket('cold-iron-shot'))).toEqual(['plain', 'cold-iron']);
    expect(loads(musket('silver-shot', 'cold-iron-shot'))).toEqual(['silver', 'cold-iron']);
  });

  it('SB-EQ-20 nobody is asked when there is one kind of shot', () => {
    const { events } = play(fires, { state: range(musket('silver-shot')), dice: [1, 2] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', load: 'silver' }));
    play(fires, { state: range(musket()), dice: [1, 2] });
  });

  it('SB-EQ-20 an upgrade covers its host only: a pistol its own shots, a box no pistol, nothing a volley gun', () => {
    expect(loads([{ item: 'pistol', upgrades: ['cold-iron-shot'] }])).toEqual(['plain', 'cold-iron']);
    const other = play(fires, {
      state: range(['pistol', { item: 'pistol', upgrades: ['silver-shot'] }]),
      dice: [1, 2],
    });
    expect(other.events).toContainEqual(expect.objectContaining({ type: 'fired', load: 'plain' }));
    const volley = play(fires, {
      state: range(['volley-gun', { item: 'cartridge-box', upgrades: ['silver-shot'] }]),
      dice: [1, 2],
    });
    expect(volley.events).toContainEqual(expect.objectContaining({ type: 'fired', load: 'plain' }));
    expect(loads(['volley-gun', 'salt-bag'])).toEqual(['plain', 'salt']);
  });

  it('SB-EQ-20 Return Fire declares its shot too', () => {
    const state = range(musket(), { side: 1, type: 'infantryman', gear: musket('cold-iron-shot') });
    const { events } = play(fires, {
      state,
      dice: [1, 2, 1, 2],
      answers: [
        ['reactToShot', 'return-fire:musket'],
        ['shot', 'cold-iron'],
      ],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', figure: 'b', load: 'cold-iron' }));
  });

  it('SB-EQ-21 P 1, S 10, Accuracy +2 = 13 against 12: cold iron misses and no die helps; plain shot hits for 1', () => {
    const target = { type: 'bandit', gear: [], stats: { defence: 12 } };
    const pools = [
      { power: 1, skill: 1, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    expect(damage(musket('cold-iron-shot'), 'cold-iron', [1, 10], target, { pools })).toBe(0);
    expect(damage(musket('cold-iron-shot'), 'plain', [1, 10], target)).toBe(1);
  });

  it('SB-EQ-21 a Fate reroll that turns up a 1 misses too', () => {
    const state = range(
      musket('cold-iron-shot'),
      { type: 'bandit', gear: [], stats: { defence: 5 } },
      {
        pools: [
          { power: 0, skill: 1, monster: 0 },
          { power: 0, skill: 0, monster: 0 },
        ],
      },
    );
    const { events } = play(fires, {
      state,
      dice: [8, 2, 1],
      answers: [
        ['shot', 'cold-iron'],
        ['reroll', 'skill'],
      ],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', total: 11, success: true }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: false }));
  });

  it('SB-EQ-21 two 1s foul the gun; one does not', () => {
    const shot = (dice: number[]) =>
      of(
        play(fires, { state: range(musket('cold-iron-shot')), dice, answers: [['shot', 'cold-iron']] }).state,
        'a',
      ).gear[0]!.state;
    expect(shot([1, 1])).toBe('fouled');
    expect(shot([1, 5])).toBe('whole');
    const plain = play(fires, {
      state: range(musket('cold-iron-shot')),
      dice: [1, 1],
      answers: [['shot', 'plain']],
    });
    expect(of(plain.state, 'a').gear[0]!.state).toBe('whole');
  });

  it('SB-EQ-25 salt with a musket: P 9 does a Hobgoblin nothing, a Ghost 9', () => {
    const gear = [...musket(), 'salt-bag'];
    expect(damage(gear, 'salt', [9, 8], { type: 'hobgoblin', gear: [] })).toBe(0);
    expect(damage(gear, 'salt', [9, 8], { type: 'ghost', gear: [], stats: { defence: 10 } })).toBe(9);
  });

  it('SB-EQ-25 a salted target may react all the same, and natural 1s spoil salt', () => {
    const gear = [...musket(), 'salt-bag'];
    const state = range(gear, { side: 1, type: 'infantryman' });
    const { state: after, events } = play(fires, {
      state,
      dice: [9, 8],
      answers: [
        ['shot', 'salt'],
        ['reactToShot', 'stay'],
      ],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: true }));
    expect(of(after, 'b').health).toBe(10);
    const fouled = play(fires, { state: range(gear), dice: [1, 1], answers: [['shot', 'salt']] });
    expect(of(fouled.state, 'a').gear[0]!.state).toBe('fouled');
  });

  it('SB-EQ-25 option salt-hurts-undead: a Revenant takes it less its reduction, a man nothing', () => {
    const gear = [...musket(), 'salt-bag'];
    const options = { 'salt-hurts-undead': true };
    expect(damage(gear, 'salt', [9, 8], { type: 'revenant', gear: [] }, { options })).toBe(5);
    expect(damage(gear, 'salt', [9, 8], { type: 'revenant', gear: [] })).toBe(0);
    expect(damage(gear, 'salt', [9, 8], { type: 'bandit', gear: [] }, { options })).toBe(0);
  });

  it('SB-EQ-25 a critical hit with salt does not hurt whom salt spares', () => {
    expect(damage([...musket(), 'salt-bag'], 'salt', [10, 10], {}, { options: { criticals: true } })).toBe(0);
  });

  it('SB-EQ-26 silver shot needs no word and has no drawback', () => {
    expect(
      damage(musket('silver-shot'), null, [1, 9], { type: 'bandit', gear: [], stats: { defence: 10 } }),
    ).toBe(1);
    expect(loads([...musket('silver-shot'), 'salt-bag'])).toEqual(['silver', 'salt']);
  });
});
