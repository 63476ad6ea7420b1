import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { mindFor } from '../mind.ts';
import { aimsOf } from './aims.ts';
import { decides, timeFor } from './decides.ts';

const CIVILIAN = { tags: ['civilian', 'human', 'living'] } as const;

const FARM: SceneDraft = {
  scenario: 'chainsaw-massacre',
  tokens: [
    { id: 'free', kind: 'marker', x: 40, y: 40 },
    { id: 'held', kind: 'marker', x: 60, y: 40, carrier: 'kid' },
  ],
  models: [
    { id: 'kid', x: 450, y: 450, ...CIVILIAN },
    { id: 'cop', x: 500, y: 450 },
    { id: 'foe', party: 1, x: 100, y: 800 },
  ],
};

describe('what the scenario wants', () => {
  it('FF-SCN-15 tokens that nobody carries, of those who can do something with them', () => {
    const s = scene(FARM);
    const mind = (seat: number) => mindFor(s, seat, random('spec'));
    expect(aimsOf(mind(0), of(s, 'kid')).map(({ at }) => [at.x, at.y])).toEqual([[40, 40]]);
    expect(aimsOf(mind(0), of(s, 'cop'))).toEqual([]);
    expect(aimsOf(mind(1), of(s, 'foe'))).toEqual([]);
  });

  it('FF-SCN-13 those on whom the end hangs count for more, the last of them most', () => {
    const s = scene(FARM);
    expect(decides(s, of(s, 'kid'))).toBeGreaterThan(0);
    expect(decides(s, of(s, 'cop'))).toBe(0);
    const two = scene({ ...FARM, models: [...FARM.models, { id: 'other', x: 600, y: 450, ...CIVILIAN }] });
    expect(decides(two, of(two, 'kid'))).toBeLessThan(decides(s, of(s, 'kid')));
  });

  it('FF-MOV-29 somebody of the scenario’s own, off the table by the nearest exit where that pays', () => {
    const anna = { id: 'anna', x: 450, y: 200, profile: 'village-leader' };
    const escort = (side: string) => ({
      id: 'escort',
      name: 'An escort',
      exits: [{ who: { profiles: ['village-leader'] }, edges: ['north' as const, 'south' as const] }],
      rules: [
        {
          id: 'safe',
          when: { event: 'exited' as const, who: { profiles: ['village-leader'] } },
          do: [{ op: 'score' as const, side, n: 3 }],
        },
      ],
    });
    const table = (side: string) =>
      scene({ scenario: escort(side), models: [anna, ...FARM.models.slice(1)] });
    const aims = (side: string, id: string) => {
      const s = table(side);
      return aimsOf(mindFor(s, of(s, id).party, random('spec')), of(s, id)).map(({ at }) => [at.x, at.y]);
    };
    const { radius } = of(table('good'), 'anna');
    expect(aims('good', 'anna')).toEqual([[450, radius]]);
    expect(aims('actor', 'anna')).toEqual([[450, radius]]);
    expect(aims('evil', 'anna')).toEqual([]);
    expect(aims('good', 'cop')).toEqual([]);
  });

  it('FF-SCN-18 time works for those who have won when it is up', () => {
    const s = scene(FARM);
    expect([timeFor(s, 0), timeFor(s, 1)]).toEqual([1, -1]);
    const open = scene({ models: FARM.models });
    expect([timeFor(open, 0), timeFor(open, 1)]).toEqual([0, 0]);
  });

  it('FF-SCN-27 captives, and with one of them the nearest way out', () => {
    const at = (x: number) => {
      const s = scene({
        scenario: 'human-cattle',
        parties: [
          { side: 'evil', role: 'attacker' },
          { side: 'evil', role: 'defender' },
        ],
        tokens: [{ id: 'guest', kind: 'human-captive', x: 450, y: 300 }],
        models: [
          { id: 'a', x, y: 300, tags: ['werewolf', 'monster'] },
          { id: 'b', party: 1, x: 800, y: 800, tags: ['vampire', 'monster'] },
        ],
      });
      return aimsOf(mindFor(s, 0, random('spec')), of(s, 'a')).map((aim) => [aim.at.x, aim.at.y, aim.led]);
    };
    // Beside him, not where he stands: he could not come along.
    expect(at(200)).toEqual([[424.4, 300, false]]);
    expect(at(425)).toEqual([
      [425, 12.5, true],
      [424.4, 300, false],
    ]);
  });
});
