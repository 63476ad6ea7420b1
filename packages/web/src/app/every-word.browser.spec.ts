import { fileURLToPath } from 'node:url';
import { GAMES, RULESETS, TO_COME } from '@vedette/games';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { mouse, openQuestion, playOn } from '../testing/hand.spec-support.ts';
import { buildWith } from '../testing/stand-ins.spec-support.ts';
import { saidBy, unmarked } from '../testing/unmarked.spec-support.ts';
import { en } from '../words/en/index.ts';

const tongues = fileURLToPath(new URL('../testing/marked-tongue.spec-support.ts', import.meta.url));
const built = buildWith({ './tongues.ts': tongues });

afterAll(async () => (await built).remove());

const table = atTheTable(async () => (await built).dist);

/** Every name in a document that somebody wrote. */
function namesIn(document: unknown): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** Names that somebody gave: those of books, of our own house and of the ready-made units, longest first. */
async function givenNames(): Promise<readonly string[]> {
  const rulesets = await Promise.all(Object.values(RULESETS).map((load) => load()));
  const names = [
    en.name,
    ...[...GAMES, ...TO_COME].map(({ title }) => title),
    ...rulesets.flatMap(({ units }) => units.ready.flatMap(namesIn)),
  ];
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

const names = givenNames();

interface Reader {
  readonly page: Page;
  /** Notes what this screen shows that no language has said. */
  read(screen: string): Promise<void>;
  /** Everything that was read went through the language. */
  done(): void;
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
    done: () => expect([...found].map(([said, screen]) => `${screen} | ${said}`).sort()).toEqual([]),
  };
}

const VISITED: readonly (readonly [path: string, sign: string])[] = [
  ['', '.paper svg'],
  ['new', '.preview svg'],
  ['nowhere', '.stray'],
  ['new?ruleset=bayonet-point', '.preview svg'],
  ['games', '.file-button'],
  ['game/none', 'h1'],
  ['muster', '.unit-list li'],
  ['replay/none', '[role=alert]'],
  ['muster?ruleset=bayonet-point', '.unit-list li'],
  ['muster/compare', '.compare'],
  ['muster/none', 'h1'],
  ['unit', 'h1'],
  ['campaign', '.found'],
  ['campaign/none', '[role=alert]'],
  ['about', 'h1'],
];

/** Opens whatever is folded on the page. */
async function unfold(page: Page, within: string): Promise<void> {
  for (const folded of await page.locator(`${within} details:not([open]) > summary`).all())
    await folded.click();
}

