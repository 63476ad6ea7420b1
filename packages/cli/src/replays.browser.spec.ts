import { readFileSync } from 'node:fs';
import type { Game, Replay } from '@vedette/engine';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshGames } from './every-ruleset.spec-support.ts';

const ROOT = `${import.meta.dirname}/../../..`;
const RULESETS = [
  { id: 'duel', folder: 'examples/duel', fresh: 100 },
  { id: 'silver-bayonet', folder: 'packages/silver-bayonet', fresh: 4 },
  { id: 'bayonet-point', folder: 'packages/bayonet-point', fresh: 2 },
  { id: 'fear-and-faith', folder: 'packages/fear-and-faith', fresh: 4 },
];

function golden(folder: string): readonly Replay<Game>[] {
  return JSON.parse(
    readFileSync(`${ROOT}/${folder}/fixtures/golden.json`, 'utf8'),
  ) as readonly Replay<Game>[];
}

/** The engine and all rulesets as one script for a page, made from the same sources. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${import.meta.dirname}/in-browser.spec-support.ts`,
        name: 'vedetteCheck',
        formats: ['iife'],
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Vite built nothing.');
  return output.output[0].code;
}

describe('the same games in Chromium as under Node', () => {
  let browser: Browser;
  let inBrowser: <T>(call: string, ...given: readonly unknown[]) => Promise<T>;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    inBrowser = (call, ...given) => page.evaluate(`vedetteCheck.${call}(...${JSON.stringify(given)})`);
  });

  afterAll(() => browser?.close());

  it.each(RULESETS)('every golden game of $id ends with the same hash', async ({ id, folder }) => {
    const replays = golden(folder);
    expect(await inBrowser<readonly string[]>('endings', id, replays)).toEqual(
      replays.map(({ hash }) => hash),
    );
  });

  it.each(RULESETS)(
    'fresh random games of $id, dice and geometry included, end alike',
    async ({ id, fresh }) => {
      expect(await inBrowser('freshGames', id, fresh)).toEqual(freshGames(id, fresh));
    },
  );
});
