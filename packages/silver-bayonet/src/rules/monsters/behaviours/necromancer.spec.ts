import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../../scene.spec-support.ts';
import { gearId } from '../../gear-id.ts';
import { meleeAttack } from '../../melee/melee-attack.ts';
import { shootAt } from '../../shooting/shoot.ts';
import { activateMonster } from '../phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'acolyte')));
const apart = (inches: number) => inches + 0.984;

function table(
  figures: readonly SceneFigure[],
  acolyte: Partial<SceneFigure> = {},
  more: Partial<SceneDraft> = {},
) {
  const necromancer = { id: 'acolyte', side: null, type: 'necromancer-acolyte', x: 5, y: 18, ...acolyte };
  return scene({ phase: 'monsters', figures: [necromancer, ...figures], ...more });
}
const man = (gap: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id: 'man',
  side: 0,
  x: 5 + apart(gap),
  y: 18,
  fatigue: 2,
  ...more,
});
const actions = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => ('action' in event ? [event.action] : []));

describe('SB-MON-10 necromancers', () => {
  it('SB-MON-10 with a soldier at 24" it raises the dead, then goes on as usual', () => {
    const { state, events } = play(activation, { state: table([man(24)]), dice: [5, 1] });
    expect(actions(events)).toEqual(['raise-the-dead']);
    expect(of(state, 'skeletal-soldier-1')).toMatchObject({ x: 5, y: 18 + apart(2), activated: true });
    expect(of(state, 'acolyte').x).toBe(11);
  });

  it('SB-MON-10 with none nearer than that it uses its Dark Gift', () => {
    const revenant = { id: 'revenant', side: null, type: 'revenant', x: 5, y: 21, health: 5 };
    const { state, events } = play(activation, { state: table([man(24.001), revenant]), dice: [5, 5] });
    expect(actions(events)).toEqual(['dark-gift']);
    expect(of(state, 'revenant').health).toBe(7);
  });

  it('SB-MON-10.R1 exactly one power, but a Dark Gift without use turns into raising the dead', () => {
    const { state, events } = play(activation, { state: table([man(28)]), dice: [5, 5, 9, 1] });
    expect(actions(events)).toEqual(['dark-gift', 'raise-the-dead']);
    expect(of(state, 'black-dog-1').standing).toBe('standing');
  });

  it('SB-MON-10 SB-ATT-78 a failed Dark Gift does nothing', () => {
    const { state } = play(activation, { state: table([man(28)]), dice: [2, 2] });
    expect(state.figures).toHaveLength(2);
  });

  it('SB-MON-10 SB-ATT-78 with no undead to mend it mends itself', () => {
    const { state } = play(activation, { state: table([man(28)], { health: 5 }), dice: [5, 5] });
    expect(of(state, 'acolyte').health).toBe(9);
  });

  it('SB-MON-10 Paralysed it uses neither', () => {
    const terror = { kind: 'paralysed', activations: 0 } as const;
    expect(actions(play(activation, { state: table([man(20)], { terror }) }).events)).toEqual([]);
  });

  it('SB-ATT-83.R1 where there is no room the direction turns clockwise by 30 degrees', () => {
    const crowd: SceneFigure = { id: 'crowd', side: 1, x: 5, y: 18 + apart(2), fatigue: 2 };
    const { state } = play(activation, {
      state: table([man(20), crowd], {}, { conditions: { deluge: true } }),
      dice: [6, 1, 1, 2],
      answers: [['strikeBack', 'back-off']],
    });
    expect(of(state, 'revenant-1').x).toBeGreaterThan(6);
  });

  it('SB-MON-10 struck and alive it Backs Off instead of Striking Back', () => {
    const attack = stepping((cx) => meleeAttack(cx, of(cx.s, 'man'), of(cx.s, 'acolyte')));
    const state = table([man(0, { gear: ['hand-weapon'] })], { x: 5 }, { active: 'man' });
    const played = play(attack, { state, dice: [1, 2] });
    expect(of(played.state, 'acolyte').x).toBe(3);
  });
});

describe('SB-MON-10.R2 shot at, they dive', () => {
  const shot = stepping((cx) =>
    shootAt(cx, of(cx.s, 'man'), gearId(of(cx.s, 'man'), 0), [of(cx.s, 'acolyte')], 'plain'),
  );
  const shooter = man(10, { gear: ['musket'] });

  it('SB-MON-10.R2 in the open straight away from the shooter', () => {
    const { state, asked } = play(shot, { state: table([shooter], {}, { active: 'man' }), dice: [1, 2] });
    expect(of(state, 'acolyte')).toMatchObject({ x: 3, y: 18 });
    expect(asked).toEqual([]);
  });

  it('SB-MON-10.R2 out of sight where it can, the primary player choosing where', () => {
    const wall = { id: 'wall', type: 'high-wall', shape: { rect: [6, 18.6, 0.3, 6] } } as const;
    const state = table([shooter], {}, { active: 'man', terrain: [wall] });
    const played = play(shot, { state, dice: [1, 2], answers: [['monsterChoice', '5/20/0']] });
    expect(of(played.state, 'acolyte')).toMatchObject({ x: 5, y: 20 });
    expect(played.asked[0]!.question).toMatchObject({ purpose: 'dive', rule: 'SB-MON-10' });
  });

  it('SB-MON-10.R2 else into Cover', () => {
    const wall = { id: 'wall', type: 'low-wall', shape: { rect: [6, 18.6, 0.3, 2.4] } } as const;
    const state = table([shooter], {}, { active: 'man', terrain: [wall] });
    const played = play(shot, { state, dice: [1, 2], answers: [['monsterChoice', '5/20/0']] });
    expect(of(played.state, 'acolyte')).toMatchObject({ x: 5, y: 20 });
  });

  it('SB-MON-10.R2 with no legal dive it stays', () => {
    const room = [
      { id: 'n', type: 'high-wall', shape: { rect: [4, 18.6, 2, 0.3] }, climbable: false },
      { id: 's', type: 'high-wall', shape: { rect: [4, 17.1, 2, 0.3] }, climbable: false },
      { id: 'w', type: 'high-wall', shape: { rect: [4, 17.1, 0.3, 1.8] }, climbable: false },
    ] as const;
    const near = man(3, { gear: ['musket'] });
    const played = play(shot, {
      state: table([near], {}, { active: 'man', terrain: [...room] }),
      dice: [1, 2],
    });
    expect(of(played.state, 'acolyte')).toMatchObject({ x: 5, y: 18 });
  });
});
