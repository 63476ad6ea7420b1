import { fileURLToPath } from 'node:url';
import type { Json } from '@vedette/engine';
import * as listed from '@vedette/games';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { MatchTable } from '../referee/match-table.ts';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { mouse, openQuestion, playOn, polling } from '../testing/hand.spec-support.ts';
import { CAMPAIGNS, GAMES, RULESETS } from '../testing/marked-games.spec-support.ts';
import { openSecret } from '../testing/secret.spec-support.ts';
import { buildWith } from '../testing/stand-ins.spec-support.ts';
import { saidBy, unmarked } from '../testing/unmarked.spec-support.ts';
import { en } from '../words/en/index.ts';

const at = (url: URL) => fileURLToPath(url);

/** The app in a language that nobody speaks: whatever is shown without its marks has not gone through the words. */
const built = buildWith({
  [at(new URL('../words/tongues.ts', import.meta.url))]: at(
    new URL('../testing/marked-tongue.spec-support.ts', import.meta.url),
  ),
  [at(new URL('../library/documents.ts', import.meta.url))]: at(
    new URL('../testing/marked-documents.spec-support.ts', import.meta.url),
  ),
  [at(new URL('../../../referee/src/words/index.ts', import.meta.url))]: at(
    new URL('../testing/marked-referee.spec-support.ts', import.meta.url),
  ),
  '@vedette/games': at(new URL('../testing/marked-games.spec-support.ts', import.meta.url)),
});

afterAll(async () => (await built).remove());

const table = atTheTable(async () => (await built).dist);