describe('every word goes through the language of the page', { timeout: 240_000 }, () => {
  it('which the page names', async () => {
    const { page } = await reader('about');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-x-marked');
    expect(await page.locator('h1').innerText()).toBe(`⟦${en.about.title}⟧`);
    expect(await page.title()).toBe(`⟦${en.documentTitle}⟧`);
  });

  it('on pages that are simply visited', async () => {
    const { page, read, done } = await reader('about');
    for (const [path, sign] of VISITED) {
      await turnTo(page, path, sign);
      await read(path);
    }
    done();
  });

  it('in the library', async () => {
    const { page, read, done } = await reader('about');
    const open = async (path: string) => {
      await turnTo(page, 'about', 'h1');
      await turnTo(page, path, 'h1');
      await read(path);
      return page
        .locator('main a[href^="/library/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.slice(1)))]);
    };
    for (const shelf of await open('library')) {
      const entries = (await open(shelf)).filter((entry) => entry.startsWith(`${shelf}/`));
      for (const entry of entries.filter((_, n) => n % Math.ceil(entries.length / 4) === 0))
        await open(entry);
    }
    await open('library');
    for (const wanted of ['silver', 'xyzzyx']) {
      await page.getByRole('searchbox').fill(wanted);
      await page.locator('.results, [role=status]').first().waitFor();
      await read(`library, ${wanted}`);
    }
    done();
  });

  it('in a new game with everything unfolded', async () => {
    const { page, read, done } = await reader('new?scenario=wolf-pack');
    await page.locator('.preview svg').first().waitFor();
    await page.locator('.field-row select').nth(2).selectOption('2');
    await page.locator('.who-goes summary').first().click();
    await page.locator('.options > summary').click();
    await page.locator('#option-criticals').check();
    await page.locator('.option-reason').first().waitFor();
    await read('options');
    await page.locator('.option-row .rule-link').first().click();
    await page.locator('.slip h2').waitFor();
    await read('slip');
    done();
  });

  it('at the table: covered, asked, measured, and in its settings', async () => {
    const { page, read, done } = await reader('new?seed=words');
    await page.locator('.preview svg').first().waitFor();
    await page.locator('.seat select').nth(2).selectOption('person');
    await page.locator('.begin button').click();
    await page.locator('.hand-over[open]').waitFor();
    await read('covered');
    await page.locator('.hand-over button').click();
    await openQuestion(page);
    await unfold(page, '.question');
    await read('asked');
    await page.locator('.table-window').focus();
    for (const key of ['l', 'v', 'r', 'c', 'c']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
      await read(`tool ${key}`);
    }
    await page.keyboard.press('ArrowUp');
    await read('pencil');
    await page.locator('.more summary').click();
    await page.locator('.more button').first().click();
    await page.locator('.settings[open]').waitFor();
    await read('settings');
    done();
  });

  it('while a game is played', async () => {
    const { page, read, done } = await reader('new?seed=words');
    await page.locator('.preview svg').first().waitFor();
    await page.locator('.seat select').nth(2).selectOption('random');
    await page.locator('.begin button').click();
    for (let n = 0; n < 40; n++) {
      if ((await playOn(page, mouse, 1)) === 0) break;
      await openQuestion(page);
      await unfold(page, '.question');
      const figures = page.locator('.walker');
      if (n % 5 === 0) await figures.nth((n * 7) % (await figures.count())).hover({ force: true });
      await read(`decision ${n}`);
    }
    done();
  });

  it('at the end of a game, in its replay and in the list of games', async () => {
    const { page, read, done } = await reader('new?seed=words');
    await page.locator('.preview svg').first().waitFor();
    for (const seat of [0, 2]) await page.locator('.seat select').nth(seat).selectOption('random');
    await page.locator('.options > summary').click();
    await page.locator('#option-turn-limit').fill('1');
    await page.locator('.begin button').click();
    await page.locator('.ending').waitFor({ timeout: 60_000 });
    await read('ending');
    await page.locator('.ending a[href^="/replay/"]').click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').fill('40');
    await page.locator('.reckoning tbody tr').first().waitFor();
    await read('replay');
    await turnTo(page, 'games', '.game-list li');
    await read('games');
    done();
  });

  it('in the muster: a company, shared, printed and compared', async () => {
    for (const game of GAMES) {
      const { page, read, done } = await reader(`muster?ruleset=${game.id}`);
      await page.locator('.unit-list li button').first().click();
      await page.locator('.builder').waitFor();
      await read('builder');
      await unfold(page, '.builder');
      await read('builder, unfolded');
      const company = new URL(page.url()).pathname.slice(1);
      await page.getByRole('button', { name: en.muster.share, exact: false }).first().click();
      await page.locator('.qr').waitFor();
      await read('share');
      const link = await page.locator('.share textarea').first().inputValue();
      await page.keyboard.press('Escape');
      for (const what of ['sheet', 'cards']) {
        await turnTo(page, 'about', 'h1');
        await turnTo(page, `${company}/print?what=${what}`, '.paper-page');
        await read(`print ${what}`);
      }
      await page.goto(link);
      await page.locator('h1').waitFor();
      await read('shared');
      done();
    }
  });

  it('in a campaign, from its founding to a report by hand', async () => {
    const { page, read, done } = await reader('campaign');
    await page.locator('.found button[type=submit]').click();
    for (let n = 0; n < 6 && (await page.locator('#awaited-title').count()) === 0; n++) {
      await page.locator('.question-card').waitFor();
      await unfold(page, 'main');
      await read(`chapter ${n}`);
      const before = await page.locator('.question-card').getAttribute('data-seq');
      await page
        .locator('.question-card .choice:not(label), .question-card button[type=submit]')
        .first()
        .click();
      await page.waitForFunction(
        (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
        before,
      );
      await page.locator('.question-card, #awaited-title').first().waitFor();
    }
    await page.locator('.by-hand > summary').click();
    await unfold(page, 'main');
    await read('by hand');
    await turnTo(page, 'campaign', '.found');
    await read('campaigns');
    done();
  });

  it('when something cannot be', async () => {
    const { page, read, done } = await reader('games');
    for (const [name, text] of [
      ['broken.json', '{'],
      ['other.json', '{"format":"vedette-game"}'],
    ] as const) {
      const buffer = Buffer.from(text);
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
      await page.getByRole('alert').waitFor();
      await read(name);
    }
    await turnTo(page, 'unit#nonsense', 'h1');
    await read('broken link');
    done();
  });
});
