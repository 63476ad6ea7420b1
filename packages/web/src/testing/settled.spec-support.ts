import { expect } from 'vitest';

/** What is read twice alike: fonts and slips come, and a map finds its place, a moment after the first picture. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await read();
        return JSON.stringify(last) === before;
      },
      { interval: 250 },
    )
    .toBe(true);
  return last;
}
