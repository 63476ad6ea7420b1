import { bodyAt, legalPlace, overlaps } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { enemiesOf } from '../../models.ts';
import { of, scene } from '../../scene.spec-support.ts';
import { meets } from '../charge/targets.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { tableWithout } from '../ground/without.ts';
import { forcedGait } from './gait.ts';
import { wayLength } from './line.ts';
import { moveTerms } from './one-move.ts';
import { straightMove } from './straight.ts';

const wall = (id: string, ...line: [number, number][]) =>
  ({ id, type: 'wall', shape: { line, width: 6 } }) as const;

/** A house with four ways in, and everything else round it. */
const GROUND = {
  terrain: [
    wall('w1', [400, 400], [435, 400]),
    wall('w2', [465, 400], [500, 400]),
    wall('w3', [400, 400], [400, 430]),
    wall('w4', [400, 470], [400, 500]),
    wall('w5', [500, 400], [500, 435]),
    wall('w6', [500, 465], [500, 500]),
    wall('w7', [400, 500], [430, 500]),
    wall('w8', [470, 500], [500, 500]),
    {
      id: 'fence',
      type: 'fence',
      shape: {
        line: [
          [330, 370],
          [400, 370],
        ],
        width: 6,
      },
    },
    { id: 'river', type: 'river', shape: { rect: [520, 330, 30, 150] } },
    { id: 'lake', type: 'lake', shape: { rect: [560, 420, 40, 40] } },
    { id: 'floor', type: 'platform', shape: { rect: [520, 520, 70, 70] } },
    { id: 'stairs', type: 'stairs', shape: { rect: [590, 540, 30, 40] } },
    { id: 'church', type: 'church', shape: { rect: [330, 520, 60, 60] } },
  ],
  portals: [
    { id: 'd1', line: [435, 400, 465, 400], locked: true },
    { id: 'd2', line: [400, 430, 400, 470], state: 'open' },
    { id: 'd3', kind: 'window', line: [500, 435, 500, 465] },
    { id: 'd4', line: [430, 500, 470, 500] },
  ],
  rooms: [{ id: 'hall', shape: { rect: [400, 400, 100, 100] } }],
} as const;

const STARTS = [
  [450, 450],
  [450, 384],
  [384, 450],
  [516, 450],
  [450, 484],
  [360, 354],
  [540, 500],
  [605, 560, 75],
] as const;
const KINDS = [
  {},
  { rules: ['flying'] },
  { conditions: { immaterial: true } },
  { rules: ['mindless'] },
  { rules: ['vampire'], tags: ['vampire'] },
  { rules: ['long-move'], movement: 'long' },
] as const;
const OTHERS = [
  { id: 'f', x: 430, y: 430 },
  { id: 'e1', x: 475, y: 475, party: 1 },
  { id: 'e2', x: 450, y: 330, party: 1 },
  { id: 'e3', x: 340, y: 420, party: 1, posture: 'fallen' },
  { id: 'e4', x: 560, y: 500, party: 1, conditions: { immaterial: true } },
];

describe('every Move that is allowed', () => {
  it.each(KINDS)(
    'FF-MOV-02, FF-MOV-03, FF-MOV-04 ends where one can be, no farther than the stick, beside nobody but the charged: %j',
    (kind) => {
      let allowed = 0;
      for (const [x, y, z = 0] of STARTS) {
        const state = scene({
          ...GROUND,
          models: [{ id: 'a', x, y, z, ...kind }, ...OTHERS] as never,
        } as never);
        const look = looking(state);
        const mover = of(state, 'a');
        const terms = moveTerms(look, mover);
        for (let tx = x - 180; tx <= x + 180; tx += 24)
          for (let ty = y - 180; ty <= y + 180; ty += 24)
            for (const tz of [0, 75]) {
              const { way } = straightMove(look, terms, { x: tx, y: ty, z: tz });
              if (way === null) continue;
              allowed++;
              const there = bodyAt(way.end, mover);
              const opened = way.doors.map(({ id }) => id);
              const table = tableWithout(state.terrain, opened);
              expect(legalPlace(table, there, [], { gait: forcedGait(look, mover) })).toBe(true);
              const others = state.models.filter((other) => other !== mover && blocksPlace(other));
              expect(others.some((other) => overlaps(there, other, 0.11))).toBe(false);
              expect(
                Math.min(wayLength(mover, way.end), Math.hypot(way.end.x - x, way.end.y - y)),
              ).toBeLessThanOrEqual(terms.reach + 0.5);
              const touched = enemiesOf(state, mover).filter(
                (enemy) =>
                  look.table.touches(there, enemy) &&
                  !look.table.touches(mover, enemy) &&
                  meets(look, mover, enemy),
              );
              for (const enemy of touched) expect(way.targets).toContain(enemy);
              // Named by where it ends, it is the same Move.
              expect(straightMove(look, terms, way.end).way?.end).toEqual(way.end);
            }
      }
      expect(allowed).toBeGreaterThan(150);
    },
  );
});
