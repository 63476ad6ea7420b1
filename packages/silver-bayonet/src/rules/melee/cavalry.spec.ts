import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { meleeAttack } from './melee-attack.ts';

const attacks = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));

/** Two infantrymen in contact, each on foot or mounted. */
function contact(a: 'foot' | 'horse', b: 'foot' | 'horse', rest: Partial<SceneDraft> = {}) {
  const radius = { foot: 0.492, horse: 0.984 };
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 18, y: 18, mounted: a === 'horse' },
      {
        id: 'b',
        side: 1,
        x: Math.round((18 + radius[a] + radius[b]) * 1000) / 1000,
        y: 18,
        mounted: b === 'horse',
      },
    ],
  });
}

const checks = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === 'checked') as unknown as {
    figure: string;
    total: number;
    target: number;
  }[];

describe('cavalry in melee', () => {
  it('SB-CAV-09 a rider attacking foot has +1 Melee and +1 damage: 5 + 6 + 1 + 1 reaches 13 and does 6', () => {
    const { state, events } = play(attacks, {
      state: contact('horse', 'foot'),
      dice: [5, 6],
      answers: [['strikeBack', 'back-off']],
    });
    expect(checks(events)).toMatchObject([{ total: 13, target: 13 }]);
    expect(of(state, 'b').health).toBe(4);
  });

  it('SB-CAV-09 his Strike Back has it too; a man on foot never', () => {
    const { state, events } = play(attacks, {
      state: contact('foot', 'horse'),
      dice: [5, 6, 5, 6],
      answers: [['strikeBack', 'strike-back']],
    });
    expect(checks(events)).toMatchObject([
      { figure: 'a', total: 12 },
      { figure: 'b', total: 13 },
    ]);
    expect(of(state, 'a').health).toBe(4);
  });

  it('SB-CAV-10 a rider attacked by foot has Defence +1, in the Strike Back of foot as well', () => {
    const byFoot = play(attacks, {
      state: contact('foot', 'horse'),
      dice: [6, 6],
      answers: [['strikeBack', 'hold']],
    });
    expect(checks(byFoot.events)).toMatchObject([{ total: 13, target: 14 }]);
    const answered = play(attacks, {
      state: contact('horse', 'foot'),
      dice: [1, 1, 6, 7],
      answers: [['strikeBack', 'strike-back']],
    });
    expect(checks(answered.events)).toMatchObject([{ target: 13 }, { figure: 'b', total: 14, target: 14 }]);
  });

  it('SB-CAV-11 a rider attacked by foot strikes back or holds; the man on foot backs off either way', () => {
    const state = contact('foot', 'horse');
    expect(playToQuestion(attacks, { state, dice: [1, 1] }).pending).toMatchObject({
      kind: 'strikeBack',
      question: { options: ['strike-back', 'hold'] },
    });
    const held = play(attacks, { state, dice: [1, 1], answers: [['strikeBack', 'hold']] });
    expect([of(held.state, 'a').x, of(held.state, 'b').x]).toEqual([16, 19.476]);
    const struck = play(attacks, { state, dice: [1, 1, 1, 1], answers: [['strikeBack', 'strike-back']] });
    expect([of(struck.state, 'a').x, of(struck.state, 'b').x]).toEqual([16, 19.476]);
  });

  it('SB-CAV-11 foot attacked by a rider backs off after its Strike Back, not the rider', () => {
    const { state } = play(attacks, {
      state: contact('horse', 'foot'),
      dice: [1, 1, 1, 1],
      answers: [['strikeBack', 'strike-back']],
    });
    expect([of(state, 'a').x, of(state, 'b').x]).toEqual([18, 21.476]);
  });

  it('SB-CAV-12 rider against rider: no bonus, and the attacker backs off after the Strike Back', () => {
    const { state, events } = play(attacks, {
      state: contact('horse', 'horse'),
      dice: [1, 1, 1, 1],
      answers: [['strikeBack', 'strike-back']],
    });
    expect(checks(events)).toMatchObject([
      { total: 3, target: 13 },
      { total: 3, target: 13 },
    ]);
    expect([of(state, 'a').x, of(state, 'b').x]).toEqual([16, 19.968]);
    const asked = playToQuestion(attacks, { state: contact('horse', 'horse'), dice: [1, 1] });
    expect(asked.pending.question).toMatchObject({ options: ['strike-back', 'back-off'] });
  });
});
