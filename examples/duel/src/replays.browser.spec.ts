import { type Replay, verify } from '@vedette/engine';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import { freshGames } from './fresh-games.spec-support.ts';
import type { Duel } from './game.ts';
import duel from './index.ts';

const replays = golden as unknown as readonly Replay<Duel>[];
const FRESH_GAMES = 100;

/** The engine and the duel as one script for a page, made from the same sources. */
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

describe('the same games in Chromium', () => {
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

  it('every golden replay ends with the same hash as under Node', async () => {
    const hashes = await inBrowser<readonly string[]>('endings', replays);
    expect(hashes).toEqual(replays.map(({ hash }) => hash));
    expect(replays.every((replay) => verify(duel, replay).ok)).toBe(true);
  });

  it('fresh random games, dice and geometry included, end alike', async () => {
    expect(await inBrowser('freshGames', FRESH_GAMES)).toEqual(freshGames(FRESH_GAMES));
  });
});
