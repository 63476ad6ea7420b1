import { readFileSync } from 'node:fs';
import { begin, type Json, prepare, replayOf, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packed } from '../muster/share.ts';
import { atTheTable } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, layBriefAside } from '../testing/hand.spec-support.ts';

const docs = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const example = (name: string) =>
  readFileSync(new URL(`../../../../examples/scenarios/${name}.json`, import.meta.url), 'utf8');
const FERRY = /```json\n([\s\S]*?)```/.exec(docs)![1]!;

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** As a hand lets a file fall. */
async function drop(page: Page, { name, buffer }: ReturnType<typeof asFile>): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, text]) => {
      const held = new DataTransfer();
      held.items.add(new File([text!], called!, { type: 'application/json' }));
      return held;
    },
    [name, buffer.toString()],
  );
  await page.dispatchEvent('.own', 'drop', { dataTransfer });
}

/** Everything that this browser keeps, as JSON. */
async function keptGames(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const all: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name!));
    for (const store of database.objectStoreNames)
      all.push(await done(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify(all);
}

/** A referee who takes his time over the question who may go; everything else he answers as ever. */
function slowToJudge(milliseconds: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof postMessage>) {
    const later = (given[0] as { readonly call?: unknown }).call === 'judge';
    if (later) setTimeout(() => postMessage.apply(this, given), milliseconds);
    else postMessage.apply(this, given);
  } as typeof postMessage;
}

