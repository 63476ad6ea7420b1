import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../../scene.spec-support.ts';
import { gearId } from '../../gear-id.ts';
import { meleeAttack } from '../../melee/melee-attack.ts';
import { moveAlong } from '../../movement/move.ts';
import { shootAt } from '../../shooting/shoot.ts';
import { activateMonster } from '../phase.ts';
import { placeMonster } from '../place-monster.ts';

const RADIUS = 1.181;
const activation = stepping((cx) => {
  of(cx.s, 'moose').activated = false;
  activateMonster(cx, of(cx.s, 'moose'));
});

/** A Moose that came in from the west, wherever it is now. */
function table(moose: Partial<SceneFigure>, figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  const walks = {
    id: 'moose',
    side: null,
    type: 'moose',
    x: RADIUS,
    y: 18,
    marks: { 'walks-to': 2 },
    ...moose,
  };
  const bystander: SceneFigure = { id: 'bystander', side: 1, x: 35, y: 1, gear: [] };
  return scene({ figures: [walks, ...figures, bystander], ...more });
}
const far: SceneFigure = { id: 'far', side: 0, x: 18, y: 33, gear: ['musket'] };
const prey = (s: ReturnType<typeof scene>) => s.figures[(of(s, 'moose').marks['prey'] ?? 0) - 1]?.id ?? null;

describe('SB-MON-09 Non-Aggressive', () => {
  it('SB-MON-09 SB-ATT-61 passive, it walks its full Speed straight towards the opposite edge', () => {
    const { state } = play(activation, { state: table({}, [far]) });
    expect(of(state, 'moose')).toMatchObject({ x: 8.181, y: 18 });
  });

  it('SB-MON-09.R1 the opposite edge is the one facing the nearest to where it was placed', () => {
    const run = stepping((cx) => {
      const moose = placeMonster(cx, 'moose', { x: 20, y: 36, z: 0 }, 'SB-ENC-02')!;
      activateMonster(cx, moose);
    });
    const { state } = play(run, { state: scene({ figures: [{ ...far, y: 3, x: 3 }] }) });
    expect(of(state, 'moose-1')).toMatchObject({ x: 20, y: 27.819 });
  });

  it('SB-MON-09 it leaves the table on touching the edge, which is no kill', () => {
    const { state, events } = play(activation, { state: table({ x: 36 - RADIUS - 6 }, [far]) });
    expect(of(state, 'moose')).toMatchObject({ standing: 'left', fallenTo: null });
    expect(events.at(-1)).toMatchObject({ type: 'out', how: 'left', rule: 'SB-MON-09' });
    const short = play(activation, { state: table({ x: 36 - RADIUS - 7.1 }, [far]) });
    expect(of(short.state, 'moose').standing).toBe('standing');
  });

  it('SB-MON-09 a soldier within 6" as it activates makes it aggressive towards him, at once', () => {
    const near = (gap: number): SceneFigure => ({
      id: 'near',
      side: 0,
      x: RADIUS,
      y: 18 + RADIUS + 0.492 + gap,
    });
    const attacked = play(activation, {
      state: table({}, [near(6)]),
      dice: [1, 2],
      answers: [['strikeBack', 'back-off']],
    });
    expect(attacked.events).toContainEqual(expect.objectContaining({ type: 'attacked', target: 'near' }));
    const passed = play(activation, { state: table({}, [near(6.001)]) });
    expect(of(passed.state, 'moose')).toMatchObject({ x: 8.181, y: 18 });
    expect(prey(passed.state)).toBe(null);
  });

  it('SB-MON-09 a firearm fired within 12" of it makes it aggressive towards the shooter', () => {
    const shot = stepping((cx) =>
      shootAt(cx, of(cx.s, 'far'), gearId(of(cx.s, 'far'), 0), [of(cx.s, 'mark')], 'plain'),
    );
    const after = (gap: number, gun = 'musket') => {
      const shooter = { ...far, x: RADIUS, y: 18 + RADIUS + 0.492 + gap, gear: [gun] };
      const mark: SceneFigure = { id: 'mark', side: 1, x: RADIUS + 7, y: shooter.y, gear: [] };
      const state = table({}, [shooter, mark], { active: 'far' });
      return prey(play(shot, { state, dice: [1, 2], answers: [['reactToShot', 'stay']] }).state);
    };
    expect(after(12)).toBe('far');
    expect(after(12.001)).toBe(null);
    expect(after(12, 'hurled-rock')).toBe(null);
  });

  it('SB-MON-09 aggressive, it goes for that one figure, seen or not', () => {
    const wall = { id: 'wall', type: 'high-wall', shape: { rect: [0, 22, 20, 0.5] } } as const;
    const near: SceneFigure = { id: 'near', side: 1, x: 6, y: 16, fatigue: 2 };
    const state = table({ marks: { 'walks-to': 2, prey: 3 } }, [near, { ...far, x: 25, y: 27 }], {
      terrain: [wall],
    });
    const { state: after } = play(activation, { state });
    expect(of(after, 'moose').x).toBeGreaterThan(RADIUS + 5);
    expect(of(after, 'moose').y).toBeGreaterThan(18);
  });

  it('SB-MON-09 with its prey gone it is passive again and walks on to the same edge from where it stands', () => {
    const gone: SceneFigure = { id: 'gone', side: 0, x: 25, y: 27, standing: 'removed' };
    const state = table({ x: 12, y: 24, marks: { 'walks-to': 2, prey: 2 } }, [gone, { ...far, y: 5 }]);
    expect(of(play(activation, { state }).state, 'moose')).toMatchObject({ x: 19, y: 24 });
  });

  it('SB-MON-09.R1 attacked in melee it turns on the attacker; a new trigger changes nothing', () => {
    const attack = stepping((cx) => meleeAttack(cx, of(cx.s, 'man'), of(cx.s, 'moose')));
    const man: SceneFigure = { id: 'man', side: 0, x: RADIUS + RADIUS + 0.492, y: 18, gear: ['hand-weapon'] };
    const first = play(attack, { state: table({}, [man], { active: 'man' }), dice: [1, 2, 1, 2] });
    expect(prey(first.state)).toBe('man');
    const busy = table({ marks: { prey: 2, 'walks-to': 2 } }, [far, man], { active: 'man' });
    expect(prey(play(attack, { state: busy, dice: [1, 2, 1, 2] }).state)).toBe('far');
  });

  it('SB-MON-09.R1 while passive it does not Force the Attack; aggressive it does', () => {
    const walk = stepping((cx) => moveAlong(cx, of(cx.s, 'man'), [{ x: 8, y: 20.6, z: 0 }], 6, 'move'));
    const man: SceneFigure = { id: 'man', side: 0, x: 3, y: 20.6, gear: ['hand-weapon'] };
    const passive = play(walk, { state: table({ x: 5 }, [man, far], { active: 'man' }) });
    expect(of(passive.state, 'man').x).toBe(8);
    const state = table({ x: 5, marks: { 'walks-to': 2, prey: 3 } }, [man, far], { active: 'man' });
    const forced = play(walk, { state, dice: [1, 2, 1, 2] });
    expect(forced.events).toContainEqual(expect.objectContaining({ type: 'forced', figure: 'moose' }));
  });

  it('SB-MON-09.R1 Monster Dice cannot redirect it', () => {
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 1 },
    ];
    const other: SceneFigure = { id: 'other', side: 1, x: 30, y: 30, gear: [] };
    const state = table({ marks: { 'walks-to': 2, prey: 3 } }, [other, far], { pools });
    expect(play(activation, { state }).asked).toEqual([]);
  });
});
