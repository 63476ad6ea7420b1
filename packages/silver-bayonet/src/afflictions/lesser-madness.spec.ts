import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { harm } from '../rules/damage/harm.ts';
import { gearId } from '../rules/gear-id.ts';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { diveForCover } from '../rules/shooting/dive-for-cover.ts';
import { shoot } from '../rules/shooting/shoot.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

const POOL = { power: 1, skill: 1, monster: 1 };

function pair(apart: number, a: Partial<SceneFigure>) {
  return scene({
    active: 'a',
    pools: [POOL, POOL],
    figures: [
      { id: 'a', x: 10, y: 18, ...a },
      { id: 'b', side: 1, x: 10.984 + apart, y: 18, health: 30 },
      { id: 'friend', x: 2, y: 2 },
      { id: 'foe', side: 1, x: 35, y: 35 },
    ],
  });
}

const CURSED = { attributes: ['cursed-for-life'] };
const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
const attacks = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));

describe('the Cursed', () => {
  it('SB-CAMP-09 P 2 S 1 fails critically without the option: the gun is fouled and no die is offered', () => {
    const { state, asked } = play(fires, {
      state: pair(10, CURSED),
      dice: [2, 1],
      answers: [['reactToShot', 'stay']],
    });
    expect(of(state, 'a').gear[0]!.state).toBe('fouled');
    expect(asked.map(({ kind }) => kind)).toEqual(['reactToShot']);
  });

  it('SB-CAMP-09 P 2 S 3 does not, and others are not cursed', () => {
    expect(playToQuestion(fires, { state: pair(10, CURSED), dice: [2, 3] }).pending.kind).toBe('reroll');
    expect(playToQuestion(fires, { state: pair(10, {}), dice: [2, 1] }).pending.kind).toBe('reroll');
  });

  it('SB-CAMP-09 in melee the weapon is lost', () => {
    const { state } = play(attacks, {
      state: pair(0, CURSED),
      dice: [1, 2],
      answers: [['strikeBack', 'back-off']],
    });
    expect(of(state, 'a').gear[0]!.state).toBe('lost');
  });
});

describe('the Imbalanced', () => {
  const hurt = stepping((cx) => harm(cx, of(cx.s, 'a'), 1, 'event', 'SB-EVT-06'));
  const rock = {
    id: 'rock',
    type: 'rock',
    shape: { rect: [8, 10, 8, 16] as [number, number, number, number] },
  };
  const onTheEdge = (a: Partial<SceneFigure>) =>
    scene({
      terrain: [{ ...rock, height: 4 }],
      figures: [
        { id: 'a', x: 8.5, y: 18, z: 4, ...a },
        { id: 'foe', side: 1, x: 35, y: 35 },
      ],
    });

  it('SB-CAMP-09 -3 on the Check to keep from falling, -3 more each time', () => {
    const check = (a: Partial<SceneFigure>) =>
      play(hurt, { state: onTheEdge(a), dice: [10, 10] }).events.find(({ type }) => type === 'checked');
    expect(check({})).toMatchObject({ total: 26 });
    expect(check({ attributes: ['imbalanced:3'] })).toMatchObject({ total: 23 });
    expect(check({ attributes: ['imbalanced:6'] })).toMatchObject({ total: 20 });
  });

  it('SB-CAMP-09 no other Check is the worse for it', () => {
    const shot = playToQuestion(fires, { state: pair(10, { attributes: ['imbalanced:3'] }), dice: [5, 3] });
    expect(shot.pending).toMatchObject({ kind: 'reroll', question: { total: 9 } });
  });
});

describe('the Confused', () => {
  it('SB-CAMP-09 dives where chance sends it, and is not asked', () => {
    const dives = stepping((cx) => diveForCover(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { state, asked } = play(dives, {
      state: pair(10, { attributes: ['confused'] }),
      // Direction 1 of 72 is straight up.
      dice: [1],
    });
    expect(of(state, 'a')).toMatchObject({ x: 10, y: 20 });
    expect(asked).toEqual([]);
    expect(playToQuestion(dives, { state: pair(10, {}) }).pending.kind).toBe('dive');
  });
});
