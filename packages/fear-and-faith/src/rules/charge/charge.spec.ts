import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { judge, whyNot } from '../movement/move.spec-support.ts';
import { moveTerms } from '../movement/one-move.ts';
import { straightMove } from '../movement/straight.ts';
import { reactionPoint } from './charge.ts';
import { canReach } from './reach.ts';

const A = { id: 'a', x: 300, y: 300 };
const B = { id: 'b', x: 400, y: 300, party: 1 };

function targetsAt(state: ReturnType<typeof scene>, x: number, y: number): readonly string[] {
  return judge(state, [x, y]).way!.targets.map(({ id }) => id);
}

describe('a charge', () => {
  it('FF-MOV-04 is a Move that ends in contact; the attack is another action', () => {
    const state = scene({ models: [A, B], acting: ['a', 2] });
    const { state: s, events } = playScene(
      state,
      [3, 3],
      [
        ['act', 'move'],
        ['move', [{ x: 400, y: 300, z: 0 }]],
        ['act', 'strike/hand-weapon/b'],
      ],
    );
    expect(events.filter(({ type }) => type === 'charged')).toMatchObject([{ model: 'a', targets: ['b'] }]);
    expect(of(s, 'a').x).toBeGreaterThanOrEqual(374);
    expect(of(s, 'a').x).toBeLessThanOrEqual(375);
  });

  it('FF-MOV-04 not one that ends a little short of contact', () => {
    const state = scene({ models: [A, B] });
    expect(targetsAt(state, 374, 300)).toEqual(['b']);
    expect(targetsAt(state, 373.9, 300)).toEqual([]);
  });

  it('FF-MOV-04 several at once are all charged, and the charger says who faces it first', () => {
    const state = scene({
      models: [A, { ...B, y: 285 }, { ...B, id: 'c', y: 315 }],
      acting: ['a', 1],
    });
    const { events } = playScene(
      state,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 380, y: 300, z: 0 }]],
        ['nextTested', 'c'],
      ],
    );
    expect(events.filter(({ type }) => type === 'charged')).toMatchObject([{ targets: ['b', 'c'] }]);
  });

  it('FF-MOV-04 nobody is touched on the way without being charged', () => {
    const state = scene({ models: [A, { ...B, x: 350, y: 325.5 }] });
    expect(whyNot(state, [400, 300])).toBe('move.contact');
    const wide = scene({ models: [A, { ...B, x: 350, y: 327 }] });
    expect(whyNot(wide, [400, 300])).toBeNull();
  });

  it('FF-MOV-04 fallen enemies are charged too, those in contact already are not', () => {
    expect(targetsAt(scene({ models: [A, { ...B, posture: 'fallen' }] }), 375, 300)).toEqual(['b']);
    const beside = scene({
      models: [
        { ...A, x: 375 },
        { ...B, posture: 'fallen' },
      ],
    });
    expect(targetsAt(beside, 375, 300)).toEqual([]);
  });

  it('FF-MOV-04 sight is not needed: round the end of a wall into contact', () => {
    const terrain = [
      {
        id: 'w',
        type: 'wall',
        shape: {
          line: [
            [350, 318],
            [350, 500],
          ],
          width: 6,
        },
      },
    ] as const;
    expect(targetsAt(scene({ models: [A, B], terrain }), 375, 300)).toEqual(['b']);
  });

  it('FF-MOV-04 step 5: whoever can still be reached must be; others may not be touched', () => {
    const state = scene({ models: [A, { ...B, x: 410 }, { ...B, id: 'c', x: 300, y: 380 }] });
    const look = looking(state);
    const terms = { ...moveTerms(look, of(state, 'a')), targets: ['b'] };
    expect(canReach(look, of(state, 'a'), terms, of(state, 'b'))).toBe(true);
    const must = { ...terms, contact: true };
    expect(straightMove(look, must, { x: 350, y: 300, z: 0 }).refused?.code).toBe('move.must-charge');
    expect(straightMove(look, must, { x: 385, y: 300, z: 0 }).refused).toBeNull();
    expect(straightMove(look, must, { x: 385, y: 300, z: 0 }).way!.targets).toEqual([]);
    expect(straightMove(look, terms, { x: 300, y: 355, z: 0 }).refused?.code).toBe('move.contact');
    const gone = scene({ models: [A, { ...B, x: 460 }] });
    const far = looking(gone);
    expect(canReach(far, of(gone, 'a'), { ...terms }, of(gone, 'b'))).toBe(false);
  });

  it('FF-MOV-04 a shot at the charger finds it Short away on its line, or at its start if that is nearer', () => {
    const state = scene({ models: [A, B] });
    const point = (x: number) =>
      reactionPoint(looking(state), { ...of(state, 'a'), x }, { x: 375, y: 300, z: 0 }, of(state, 'b'));
    expect(point(270)).toMatchObject({ x: 300, y: 300 });
    expect(point(320)).toMatchObject({ x: 320, y: 300 });
  });

  it('FF-MOV-04 across a low obstacle that both touch', () => {
    const terrain = [
      {
        id: 'f',
        type: 'fence',
        shape: {
          line: [
            [350, 200],
            [350, 400],
          ],
          width: 6,
        },
      },
    ] as const;
    const state = scene({ models: [A, { ...B, x: 366 }], terrain });
    expect(targetsAt(state, 340, 300)).toEqual(['b']);
  });
});
