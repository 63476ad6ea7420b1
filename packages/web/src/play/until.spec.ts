import { describe, expect, it } from 'vitest';
import { create } from 'zustand';
import { until } from './until.ts';

describe('waiting', () => {
  it('is over at once when it is so already, and as soon as it becomes so', async () => {
    const store = create(() => ({ left: 1 }));
    await until(store, ({ left }) => left === 1, 60_000);
    const waiting = until(store, ({ left }) => left === 0, 60_000).then(() => store.getState().left);
    store.setState({ left: 0 });
    expect(await waiting).toBe(0);
  });

  it('has an end', async () => {
    const store = create(() => ({ left: 1 }));
    await until(store, ({ left }) => left === 0, 1);
    expect(store.getState().left).toBe(1);
  });
});
