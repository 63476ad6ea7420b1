import { describe, expect, it } from 'vitest';
import { atTheTable } from './browser.spec-support.ts';
import { isGroundDrawn } from './hand.spec-support.ts';
import { putTo } from './online.spec-support.ts';

describe('what a hand sees', () => {
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

  it('somebody is asked only what is put to him at that moment, and not what answers itself', async () => {
    const { page } = await table.visit('');
    await page.setContent('<section class="question"></section>');
    await page.evaluate(() => {
      const question = document.querySelector('.question')!;
      const titles = {
        open: '<h2 id="question-title">Who acts?</h2>',
        granted: '<p id="question-title" class="waiting carried-out"></p>',
        waiting: '<p id="question-title" class="waiting">…</p>',
      };
      const turn = (n: number) => {
        const state = (['open', 'granted', 'waiting'] as const)[n % 3]!;
        question.setAttribute('data-seq', `${n} ${state === 'granted' ? 'open' : state}`);
        question.innerHTML = titles[state];
        const again = new MessageChannel();
        again.port1.addEventListener('message', () => turn(n + 1));
        again.port1.start();
        again.port2.postMessage(null);
      };
      turn(0);
    });
    const seen = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const put = await putTo(page);
      seen.add(put === null ? 'nobody' : `${Number.parseInt(put, 10) % 3} ${put.split(' ')[1]}`);
    }
    expect([...seen].sort()).toEqual(['0 open', 'nobody']);
  });
});
