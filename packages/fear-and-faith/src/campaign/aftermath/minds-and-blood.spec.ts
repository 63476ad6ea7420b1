import { describe, expect, it } from 'vitest';
import { afterGame, find, settle } from '../campaign.spec-support.ts';

describe('insanity after a game', () => {
  const mad = { told: { A: { insanity: ['depressive' as const] } } };

  it('FF-FEAR-10 one die against Quality: who passes is cured', () => {
    const { state, events } = settle(afterGame('insanity', {}, mad), [3]);
    expect(find(state, 'A')!.entry).not.toHaveProperty('record');
    expect(events.find(({ type }) => type === 'rolled')).toMatchObject({ die: 3, needed: 3, passed: true });
  });

  it('FF-FEAR-10 who fails has it for good', () => {
    const { state } = settle(afterGame('insanity', {}, mad), [2]);
    expect(find(state, 'A')!.entry.record).toEqual({ insanity: ['depressive'] });
  });

  it('FF-FEAR-10 FF-GEN-12 a natural one fails, a six passes', () => {
    expect(
      find(settle(afterGame('insanity', { evil: ['jack-the-ripper-victorian'] }, mad), [1]).state, 'A')!.entry
        .record,
    ).toBeDefined();
    expect(
      find(settle(afterGame('insanity', { good: ['zombie-survivor-kid-with-knife'] }, mad), [6]).state, 'A')!
        .entry.record,
    ).toBeUndefined();
  });

  it('FF-FEAR-10 Heroes pass without a roll', () => {
    const { state } = settle(afterGame('insanity', { good: ['travelling-monster-hunter'] }, mad));
    expect(find(state, 'A')!.entry.record).toBeUndefined();
  });

  it('FF-SPEC-31 who is Insane by nature is never cured, and needs no roll', () => {
    const { state } = settle(afterGame('insanity', { good: ['village-madman', 'cop'] }, mad));
    expect(find(state, 'A')!.entry.record).toEqual({ insanity: ['depressive'] });
  });

  it('FF-FEAR-10 what had come to stay is not rolled for again, unless it is worse now', () => {
    const again = (insanity: 'depressive' | 'frightened', dice: readonly number[]) =>
      find(
        settle(
          afterGame(
            'insanity',
            { good: [['cop', { record: { insanity: ['depressive'] } }]] },
            { told: { A: { insanity: [insanity] } } },
          ),
          dice,
        ).state,
        'A',
      )!.entry.record;
    expect(again('depressive', [])).toEqual({ insanity: ['depressive'] });
    expect(again('frightened', [6])).toEqual({ insanity: ['depressive'] });
    expect(again('frightened', [1])).toEqual({ insanity: ['frightened'] });
  });

  it('FF-CAMP-04 the dead do not roll', () => {
    const s = afterGame(
      'insanity',
      { good: ['cop', 'cop'] },
      { told: { A: { fate: 'killed', insanity: ['shaky'] } } },
    );
    s.game!.sides[0]!.fallen = ['1-1'];
    expect(settle(s).state.game!.stage).toBe('infection');
  });
});

describe('infection after a game', () => {
  const bitten = { told: { A: { bitten: 'vampire' as const } } };

  it('FF-CAMP-07 who was marked and lived rolls one die: failed, and it is in the blood', () => {
    const { state } = settle(afterGame('infection', {}, bitten), [2]);
    expect(find(state, 'A')).toMatchObject({ entry: { record: { infection: 'vampire' } }, cursedIn: 1 });
  });

  it('FF-CAMP-07 passed, and it is not; Heroes pass', () => {
    expect(find(settle(afterGame('infection', {}, bitten), [3]).state, 'A')!.entry.record).toBeUndefined();
    const hero = settle(afterGame('infection', { good: ['travelling-monster-hunter'] }, bitten));
    expect(find(hero.state, 'A')!.entry.record).toBeUndefined();
  });

  it('FF-CAMP-07 types can be switched off, one by one', () => {
    const off = { options: { 'infection-by-vampires': false } };
    expect(find(settle(afterGame('infection', off, bitten)).state, 'A')!.entry.record).toBeUndefined();
    const other = { options: { 'infection-by-zombies': false } };
    expect(find(settle(afterGame('infection', other, bitten), [2]).state, 'A')!.entry.record).toBeDefined();
  });

  it('FF-CAMP-07 the evil are not infected, and who is infected is so once', () => {
    const evil = { told: { X: { bitten: 'vampire' as const } } };
    expect(find(settle(afterGame('infection', {}, evil)).state, 'X')!.entry.record).toBeUndefined();
    const had = { good: [['cop', { record: { infection: 'zombie' as const } }]] };
    expect(find(settle(afterGame('infection', had as never, bitten)).state, 'A')!.entry.record).toEqual({
      infection: 'zombie',
    });
  });
});
