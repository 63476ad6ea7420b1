import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { row, scene, stepping } from '../../scene.spec-support.ts';
import type { Operation } from '../format/operation.ts';
import { performAll } from './perform.ts';

const struck = (operation: Operation, dice: readonly number[]) =>
  play(
    stepping((cx) => performAll(cx, [operation])),
    { state: scene({ units: [row('u', 2, 300, 300), { ...row('e', 2, 300, 900), side: 1 }] }), dice },
  );

describe('BP-HIT-01 harm that nobody has done', () => {
  it('BP-HIT-01 everybody who fits takes a hit, and nobody else', () => {
    const { events } = struck({ op: 'damage', who: { side: 'first' } }, [5, 5]);
    const outcomes = events.filter(({ type }) => type === 'outcome');
    expect(outcomes).toHaveLength(2);
    expect(new Set(outcomes.map((event) => Reflect.get(event, 'figure')))).toEqual(new Set(['u-1', 'u-2']));
  });

  it('BP-HIT-16 several hits are rolled together, with what is added to each', () => {
    const { events } = struck({ op: 'damage', who: { side: 'second' }, hits: 2, modifier: 1 }, [3, 4, 5, 6]);
    expect(events.filter(({ type }) => type === 'outcome')).toMatchObject([
      { die: 3, total: 4 },
      { die: 4, total: 5 },
      { die: 5, total: 6 },
      { die: 6, total: 7 },
    ]);
  });
});
