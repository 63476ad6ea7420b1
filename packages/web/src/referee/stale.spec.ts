import { describe, expect, it } from 'vitest';
import { refuseIfStale, Stale } from './stale.ts';

describe('what two tabs keep', () => {
  it('is written by whoever has seen the newest', () => {
    expect(() => refuseIfStale({ revision: 3 }, 3)).not.toThrow();
    expect(() => refuseIfStale(undefined, null)).not.toThrow();
    expect(() => refuseIfStale({}, 0)).not.toThrow();
  });

  it('is not written over by whoever has not', () => {
    expect(() => refuseIfStale({ revision: 4 }, 3)).toThrow(new Stale('changed-elsewhere'));
    expect(() => refuseIfStale({ revision: 1 }, null)).toThrow(new Stale('changed-elsewhere'));
  });

  it('is not brought back when it was thrown away', () => {
    expect(() => refuseIfStale(undefined, 3)).toThrow(new Stale('thrown-away'));
  });
});
