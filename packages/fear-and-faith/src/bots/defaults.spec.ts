import { describe, expect, it } from 'vitest';
import { defaultAnswer } from './defaults.ts';

describe('what holds when nobody answers', () => {
  it('FF-ACT-16 recoil goes straight away, or as nearly so as it can', () => {
    const recoil = (options: readonly string[]) =>
      defaultAnswer({ kind: 'recoil', question: { model: 'a', options, at: [] } });
    expect(recoil(['0', '15', '-15'])).toBe('0');
    expect(recoil(['-15', '30', '-30'])).toBe('-15');
  });

  it('FF-ACT-16 nothing is rolled again, declared or agreed to', () => {
    const asked = { model: 'a', purpose: 'combat', dice: [1], options: ['0', 'keep'] } as const;
    expect(defaultAnswer({ kind: 'reroll', question: asked })).toBe('keep');
    expect(defaultAnswer({ kind: 'truce', question: { end: 'now', options: ['agree', 'refuse'] } })).toBe(
      'refuse',
    );
    expect(
      defaultAnswer({ kind: 'declare', question: { model: 'a', options: ['nothing', 'transfix/b'] } }),
    ).toBe('nothing');
  });

  it('FF-ACT-16 whom to nominate is no interrupt', () => {
    expect(defaultAnswer({ kind: 'nominate', question: { options: ['a', 'pass'], round: 1 } })).toBeNull();
  });
});
