import { expect, it } from 'vitest';
import { atTheTable, faultsOfAccess } from './browser.spec-support.ts';

const table = atTheTable();

it('pages that are not painted are touched and judged as if they were: what is too pale to read is a fault', async () => {
  const { page } = await table.visit('about', { bypassCSP: true });
  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  const contrast = () => faultsOfAccess(page, ['color-contrast']);
  await expect.poll(opacity).toBe('0');
  expect(await contrast()).toEqual([]);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Hardly to be read';
    Object.assign(pale.style, { background: 'white', color: '#ddd' });
    document.querySelector('main')!.append(pale);
  });
  expect(await contrast()).toEqual([expect.stringMatching(/^color-contrast: .*Hardly to be read/)]);
  expect(await opacity()).toBe('0');
  await page.getByText('Hardly to be read').click();
  await expect.poll(() => page.getByText('Hardly to be read').isVisible()).toBe(true);
});
