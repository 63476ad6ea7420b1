import process from 'node:process';
import { command } from './lib/command.mjs';
import { Pointing } from './lib/pointing.mjs';
import { atTheTable } from './lib/table.mjs';

const USAGE = `Usage: npm run gestures [-- --turns <n>] [--seed <text>] [--json]
Plays The Investigation in a browser by pointing alone, and counts gestures and questions.`;

await command(
  {
    usage: USAGE,
    options: {
      turns: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'pointing' },
      json: { type: 'boolean' },
    },
  },
  async ({ values }) => {
    await atTheTable(async (browser, url) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${url}new?seed=${encodeURIComponent(String(values['seed']))}`);
      await begin(page, String(values['turns']));
      const counts = await new Pointing(page).play();
      process.stdout.write(values['json'] === true ? `${JSON.stringify(counts)}\n` : report(counts));
    });
  },
);

/**
 * @param {import('playwright-core').Page} page
 * @param {string} turns
 */
async function begin(page, turns) {
  await page.evaluate(() => {
    const state = { pace: 0, botSeconds: 0.1, hints: true, sound: false, handOver: true, always: {} };
    localStorage.setItem('vedette.settings', JSON.stringify({ state, version: 0 }));
  });
  await page.reload();
  await page.getByRole('radio', { name: 'The Investigation', exact: true }).check();
  await page.getByLabel('Who decides').nth(1).selectOption('recruit');
  await page.getByText('Optional rules').click();
  await page.locator('#option-turn-limit').fill(turns);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/game\//);
}

/** @param {import('./lib/pointing.mjs').Counts} counts */
function report({ deployment, turns, questions, activations, byKind }) {
  const lines = [
    `deployment: ${deployment} gestures`,
    `questions: ${questions} in ${turns} turns, ${(questions / Math.max(1, turns)).toFixed(1)} a turn`,
    ...Object.entries(byKind)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, n]) => `  ${kind}: ${n}`),
    'gestures an activation:',
    ...Object.entries(activations).map(([deed, all]) => {
      const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
      return `  ${deed}: ${mean.toFixed(1)} on average, ${Math.min(...all)} at least (${all.join(' ')})`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}
