import { describe, expect, it } from 'vitest';
import { atTheTable } from './browser.spec-support.ts';
import { isGroundDrawn } from './hand.spec-support.ts';

describe('where somebody points', () => {
  const table = atTheTable();

  it('there must be ground, but for a question that has none', async () => {
    const { page } = await table.visit('');
    const ask = (kind: string, drawn = '') =>
      page.setContent(`<section class="question" data-kind="${kind}"></section>${drawn}`);
    page.setDefaultTimeout(500);
    await ask('teleport');
    await expect(isGroundDrawn(page)).rejects.toThrow('Timeout');
    await ask('teleport', '<svg><path class="reach" d="M0 0h9v9z" /></svg>');
    expect(await isGroundDrawn(page)).toBe(true);
    await ask('hauntAt');
    expect(await isGroundDrawn(page)).toBe(false);
  });
});
