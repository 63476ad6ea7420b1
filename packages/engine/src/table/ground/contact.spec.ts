import { describe, expect, it } from 'vitest';
import {
  block,
  bodyAt as body,
  hill,
  CONTACT as RULES,
  rectangle,
  tableWith,
  wall,
} from '../samples.spec-support.ts';
import { inContact } from './contact.ts';

describe('contact', () => {
  it('is a gap of 0.02 at most', () => {
    const table = tableWith([]);
    expect(inContact(table, body(5, 5), body(6.004, 5), RULES)).toBe(true);
    expect(inContact(table, body(5, 5), body(6.005, 5), RULES)).toBe(false);
  });

  it('reaches up to less than the height of the lower figure', () => {
    const low = tableWith([block(rectangle(6, 2, 9, 8), 0.9)]);
    expect(inContact(low, body(5.2, 5), body(6.1, 5, 0.9), RULES)).toBe(true);
    const high = tableWith([block(rectangle(6, 2, 9, 8), 1)]);
    expect(inContact(high, body(5.2, 5), body(6.1, 5, 1), RULES)).toBe(false);
    expect(inContact(high, { ...body(5.2, 5), height: 2 }, body(6.1, 5, 1), RULES)).toBe(true);
    expect(inContact(high, body(5.2, 5), body(6.1, 5, 1), { ...RULES, reach: 1 })).toBe(true);
  });

  it('is not broken by the edge of a slope or by a ramp', () => {
    const table = tableWith([hill(rectangle(6, 2, 9, 8), 1.5)]);
    expect(inContact(table, body(5.2, 5), body(6.1, 5, 1.5), RULES)).toBe(true);
    const ramped = tableWith([block(rectangle(6, 2, 9, 8), 1.5, { ramps: [[6, 2, 6, 8]] })]);
    expect(inContact(ramped, body(5.2, 5), body(6.1, 5, 1.5), RULES)).toBe(true);
    expect(inContact(ramped, body(7, 1.2), body(7, 2.1, 1.5), RULES)).toBe(false);
  });

  it('holds across a low thin wall that both touch', () => {
    const fence = (top: number, thick: number) => tableWith([wall(rectangle(6, 0, 6 + thick, 24), top)]);
    const a = body(6 - 0.492, 5);
    expect(inContact(fence(1, 0.5), a, body(6.5 + 0.492, 5), RULES)).toBe(true);
    expect(inContact(fence(1.1, 0.5), a, body(6.5 + 0.492, 5), RULES)).toBe(false);
    expect(inContact(fence(1, 0.6), a, body(6.6 + 0.492, 5), RULES)).toBe(false);
    expect(inContact(fence(1, 0.5), a, body(6.6 + 0.492, 5), RULES)).toBe(false);
    expect(inContact(fence(1, 0.5), a, body(6.5 + 0.492, 5), { ...RULES, acrossBarrier: null })).toBe(false);
  });

  it('does not reach through a thin high wall', () => {
    const table = tableWith([wall(rectangle(6, 0, 6.01, 24), 3)]);
    expect(inContact(table, body(5.508, 5), body(6.502, 5), RULES)).toBe(false);
    expect(inContact(table, body(5.508, 5), body(6.502, 5), { ...RULES, wallsSeparate: false })).toBe(true);
  });
});
