import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { openActions } from '../activation/actions.ts';
import { gearId } from '../gear-id.ts';
import { shoot } from './shoot.ts';
import { standTogether } from './spread.ts';

const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
const two = 0.984;

/** A shooter, and targets in a row 5" to the east, `gap` inches between their bases. */
function row(
  weapon: string,
  count: number,
  gap: number,
  a: Partial<SceneFigure> = {},
  b: Partial<SceneFigure> = {},
) {
  return scene({
    active: 'a',
    figures: [
      { id: 'a', x: 12, y: 18, gear: [weapon], ...a },
      ...Array.from({ length: count }, (_, i) => ({
        id: `b${i + 1}`,
        side: 1,
        x: 18,
        y: 18 + i * (two + gap),
        ...b,
      })),
    ],
  });
}

const stay = ['reactToShot', 'stay'] as const;

describe('weapons with several targets', () => {
  it('SB-SHT-16 a blunderbuss takes two within 1" of one another, each with a Check of its own, and is emptied once', () => {
    const { state, events } = play(fires, {
      state: row('blunderbuss', 2, 1),
      dice: [5, 9, 1, 2],
      answers: [['shootWhom', ['b2', 'b1']], stay, stay],
    });
    expect(events.filter(({ type }) => type === 'fired')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'attacked')).toMatchObject([
      { target: 'b2', hit: true },
      { target: 'b1', hit: false },
    ]);
    expect(of(state, 'a').gear[0]!.loaded).toBe(false);
  });

  it('SB-SHT-16 farther apart is refused; one target is always allowed', () => {
    const open = playToQuestion(fires, { state: row('blunderbuss', 2, 1.001) });
    expect(open.refusal(['b1', 'b2'])).toMatchObject({ code: 'shoot.too-far-apart', rule: 'SB-SHT-16' });
    expect(open.refusal(['b1'])).toBeNull();
    expect(open.refusal(['b1', 'b1'])).toMatchObject({ code: 'answer.twice' });
    expect(open.refusal([])).toMatchObject({ code: 'answer.too-few' });
  });

  it('SB-SHT-16 a blunderbuss never takes three, a musket never two', () => {
    expect(
      playToQuestion(fires, { state: row('blunderbuss', 3, 0.2) }).refusal(['b1', 'b2', 'b3']),
    ).toMatchObject({
      code: 'answer.too-many',
    });
    expect(playToQuestion(fires, { state: row('musket', 2, 0.2) }).refusal(['b1', 'b2'])).not.toBeNull();
  });

  it('SB-SHT-16 all Checks come first, then the reactions in the same order', () => {
    const { events, asked } = play(fires, {
      state: row('blunderbuss', 2, 0.5),
      dice: [1, 2, 1, 2, 1, 2],
      answers: [['shootWhom', ['b1', 'b2']], stay, ['reactToShot', 'return-fire:musket']],
    });
    expect(events.filter(({ type }) => type === 'attacked')).toMatchObject([
      { figure: 'a', target: 'b1' },
      { figure: 'a', target: 'b2' },
      { figure: 'b2', target: 'a', answer: true },
    ]);
    expect(asked.slice(1).map(({ question }) => (question as { figure: string }).figure)).toEqual([
      'b1',
      'b2',
    ]);
  });

  it('SB-EQ-17 two targets 0.8" apart are a blunderbuss shot', () => {
    const s = row('blunderbuss', 2, 0.8);
    expect(standTogether('one-another', [of(s, 'b1'), of(s, 'b2')])).toBe(true);
  });

  it('SB-EQ-17 three in a row on 1" bases: 0.9" gaps are too wide for a common point, 0.4" are not', () => {
    const inRow = (gap: number) =>
      [0, 1, 2].map((i) => ({ x: 18, y: 18 + i * (1 + gap), z: 0, radius: 0.5, height: 1 }));
    expect(standTogether('common-point', inRow(0.9))).toBe(false);
    expect(standTogether('common-point', inRow(0.4))).toBe(true);
    expect(standTogether('common-point', inRow(0.5))).toBe(true);
    expect(standTogether('common-point', inRow(0.501))).toBe(false);
  });

  it('SB-EQ-17 the common point may lie anywhere between three in a ring, and between levels', () => {
    const at = (x: number, y: number, z = 0) => ({ x, y, z, radius: 0.5, height: 1 });
    expect(standTogether('common-point', [at(0, 1.5), at(1.299, -0.75), at(-1.299, -0.75)])).toBe(true);
    expect(standTogether('common-point', [at(0, 1.6), at(1.386, -0.8), at(-1.386, -0.8)])).toBe(false);
    expect(standTogether('common-point', [at(0, 0), at(0, 1, 2)])).toBe(true);
    expect(standTogether('common-point', [at(0, 0), at(0, 1, 2.1)])).toBe(false);
  });

  it('SB-EQ-17 who is left when a Return Fire has removed the shooter can only dive or stay', () => {
    const state = scene({
      figures: [
        ...row('blunderbuss', 2, 0.5, { health: 1 }).figures.map(({ id, side, x, y, health, gear }) => ({
          id,
          side,
          x,
          y,
          health,
          gear,
        })),
        { id: 'friend', x: 1, y: 1 },
      ],
    });
    const open = playToQuestion(fires, {
      state,
      dice: [1, 2, 1, 2, 9, 9],
      answers: [
        ['shootWhom', ['b1', 'b2']],
        ['reactToShot', 'return-fire:musket'],
      ],
    });
    expect(of(open.state, 'a').standing).toBe('removed');
    expect(open.pending).toMatchObject({
      kind: 'reactToShot',
      question: { options: ['stay', 'dive'], figure: 'b2' },
    });
  });

  it('SB-EQ-17 ammunition is declared once; a double 1 fouls the gun, and the other Check is made all the same', () => {
    const { state, events } = play(fires, {
      state: row('blunderbuss', 2, 0.5, {
        gear: ['blunderbuss', { item: 'shot-bag', upgrades: ['cold-iron-shot'] }],
      }),
      dice: [1, 1, 8, 8],
      answers: [['shootWhom', ['b1', 'b2']], ['shot', 'cold-iron'], stay, stay],
    });
    expect(events.filter(({ type }) => type === 'attacked')).toMatchObject([{ hit: false }, { hit: true }]);
    expect(of(state, 'a').gear[0]!.state).toBe('fouled');
  });

  it('SB-EQ-05 a blunderbuss: 8", P + 1, -1 to hit', () => {
    const { state, events } = play(fires, { state: row('blunderbuss', 1, 0), dice: [6, 7], answers: [stay] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', total: 13, success: true }));
    expect(of(state, 'b1').health).toBe(3);
  });

  it('SB-EQ-16 a volley gun: three targets, P + 1 and -1, never reloaded, useless in melee', () => {
    const { state } = play(fires, {
      state: row('volley-gun', 3, 0.4),
      dice: [6, 7, 5, 7, 6, 7],
      answers: [['shootWhom', ['b1', 'b2', 'b3']], stay, stay, stay],
    });
    expect(['b1', 'b2', 'b3'].map((id) => of(state, id).health)).toEqual([3, 10, 3]);
    state.activation!.shot = true;
    state.pools[0]!.power = 1;
    expect(openActions(looking(state), of(state, 'a')).filter((id) => id.includes('reload'))).toEqual([]);
  });

  it('SB-EQ-16 it starts at 14"', () => {
    const far = (apart: number) =>
      looking(
        scene({
          active: 'a',
          figures: [
            { id: 'a', x: 5, y: 5, gear: ['volley-gun'] },
            { id: 'b', side: 1, x: 5 + two + apart, y: 5 },
          ],
        }),
      );
    const near = far(14);
    const out = far(14.001);
    expect(openActions(near, of(near.s, 'a'))).toContain('shoot:volley-gun');
    expect(openActions(out, of(out.s, 'a'))).not.toContain('shoot:volley-gun');
  });
});
