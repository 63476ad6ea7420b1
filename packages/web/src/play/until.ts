import type { StoreApi } from 'zustand';

/** Waits until something is so, but no longer than this many milliseconds. */
export function until<S>(
  { getState, subscribe }: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  isSo: (state: S) => boolean,
  patience: number,
): Promise<void> {
  if (isSo(getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, patience);
    const stop = subscribe((state) => {
      if (isSo(state)) end();
    });
  });
}
