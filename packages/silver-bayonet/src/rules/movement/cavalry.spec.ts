import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { deployNext } from '../setup/deploy.ts';
import { fall } from './danger-of-falling.ts';
import { moveProblem } from './move-question.ts';
import { speedOf } from './speed.ts';

type Rect = [number, number, number, number];
type Step = { readonly x: number; readonly y: number; readonly z: number; readonly by?: 'jump' };

function rider(rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', type: 'light-cavalryman', x: 10, y: 18, mounted: true, ...a },
      { id: 'far', side: 1, x: 35, y: 35 },
    ],
  });
}

const code = (s: ReturnType<typeof scene>, ...path: Step[]) =>
  moveProblem(
    { figure: 'a', budget: speedOf(looking(s), of(s, 'a')), how: 'move', attack: true },
    path,
    looking(s),
  )?.code ?? null;

const piece = (type: string, rect: Rect, height?: number) => ({
  id: type,
  type,
  shape: { rect },
  ...(height === undefined ? {} : { height }),
});
const speed = (s: ReturnType<typeof scene>) => speedOf(looking(s), of(s, 'a'));

describe('starting mounted', () => {
  const waiting = (type: string) => ({
    ...scene({
      figures: [
        { id: 'a', type, standing: 'waiting', x: 0, y: 0 },
        { id: 'far', side: 1, x: 35, y: 35 },
      ],
    }),
    stage: 'deployment' as const,
    edgeOf: ['west' as const, 'east' as const],
    deploying: [0],
  });
  const deploys = stepping(deployNext);
  const spot = { x: 1, y: 18, z: 0 };

  it('SB-CAV-01 a Combat Rider chooses at deployment: mounted he is cavalry, on foot an ordinary figure', () => {
    const choose = (how: string) =>
      of(
        play(deploys, {
          state: waiting('light-cavalryman'),
          answers: [
            ['rideOut', how],
            ['deploy', spot],
          ],
        }).state,
        'a',
      );
    expect(choose('mounted')).toMatchObject({ mounted: true, radius: 0.984, height: 1.75 });
    expect(choose('on-foot')).toMatchObject({ mounted: false, radius: 0.492, height: 1 });
  });

  it('SB-CAV-01 nobody else is asked', () => {
    const { state } = play(deploys, { state: waiting('infantryman'), answers: [['deploy', spot]] });
    expect(of(state, 'a').mounted).toBe(false);
  });
});

describe('cavalry on the move', () => {
  it('SB-CAV-03 Speed is 8 whatever his own', () => {
    expect(speed(rider())).toBe(8);
    expect(speed(rider({}, { stats: { speed: 4 } }))).toBe(8);
    expect(speed(rider({}, { type: 'heavy-cavalryman' }))).toBe(8);
    expect(speed(rider({}, { mounted: false }))).toBe(6);
    expect(code(rider(), { x: 18, y: 18, z: 0 })).toBeNull();
    expect(code(rider(), { x: 18.001, y: 18, z: 0 })).toBe('move.too-far');
  });

  it('SB-CAV-03 what weakens Speed in the game still does: 7 in a Deluge', () => {
    expect(speed(rider({ conditions: { deluge: true } }))).toBe(7);
  });

  it('SB-CAV-04 difficult ground counts double', () => {
    const terrain = [piece('mud', [12, 10, 10, 16])];
    expect(code(rider({ terrain }), { x: 15, y: 18, z: 0 })).toBeNull();
    expect(code(rider({ terrain }), { x: 15.001, y: 18, z: 0 })).toBe('move.too-far');
  });

  it('SB-CAV-05 no structure is entered, unless the option allows it; a man on foot may', () => {
    const terrain = [piece('floor', [12, 10, 10, 16])];
    const inside = { x: 14, y: 18, z: 0 };
    expect(code(rider({ terrain }), inside)).not.toBeNull();
    expect(code(rider({ terrain, options: { 'mounted-in-structures': true } }), inside)).toBeNull();
    expect(code(rider({ terrain }, { mounted: false }), inside)).toBeNull();
  });

  it('SB-CAV-06 a rider never climbs, but rides up a hill', () => {
    const top = { x: 14, y: 18, z: 1.5 };
    expect(code(rider({ terrain: [piece('rock', [12, 14, 6, 8])] }), top)).not.toBeNull();
    expect(code(rider({ terrain: [piece('hill', [12, 14, 6, 8])] }), top)).toBeNull();
    const foot = rider({ terrain: [piece('rock', [11, 14, 6, 8])] }, { mounted: false });
    expect(code(foot, { x: 11.6, y: 18, z: 1.5 })).toBeNull();
  });

  it('SB-CAV-06 he jumps what is no higher than 0.5"', () => {
    const over = { x: 13.5, y: 18, z: 0, by: 'jump' as const };
    const wall = (height: number) => rider({ terrain: [piece('low-wall', [12, 14, 0.3, 8], height)] });
    const before = { x: 11, y: 18, z: 0 };
    expect(code(wall(0.5), before, over)).toBeNull();
    expect(code(wall(0.6), before, over)).toBe('move.jump');
  });

  it('SB-CAV-07 fall damage is doubled: 7", P 4 and P 6 are 20', () => {
    const falls = stepping((cx) =>
      fall(cx, of(cx.s, 'a'), { x: 10, y: 18, z: 0, drop: 7, distance: 0, piece: -1 }, null),
    );
    const fallen = (mounted: boolean) =>
      of(play(falls, { state: rider({}, { mounted, health: 30 }), dice: [4, 6] }).state, 'a').health;
    expect(fallen(true)).toBe(10);
    expect(fallen(false)).toBe(20);
  });
});