describe('a file of one’s own', () => {
  const table = atTheTable();

  it('is checked with line and place, mended, kept, played, and its brief comes from the match', async () => {
    const { page, complaints } = await table.visit('new?seed=own', {}, IN_A_HURRY);
    const own = page.locator('.own');
    await own.locator('summary').first().click();
    const wrong = FERRY.replace('"monster": "goblin", "at": [10, 18]', '"monster": "gobln", "at": [10, 18]');
    await own.locator('input[type=file]').setInputFiles(asFile('ferry.json', wrong));
    await expect.poll(() => own.innerText()).toContain('Did you mean "goblin"?');
    await expect.poll(() => own.innerText()).toMatch(/line \d+/);
    await own.locator('.own-sketch .own-mark').waitFor();
    await own.getByLabel('The document', { exact: true }).fill(FERRY);
    await own.getByRole('button', { name: 'Read it' }).click();
    await expect.poll(() => own.innerText()).toContain('ready to play');
    await expect.poll(() => page.locator('.preview').innerText()).toContain('Ferryman');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/game\//);
    await layBriefAside(page);
    await page.locator('.top-scenario').click();
    await expect.poll(() => page.locator('.brief').innerText()).toContain('burns under water');
    await expect.poll(() => page.locator('.brief').innerText()).not.toContain('There is no');
    expect(complaints).toEqual([]);
  });

  it('comes by link, by drop, as a company and as a position; what is kept stays on the list, and campaigns offer it', async () => {
    const linked = JSON.parse(FERRY.replace("The Ferryman's Lantern", 'The Linked Ferry')) as Json;
    const { page, complaints } = await table.visit(`new#scenario=${await packed(linked)}`);
    const own = page.locator('.own');
    const list = page.locator('.scenarios');
    await expect.poll(() => own.innerText()).toContain('The Linked Ferry is ready to play');
    await expect.poll(() => page.locator('.preview').innerText()).toContain('The Linked Ferry');

    // Dropped, the same scenario under its first name again: one of an id is kept.
    await drop(page, asFile('ferry.json', FERRY));
    await expect.poll(() => list.innerText()).toContain("The Ferryman's Lantern");
    await expect.poll(() => list.innerText()).not.toContain('Linked');
    await page.reload();
    await expect.poll(() => list.innerText()).toContain("The Ferryman's Lantern");

    await own.locator('summary').first().click();
    const [, unit] = silverBayonet.units.ready;
    await own.locator('input[type=file]').setInputFiles(asFile('unit.json', JSON.stringify(unit)));
    await page.waitForURL(/unit=/);

    const position = {
      figures: [
        { id: 'a', side: 0, x: 5, y: 5 },
        { id: 'b', side: 1, x: 20, y: 20 },
      ],
    };
    await page.goto(new URL('/new', page.url()).href);
    await own.locator('summary').first().click();
    await own.locator('input[type=file]').setInputFiles(asFile('position.json', JSON.stringify(position)));
    await own.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL(/\/game\//);

    await page.goto(new URL('/campaign?seed=own', page.url()).href);
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.locator('[data-kind=next] .choice').first().click();
    await page.locator('[data-kind=players] button[type=submit]').click();
    const kept = page.locator('.own-scenarios');
    await expect.poll(() => kept.innerText()).toContain('burns under water');
    await kept.getByText('The ground').click();
    await kept.locator('.preview svg, .preview canvas').first().waitFor();
    await kept.getByRole('button', { name: "The Ferryman's Lantern" }).click();
    await expect.poll(() => page.locator('#awaited-title').innerText()).toContain("The Ferryman's Lantern");
    await page.locator('.awaited-begin .preview').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is begun with companies that fit its parts, however early Begin is pressed and whatever was played before', async () => {
    const { page, complaints } = await table.visit('new?ruleset=bayonet-point', {}, IN_A_HURRY);
    const chosen = page.locator('.gallery-card[data-chosen] strong');
    const companies = () =>
      page.getByRole('combobox', { name: 'Company' }).locator('option:checked').allInnerTexts();
    await drop(page, asFile('mill.json', example('the-mined-mill')));
    await expect.poll(() => chosen.innerText()).toBe('The Mined Mill');
    const begun = page.getByRole('button', { name: 'Begin' });
    await begun.click();
    await page.waitForURL(/\/game\//);
    await page.addInitScript(slowToJudge, 4000);
    await page.goto(new URL('/new?ruleset=bayonet-point', page.url()).href);
    await expect.poll(() => chosen.innerText()).toBeTruthy();
    await drop(page, asFile('crypt.json', example('the-powder-crypt')));
    await expect.poll(() => chosen.innerText()).toBe('The Powder Crypt');
    await begun.click();
    await page.getByRole('button', { name: 'Looking who may go…' }).waitFor();
    await page.waitForURL(/\/game\//);
    await page.goto(new URL('/new?ruleset=fear-and-faith', page.url()).href);
    await page.locator('.scenarios').getByRole('radio', { name: 'The Powder Crypt' }).check();
    await expect
      .poll(companies)
      .toEqual(['The parish of Saint Barbara, with torches', 'The old families of Cold Hollow']);
    expect(complaints).toEqual([]);
  });

  it.each([
    [
      'bayonet-point',
      'recruit',
      {
        units: [
          { id: 'u', side: 0, figures: [{ id: 'a', x: 280, y: 330 }] },
          { id: 'e', side: 1, figures: [{ id: 'b', x: 420, y: 330 }] },
        ],
      },
    ],
    [
      'fear-and-faith',
      'regular',
      {
        models: [
          { id: 'a', profile: 'zombie-hunter-with-rifle', party: 0, x: 200, y: 200 },
          { id: 'b', profile: 'walking-dead', party: 1, x: 600, y: 600 },
        ],
      },
    ],
  ] as const)(
    'a position of %s is played as it lies, dropped or pasted, against a bot that the game has',
    async (game, bot, position) => {
      const { page, complaints } = await table.visit(`new?ruleset=${game}`);
      const own = page.locator('.own');
      const play = own.getByRole('button', { name: 'Play from here' });
      await drop(page, asFile('position.json', JSON.stringify(position)));
      await play.waitFor();
      await page.reload();
      await own.locator('summary').first().click();
      await own.locator('.own-paste summary').click();
      await own.getByLabel('The document', { exact: true }).fill(JSON.stringify(position));
      await own.getByRole('button', { name: 'Read it' }).click();
      await play.click();
      await page.waitForURL(/\/game\//);
      await page.locator('.question').first().waitFor();
      await expect.poll(() => page.evaluate(keptGames)).toContain(`"sitter":"${bot}"`);
      expect(complaints).toEqual([]);
    },
  );

  it('Games opens saves and replays as the engine writes them', async () => {
    const setup = prepare(silverBayonet, {
      scenario: 'skirmish',
      seats: silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit })),
    });
    if (!setup.ok) throw new Error('There is no skirmish.');
    const match = begin(silverBayonet, { setup: setup.value, dice: { seed: 'engine' } });
    const { page, complaints } = await table.visit('games');
    for (const record of [saveOf(match), replayOf(match)]) {
      await page.goto(new URL('/games', page.url()).href);
      await page.locator('input[type=file]').setInputFiles(asFile('engine.json', JSON.stringify(record)));
      await page.waitForURL(/\/game\//);
      await page.locator('.question, .hand-over').first().waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
