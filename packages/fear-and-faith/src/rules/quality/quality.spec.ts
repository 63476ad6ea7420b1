import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { neededBy, passes, type QualityRoll, qualityModifiers, qualityOf, rollQuality } from './quality.ts';

const far = { id: 'b', x: 800, y: 800, party: 1 };

function roll(
  state: FaithState,
  dice: readonly number[],
  count = dice.length,
  ids: readonly string[] = ['a'],
) {
  const rolls: QualityRoll[] = [];
  const run = stepping((cx) => {
    rolls.push(
      rollQuality(
        cx,
        ids.map((id) => of(cx.s, id)),
        { purpose: 'fall', rule: 'FF-GEN-12', dice: count },
      ),
    );
  });
  const { events } = play(run, { state, dice });
  return { roll: rolls[0]!, events };
}

const alone = (more: object, draft: Partial<SceneDraft> = {}) =>
  scene({ ...draft, models: [{ id: 'a', x: 100, y: 100, ...more }, far, ...(draft.models ?? [])] });

describe('a Quality roll', () => {
  it('FF-GEN-12 a die succeeds from the Quality number on', () => {
    const { roll: got } = roll(alone({ quality: 4 }), [3, 4, 5]);
    expect(got).toMatchObject({ successes: 2, failures: 1, ones: 0 });
  });

  it('FF-GEN-12 Q3+ with +1: 2 to 6 succeed, 1 fails', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => passes(face, 3 - 1))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('FF-GEN-12 Q6+ cursed: only a natural 6 succeeds', () => {
    const cursed = alone({ quality: 6, conditions: { cursed: { by: null } } });
    expect(qualityOf(looking(cursed), of(cursed, 'a'))).toBe(7);
    expect(roll(cursed, [5, 6]).roll).toMatchObject({ successes: 1, failures: 1 });
  });

  it('FF-GEN-12 Q2+ with +2: a natural 1 still fails', () => {
    expect(passes(1, 2 - 2)).toBe(false);
    expect(passes(2, 2 - 2)).toBe(true);
  });

  it('FF-GEN-01 never more than three dice', () => {
    expect(roll(alone({}), [4, 4, 4], 5).roll.dice).toHaveLength(3);
  });

  it('FF-GEN-12 several who roll as one roll by the worst of them', () => {
    const state = alone({ quality: 3 }, { models: [{ id: 'c', x: 200, y: 100, quality: 4 }] });
    const { roll: got, events } = roll(state, [3, 4], 2, ['a', 'c']);
    expect(got.successes).toBe(1);
    expect(events).toMatchObject([{ type: 'quality', model: 'c', quality: 4 }]);
  });

  it('FF-GEN-13 losses and curse change the number itself', () => {
    const state = alone({
      quality: 3,
      losses: { wounds: 1, poison: 1 },
      conditions: { cursed: { by: 'b' } },
    });
    expect(qualityOf(looking(state), of(state, 'a'))).toBe(6);
    expect(neededBy(looking(state), of(state, 'a'), { purpose: 'fall', declared: null })).toBe(6);
  });

  it('FF-GEN-22 the roll is told whole: purpose, number, modifiers, every die', () => {
    const { events } = roll(alone({ tags: ['vampire'] }, { clock: { day: true } }), [4, 5]);
    expect(events).toMatchObject([
      {
        type: 'quality',
        purpose: 'fall',
        quality: 4,
        modifiers: [{ by: 'daylight', value: -1, rule: 'FF-SET-07' }],
        dice: [
          { face: 4, passed: false },
          { face: 5, passed: true },
        ],
        successes: 1,
      },
    ]);
  });
});

describe('what the hour does', () => {
  const mods = (state: FaithState) =>
    qualityModifiers(looking(state), of(state, 'a'), { purpose: 'activation', declared: null }).map(
      ({ by, value }) => [by, value],
    );
  const vampire = { tags: ['vampire'] } as const;
  const wolf = { tags: ['werewolf'] } as const;

  it('FF-SET-07 by day a Vampire has 1 less on every Quality roll, indoors too', () => {
    const room = [{ id: 'crypt', shape: { rect: [50, 50, 200, 200] } }] as const;
    expect(mods(alone(vampire, { clock: { day: true } }))).toEqual([['daylight', -1]]);
    expect(mods(alone(vampire, { clock: { day: true }, rooms: room }))).toEqual([['daylight', -1]]);
    expect(mods(alone(vampire, { clock: { day: false } }))).toEqual([]);
    expect(mods(alone({}, { clock: { day: true } }))).toEqual([]);
  });

  it('FF-SET-07 not under clouds of evil', () => {
    expect(mods(alone(vampire, { clock: { day: true, clouds: true } }))).toEqual([]);
  });

  it('FF-SET-08 under a full moon Werewolves have 1 more in their owner’s first turn', () => {
    const clock = { day: false, moon: true } as const;
    expect(mods(alone(wolf, { clock }))).toEqual([['full-moon', 1]]);
    expect(mods(alone(wolf, { clock: { day: false } }))).toEqual([]);
    expect(mods(alone({}, { clock }))).toEqual([]);
    const second = [{ side: 'good', turns: 2 }, { side: 'evil' }] as const;
    expect(mods(alone(wolf, { clock, parties: second }))).toEqual([]);
    expect(mods(alone(wolf, { clock, active: 1 }))).toEqual([]);
  });
});
