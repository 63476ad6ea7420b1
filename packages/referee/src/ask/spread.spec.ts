import { describe, expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

const men = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x, y, radius: 10 }));

describe('the order in which a group stands', () => {
  it('a line runs along an axis of the compass, whichever way the table is measured', () => {
    const east = men([0, 0], [22, 0], [44, 0], [66, 1]);
    expect(spreadOf(east, 'north')).toEqual({ form: 'line', axis: 2 });
    const north = men([0, 0], [0, 22], [0, 44]);
    expect(spreadOf(north, 'south')).toEqual({ form: 'line', axis: 0 });
    const rising = men([0, 0], [22, 22], [44, 44]);
    expect(spreadOf(rising, 'north')).toEqual({ form: 'line', axis: 1 });
    expect(spreadOf(rising, 'south')).toEqual({ form: 'line', axis: 3 });
  });

  it('a body is in close order, or in open order where most have a base of room', () => {
    expect(spreadOf(men([0, 0], [22, 0], [0, 22], [22, 22]), 'north')).toEqual({ form: 'close' });
    expect(spreadOf(men([0, 0], [60, 0], [0, 60], [60, 60]), 'north')).toEqual({ form: 'open' });
  });

  it('two stand in no order', () => {
    expect(spreadOf(men([0, 0], [22, 0]), 'north')).toBeNull();
  });
});
