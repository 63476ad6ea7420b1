import type { Telling } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const die = (face: number) => ({ die: { name: 'Die', sides: 10, colour: 'plain', mark: '' } as const, face });
const man = (id: string, side: number | null, full: number | null = 10) =>
  ({ id, side, health: full === null ? null : { left: full, full } }) as never;
const scene = {
  sides: [{ name: 'Greys' }, { name: 'Blues' }] as never,
  figures: [man('a', 0), man('b', 1), man('c', 1), man('m', null)],
};

function log(...lines: readonly (Partial<Telling> & { readonly text?: string })[]) {
  return lines.map(({ text = '', ...some }, number) => {
    const telling: Telling = { kind: 'story', figures: [], dice: [], modifiers: [], ...some };
    return { number, text, rule: '', telling, event: { type: '' } };
  });
}

const hurt = (figure: string, points: number, text = `${figure} ${points}`) =>
  ({ kind: 'harm', figures: [figure], hurt: { figure, by: null, points }, text }) as const;
const lost = (figure: string) =>
  ({ kind: 'harm', figures: [figure], lost: figure, text: `${figure} is out` }) as const;
const turn = (n: number) => ({ kind: 'heading', turn: n }) as const;
const filler = Array.from({ length: 8 }, () => ({}));

describe('the moments that decided it', () => {
  it('are the three largest swings, told as they came', () => {
    const told = log(
      turn(1),
      hurt('b', 2),
      ...filler,
      hurt('c', 6),
      ...filler,
      turn(2),
      hurt('b', 1),
      ...filler,
      hurt('a', 5),
      ...filler,
      hurt('b', 5),
    );
    const moments = momentsOf(told, scene);
    expect(moments.map(({ lines, turn: when }) => [lines.join(), when])).toEqual([
      ['c 6', 1],
      ['a 5', 2],
      ['b 5', 2],
    ]);
    expect(moments.map(({ swing }) => swing)).toEqual([0.3, 0.5, 0.25]);
  });

  it('a blow, its harm and its end are one moment, and told by the blow first', () => {
    const blow = { kind: 'attack', figures: ['a', 'b'], text: 'a goes for b' } as const;
    const [moment, ...others] = momentsOf(log(blow, hurt('b', 10), lost('b')), scene);
    expect(others).toEqual([]);
    expect(moment!.lines).toEqual(['a goes for b', 'b 10', 'b is out']);
    expect(moment!.swing).toBeCloseTo(10 / 20 + 1 / 2, 9);
  });

  it('two shots at one man are two moments, each by the one who fired it', () => {
    const shot = (by: string) => ({ kind: 'shot', figures: [by, 'a'], text: `${by} fires at a` }) as const;
    const told = log(shot('b'), hurt('a', 4), shot('c'), hurt('a', 6), lost('a'));
    expect(momentsOf(told, scene).map(({ lines }) => lines)).toEqual([
      ['b fires at a', 'a 4'],
      ['c fires at a', 'a 6', 'a is out'],
    ]);
  });

  it('whoever lay there is no second loss when he is gone for good; helped up and struck again, he is', () => {
    const swings = (...between: readonly Partial<Telling>[]) =>
      momentsOf(log(lost('b'), ...filler, ...between, lost('b')), scene).map(({ swing }) => swing);
    expect(swings()).toEqual([0.5]);
    expect(swings({ regained: 'b' })).toEqual([0.5, 0.5]);
  });

  it('what was unlikely weighs more than the same by a sure thing', () => {
    const shot = (needed: number, total: number) =>
      ({
        kind: 'dice',
        figures: ['a', 'b'],
        dice: [die(total)],
        attempt: { who: 'a', total, needed, passes: 'at-least', passed: true },
      }) as const;
    const [lucky] = momentsOf(log(shot(10, 10), hurt('b', 4)), scene);
    const [sure] = momentsOf(log(shot(2, 10), hurt('b', 4)), scene);
    expect(lucky!.swing).toBeCloseTo(0.2 * 1.4, 9);
    expect(sure!.swing).toBeCloseTo(0.2 * 0.6, 9);
    const [bystander] = momentsOf(log(shot(10, 10), hurt('c', 4)), scene);
    expect(bystander!.swing).toBeCloseTo(0.2, 9);
  });

  it('a step towards the goal counts, and so does what could hardly fail', () => {
    const goal = { cues: [{ kind: 'objective', figure: 'a' }], text: 'the relic' } as const;
    const attempt = { who: 'a', total: 1, needed: 2, passes: 'at-least', passed: false } as const;
    const slip = { kind: 'dice', figures: ['a'], dice: [die(1)], attempt, text: 'a slips' } as const;
    expect(momentsOf(log(goal, ...filler, slip), scene).map(({ lines }) => lines[0])).toEqual([
      'the relic',
      'a slips',
    ]);
    expect(momentsOf(log({ ...slip, attempt: { ...attempt, needed: 9 } }), scene)).toEqual([]);
  });

  describe('of men in ranks', () => {
    const inRanks = (id: string, group: string, side: number) => ({ id, side, group, health: null }) as never;
    const men = (group: string, side: number, count: number) =>
      Array.from({ length: count }, (_, n) => inRanks(`${group}${n}`, group, side));
    const battle = {
      sides: scene.sides,
      groups: [
        { id: 'x', name: 'The new draft', side: 0 },
        { id: 'y', name: 'The dragoons', side: 1 },
      ] as never,
      figures: [...men('x', 0, 24), ...men('y', 1, 20)],
    };
    const hit = (at: string) => ({ kind: 'shot', figures: ['x0', at], text: `x fires at ${at}` }) as const;

    it('what a unit loses at once is one moment, told with its number', () => {
      const volley = ['y1', 'y2', 'y3'].flatMap((at) => [hit(at), {}, lost(at)]);
      const [moment, ...others] = momentsOf(log(turn(2), ...volley), battle);
      expect(others).toEqual([]);
      expect(moment).toMatchObject({ turn: 2, lines: ['x fires at y1', 'The dragoons: 3 of them gone.'] });
      expect(moment!.swing).toBeCloseTo(3 / 20, 9);
      expect(momentsOf(log(hit('y1'), lost('y1')), battle)[0]!.lines).toEqual(['x fires at y1', 'y1 is out']);
    });

    it('another turn, another unit, or much later is another moment', () => {
      const twice = (...between: readonly Partial<Telling>[]) =>
        momentsOf(log(turn(1), lost('y1'), ...between, lost('y2')), battle).length;
      expect(twice()).toBe(1);
      expect(twice(turn(2))).toBe(2);
      expect(twice(...filler, ...filler)).toBe(2);
      expect(momentsOf(log(lost('y1'), lost('x1')), battle)).toHaveLength(2);
    });

    it('one unit that sees nothing decides less than any man who falls', () => {
      const attempt = { who: 'x', total: 10, needed: 9, passes: 'at-most', passed: false } as const;
      const blind = { kind: 'dice', figures: ['x'], dice: [die(10)], attempt, text: 'saw nothing' } as const;
      const told = log(blind, ...filler, lost('y1'), ...filler, ...filler, blind);
      expect(momentsOf(told, battle, 1)[0]!.lines).toEqual(['y1 is out']);
    });
  });

  it('games that count no health count heads; where nothing happened there is none', () => {
    const heads = { ...scene, figures: [man('a', 0, null), man('b', 1, null), man('c', 1, null)] };
    expect(momentsOf(log(lost('c')), heads)[0]!.swing).toBe(0.5);
    expect(momentsOf(log(turn(1), {}, {}), scene)).toEqual([]);
  });
});
