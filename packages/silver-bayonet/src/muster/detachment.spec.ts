import { prepare } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../index.ts';
import { scenarios } from '../scenarios/index.ts';
import { detachment } from './detachment.ts';
import { ready } from './ready.ts';
import { officer, several, soldier, unit } from './unit.spec-support.ts';

const alone = scenarios.list.filter(({ mode }) => mode === 'solo');
const [wolves] = alone;
const against = scenarios.list.find(({ mode }) => mode === 'competitive')!;

describe('part of a unit', () => {
  it('SB-COOP-02 the usual three of every ready-made unit may go, in every scenario for allies', () => {
    const parts = ready.map((whole) => {
      const part = detachment(whole, wolves!, 2)!;
      return part.of(part.usual);
    });
    for (const scenario of alone) {
      for (const [i, unit] of parts.entries()) {
        const seats = [{ unit }, { unit: parts[(i + 1) % parts.length] }];
        expect(prepare(silverBayonet, { scenario: scenario.id, seats })).toMatchObject({ ok: true });
      }
    }
    for (const part of parts) expect(part.soldiers).toHaveLength(3);
  });

  it('SB-SCN-GEN-06 every scenario can be begun with ready-made units by as many as it is for', () => {
    for (const scenario of scenarios.list) {
      for (let seats = scenario.players.min; seats <= scenario.players.max; seats++) {
        const units = Array.from({ length: seats }, (_, seat) => {
          const part = detachment(ready[seat]!, scenario, seats);
          return { unit: part === null ? ready[seat] : part.of(part.usual) };
        });
        expect([
          scenario.id,
          seats,
          prepare(silverBayonet, { scenario: scenario.id, seats: units }).ok,
        ]).toEqual([scenario.id, seats, true]);
      }
    }
  });

  it('SB-COOP-02.R1 as many as may go, the dearest of those that fit', () => {
    const whole = unit({
      soldiers: [soldier('doctor'), soldier('guard'), ...several(4, 'infantryman'), soldier('sailor')],
    });
    const { members, points, most, usual } = detachment(whole, wolves!, 2)!;
    const spent = (way: readonly number[]) => way.reduce((sum, i) => sum + members[i]!.points, 0);
    expect([points, most]).toEqual([40, 3]);
    expect(usual).toHaveLength(3);
    expect(spent(usual)).toBeLessThanOrEqual(points);
    for (const a of members.keys())
      for (let b = a + 1; b < members.length; b++)
        for (let c = b + 1; c < members.length; c++)
          expect(spent([a, b, c]) > points || spent([a, b, c]) <= spent(usual)).toBe(true);
  });

  it('SB-COOP-02 an increase of Recruitment counts here as well', () => {
    const raised = officer({ increases: ['melee', 'health', 'recruitment'] });
    expect(
      detachment(unit({ officer: raised, soldiers: several(4, 'infantryman') }), wolves!, 2),
    ).toMatchObject({
      points: 45,
    });
  });

  it('SB-COOP-02.R1 those who were not chosen stay at home, and nobody else changes', () => {
    const [whole] = ready;
    const part = detachment(whole!, wolves!, 2)!.of([1, 4]);
    expect(part).toEqual({ ...whole!, soldiers: [whole!.soldiers[1], whole!.soldiers[4]] });
  });

  it('SB-COOP-02 a unit that fits, one that plays alone and one against others go as they are', () => {
    const small = unit({ soldiers: several(2, 'infantryman') });
    expect(detachment(small, wolves!, 2)).toBeNull();
    expect(detachment(ready[0]!, wolves!, 1)).toBeNull();
    expect(detachment(ready[0]!, against, 2)).toBeNull();
  });
});