/** Every name and rank in a document that somebody wrote. */
function namesIn(document: unknown): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    (key === 'name' || key === 'rank') && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** Names that somebody gave: those of books, of our own house and of the ready-made units, longest first. */
async function givenNames(): Promise<readonly string[]> {
  const rulesets = await Promise.all(Object.values(RULESETS).map((load) => load()));
  const names = [
    en.name,
    // What languages call themselves.
    'English',
    ...[...GAMES, ...listed.GAMES, ...listed.TO_COME].map(({ title }) => title),
    ...rulesets.flatMap(({ units }) => units.ready.flatMap(namesIn)),
  ];
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

const names = givenNames();

interface Reader {
  readonly page: Page;
  /** Notes what this screen shows that no language has said. */
  read(screen: string): Promise<void>;
  /** All of it, screen by screen. */
  unsaid(): readonly string[];
}

async function reader(path: string): Promise<Reader> {
  const { page } = await table.visit(path, {}, { locale: 'en-x-marked', pace: 0, botSeconds: 0.1 });
  const found = new Map<string, string>();
  return {
    page,
    async read(screen) {
      for (const { where, text } of await saidBy(page)) {
        const left = unmarked(text, await names);
        if (left !== null) found.set(`${where} | ${left.slice(0, 160)}`, screen);
      }
    },
    unsaid: () => [...found].map(([said, screen]) => `${screen} | ${said}`).sort(),
  };
}

const VISITED: readonly (readonly [path: string, sign: string])[] = [
  ['', '.paper svg'],
  ['games', '.file-button'],
  ['nowhere', '.stray'],
  ['game/none', 'h1'],
  ['replay/none', '[role=alert]'],
  ['muster/none', 'h1'],
  ['unit', 'h1'],
  ['campaign', 'h1'],
  ['campaign/none', '[role=alert]'],
  ['about', 'h1'],
];

/** Opens whatever is folded on the page. */
async function unfold(page: Page, within: string): Promise<void> {
  const folded = page.locator(`${within} details:not([open]) > summary:visible`);
  while ((await folded.count()) > 0) await folded.first().click();
}

/** In a game with something to reckon up. */
const FEWEST_DECISIONS = 40;

/** A game between two who know no better, played out before any page opens it. */
async function playedOut(game: string): Promise<Buffer> {
  const ruleset = await RULESETS[game]!();
  const { ready, usual = [0, 1] } = ruleset.units;
  const seats = usual.slice(0, 2).map((number) => {
    const unit = ready[number] as Json & { readonly name: string };
    return { unit, name: unit.name };
  });
  const request = { scenario: ruleset.scenarios.list[0]!.id, seats, options: {} };
  const sitters = seats.map(() => 'random' as const);
  for (let n = 0; ; n++) {
    const seed = `words-${n}`;
    const table = MatchTable.begin(ruleset, 'words', { ruleset: game, request, sitters, seed });
    let decisions = 0;
    for (; table.host.awaitsBot(); decisions++) table.host.decide();
    // Who knows no better may give up at once, and then there is nothing to tell.
    if (decisions >= FEWEST_DECISIONS) return Buffer.from(JSON.stringify(table.record(1)));
  }
}

const GAME_IDS = GAMES.map(({ id }) => id);
const CAMPAIGN_IDS = Object.keys(CAMPAIGNS);

/** Lays out the table of a game, each seat for one of these. */
async function begin(page: Page, sitters: readonly string[]): Promise<void> {
  await page.locator('.preview svg').first().waitFor();
  for (const [seat, sitter] of sitters.entries())
    await page.locator('.seat-row').nth(seat).locator('select').first().selectOption(sitter);
  await page.locator('.begin button.primary').click();
}

describe('every word goes through the language of the page', () => {
  it('which the page names', async () => {
    const { page } = await reader('about');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-x-marked');
    await expect.poll(() => page.locator('h1').innerText()).toBe(`⟦${en.about.title}⟧`);
    // Every page has a title of its own.
    await expect.poll(() => page.title()).toBe(`⟦⟦${en.about.title}⟧ · ⟦${en.name}⟧⟧`);
  });

  it('on pages that are simply visited', async () => {
    const { page, read, unsaid } = await reader('about');
    for (const [path, sign] of VISITED) {
      await turnTo(page, path, sign);
      await read(path);
    }
    expect(unsaid()).toEqual([]);
  });

  it('in the library', async () => {
    const { page, read, unsaid } = await reader('games');
    const open = async (path: string) => {
      await turnTo(page, 'about', '.bulleted');
      await turnTo(page, path, '.library-search');
      await read(path);
      return page
        .locator('main a[href^="/library/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.slice(1)))]);
    };
    for (const shelf of (await open('library')).filter((path) => path.split('/').length === 2)) {
      const entries = (await open(shelf)).filter((path) => path.startsWith(`${shelf}/`));
      for (const entry of entries.filter((_, n) => n % Math.ceil(entries.length / 3) === 0))
        await open(entry);
    }
    await open('library');
    for (const wanted of ['strike', 'xyzzyx']) {
      await page.getByRole('searchbox').fill(wanted);
      await page.waitForTimeout(500);
      await read(`library, ${wanted}`);
    }
    expect(unsaid()).toEqual([]);
  });

  it.each(GAME_IDS)('in a new game of %s with everything unfolded', async (game) => {
    const { page, read, unsaid } = await reader(`new?ruleset=${game}`);
    await page.locator('.preview svg').first().waitFor();
    await read('new game');
    await unfold(page, 'main');
    await page.locator('.option-reason').first().waitFor();
    const switches = page.locator('.option-row input[type=checkbox]');
    if ((await switches.count()) > 0) await switches.first().click();
    await read('options');
    await page.locator('.option-tools input[type=search]').fill('xyzzyx');
    await read('no option');
    await page.locator('.option-tools input[type=search]').fill('');
    await page.locator('.option-row .rule-link').first().click();
    await page.locator('.slip h2').waitFor();
    await read('slip');
    expect(unsaid()).toEqual([]);
  });

  it('on the cover of a table with a secret', async () => {
    const { page, read, unsaid } = await reader('games');
    await openSecret(page);
    await read('covered');
    expect(unsaid()).toEqual([]);
  });

  it.each(GAME_IDS)(
    'at the table of %s: asked, while it is played, measured, and in its settings',
    async (game) => {
      const { page, read, unsaid } = await reader(`new?ruleset=${game}&seed=words`);
      await begin(page, ['person', 'random']);
      await page.locator('.brief').waitFor();
      await read('orders of the day');
      await page.locator('.brief .primary').click();
      for (let n = 0; n < 6 && (await openQuestion(page)) !== null; n++) {
        await unfold(page, '.question');
        const figures = page.locator('.walker');
        const count = await figures.count();
        if (count > 0) await figures.nth(n % count).hover({ force: true });
        await read(`decision ${n}`);
        await playOn(page, mouse, 1);
      }
      await page.locator('.table-window').focus();
      for (const key of ['l', 'v', 'r', 'c', 'c']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
        await read(`tool ${key}`);
      }
      await page.keyboard.press('ArrowUp');
      await read('pencil');
      await page.locator('.more summary').click();
      await page.locator('.more button').filter({ hasText: en.play.settings }).click();
      await page.locator('.settings[open]').waitFor();
      await read('settings');
      expect(unsaid()).toEqual([]);
      await page.locator('.settings select').selectOption('en');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
      // The page's own words; what the game has said already it says anew with the next decision.
      await expect.poll(() => page.locator('.more summary').innerText()).toBe(en.play.more);
    },
  );

  it.each(GAME_IDS)('at the end of %s, in its replay and in the list of games', async (game) => {
    const { page, read, unsaid } = await reader('games');
    const file = { name: 'played.json', mimeType: 'application/json', buffer: await playedOut(game) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.ending').waitFor();
    await read('ending');
    await page.locator('.ending a[href^="/replay/"]').click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.reckoning tbody tr').first().waitFor();
    await read('replay');
    await turnTo(page, 'games', '.game-list li');
    await read('games');
    expect(unsaid()).toEqual([]);
  });

  it.each(GAME_IDS)('in the muster of %s: a unit, shared, printed and compared', async (game) => {
    const { page, read, unsaid } = await reader(`muster?ruleset=${game}`);
    await page.locator('.unit-list li').first().waitFor();
    await read('muster');
    await page.getByRole('button', { name: en.muster.copy }).first().click();
    await page.locator('.builder').waitFor();
    await unfold(page, 'main');
    await read('builder');
    const unit = new URL(page.url()).pathname.slice(1);
    await page.locator('main button').filter({ hasText: en.muster.share }).first().click();
    await page.locator('.qr').waitFor();
    await read('share');
    const link = await page.locator('.share textarea').first().inputValue();
    await page.keyboard.press('Escape');
    for (const what of ['sheet', 'cards']) {
      await turnTo(page, 'about', 'h1');
      await turnTo(page, `${unit}/print?what=${what}`, '.paper-page');
      await read(`print ${what}`);
    }
    await turnTo(page, 'muster/compare', 'h1');
    await read('compare');
    await page.goto(link);
    await page.locator('h1').waitFor();
    await read('shared');
    expect(unsaid()).toEqual([]);
  });

  it.each(CAMPAIGN_IDS)('in a campaign of %s, from its founding to a report by hand', async (game) => {
    const { page, read, unsaid } = await reader('campaign');
    const before = await page.locator('.found input[type=text]').first().inputValue();
    await page.locator('.found select').first().selectOption(game);
    const another = game !== CAMPAIGN_IDS[0];
    await expect
      .poll(async () => (await page.locator('.found input[type=text]').first().inputValue()) !== before)
      .toBe(another);
    await page.locator('.found button[type=submit]').click();
    for (let n = 0; n < 6 && (await page.locator('#awaited-title').count()) === 0; n++) {
      await page.locator('.question-card').waitFor();
      await unfold(page, 'main');
      await read(`chapter ${n}`);
      const seq = await page.locator('.question-card').getAttribute('data-seq');
      await page
        .locator('.question-card .choice:not(label), .question-card button[type=submit]')
        .first()
        .click();
      await page.waitForFunction(
        (old) => document.querySelector('.question-card')?.getAttribute('data-seq') !== old,
        seq,
        { polling },
      );
      await page.locator('.question-card, #awaited-title').first().waitFor();
    }
    await unfold(page, 'main');
    await read('by hand');
    await turnTo(page, 'campaign', '.found');
    await read('campaigns');
    expect(unsaid()).toEqual([]);
  });

  it('when something cannot be', async () => {
    const { page, read, unsaid } = await reader('games');
    for (const [name, text] of [
      ['broken.json', '{'],
      ['other.json', '{"format":"vedette-game"}'],
    ] as const) {
      const buffer = Buffer.from(text);
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
      await page.getByRole('alert').waitFor();
      await page.waitForTimeout(300);
      await read(name);
    }
    await turnTo(page, 'unit#nonsense', 'h1');
    await read('broken link');
    expect(unsaid()).toEqual([]);
  });
});
