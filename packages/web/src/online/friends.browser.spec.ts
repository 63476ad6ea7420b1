import bayonetPoint from '@vedette/bayonet-point';
import type { Game, Ruleset } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';
import type { OnlineGame } from '@vedette/wire';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  atTheTable,
  faultsOfAccess,
  overflow,
  usualApp,
  type Visit,
} from '../testing/browser.spec-support.ts';
import { bold, finger, mouse, playOn } from '../testing/hand.spec-support.ts';
import {
  invite,
  isAsked,
  OnlineServer,
  PHONE,
  type Player,
  playTogether,
  sitDown,
  type Wanted,
} from '../testing/online.spec-support.ts';
import { compared, overhear } from '../testing/overheard.spec-support.ts';

const QUICK = { pace: 0, hints: true };
const BREAK = 30_000;
/** All three games are played by hand to their ends, where there is time for it; else a short one, and bots play on. */
const WHOLE = inject('whole');
/** So many decisions are made by hand before something befalls them, and when everybody is back. */
const AT_FIRST = WHOLE ? 24 : 6;
const BY_HAND = WHOLE ? 4000 : 16;
/** For a machine that has other things to do. */
const PATIENCE = { timeout: 120_000 };

const around = (page: Page) => page.locator('.around').innerText();

/** One turn, where there is no time for more. */
const brief = async (page: Page) => {
  await page.getByText('Optional rules').click();
  await page.locator('#option-turn-limit').fill('1');
};
const SHORT: Wanted = WHOLE ? {} : { more: brief };

/** How the table stands, as everybody can read it. */
const standing = (page: Page) => page.locator('.dispatches li:not(.granted)').allInnerTexts();

/** Two who play, one of them on a phone, and one who looks on; with every text that came down their lines. */
interface Party {
  readonly laptop: Visit;
  readonly phone: Visit;
  readonly third: Visit;
  readonly players: readonly Player[];
  readonly heard: readonly (readonly string[])[];
}

interface Kept {
  readonly looks: readonly number[];
  /** For whoever asks how much was compared. */
  readonly figures: string;
}

describe('friends and links', { timeout: WHOLE ? 10_800_000 : 1_200_000 }, () => {
  const server = new OnlineServer({ botMilliseconds: 10 });
  const table = atTheTable(usualApp, server.serve);

  async function gathered(wanted: Wanted, look?: (page: Page) => Promise<void>): Promise<Party> {
    const laptop = await table.visit('', { bypassCSP: true }, QUICK);
    const heard = [overhear(laptop.page)];
    const [friend, watch] = await invite(laptop.page, wanted);
    await look?.(laptop.page);
    const [phone, third] = [await table.visit('about', PHONE, QUICK), await table.visit('about', {}, QUICK)];
    for (const { page } of [phone, third]) heard.push(overhear(page));
    await phone.page.goto(friend!);
    await third.page.goto(watch!);
    for (const { page } of [laptop, phone, third]) page.setDefaultTimeout(PATIENCE.timeout);
    for (const { page } of [laptop, phone]) await sitDown(page);
    await third.page.locator('.play').waitFor();
    const players = [
      { page: laptop.page, hand: WHOLE ? bold(mouse) : mouse },
      { page: phone.page, hand: WHOLE ? bold(finger) : finger },
    ];
    return { laptop, phone, third, players, heard };
  }

  /** The line of one of them breaks; what is given is to be called for it to be whole again, and waits for its time. */
  async function lostLine({ page, context }: Visit): Promise<() => Promise<void>> {
    const since = Date.now();
    await context.setOffline(true);
    await expect.poll(() => around(page), PATIENCE).toContain('The line is broken');
    return async () => {
      await page.waitForTimeout(Math.max(0, since + BREAK - Date.now()));
      await expect.poll(() => around(page)).toContain('The line is broken');
      await context.setOffline(false);
      await expect.poll(() => around(page), PATIENCE).not.toContain('The line is broken');
    };
  }

  async function letBotsPlay(pages: readonly Page[]): Promise<void> {
    for (const page of pages) {
      await page.locator('.more summary').click();
      await page.getByRole('button', { name: 'Let a bot play for me' }).click();
      await expect.poll(() => around(page), PATIENCE).toContain('A bot plays for you');
    }
  }

  /** Nobody was sent more than he may know; gives how often each was told something of the table, and what it comes to. */
  async function kept({ laptop, phone, third, heard }: Party, ruleset: unknown): Promise<Kept> {
    for (const { page } of [laptop, phone, third])
      await expect.poll(() => page.locator('.after-match').count(), PATIENCE).toBe(1);
    const match = new URL(laptop.page.url()).pathname.split('/').pop()!;
    const game = (await (await fetch(table.url(`api/matches/${match}/game`))).json()) as OnlineGame;
    const looks = [0, 1, null].map((seat, n) => compared(ruleset as Ruleset<Game>, heard[n]!, seat, game));
    const bytes = heard.flat().reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    const figures = `${game.replay.answers.length} answers; looks of each ${looks.join(', ')}; ${bytes} bytes`;
    return { looks, figures };
  }

  it('play three games to the end, on a phone too, through reloads, 30 s without a line and a killed server; a third looks on, and nobody is sent what he may not know', async ({
    annotate,
  }) => {
    const duel = await gathered(SHORT, async (page) => expect(await faultsOfAccess(page)).toEqual([]));
    const { laptop, phone, third, players } = duel;
    // What opens the seat is not in the address any more.
    expect(phone.page.url()).toMatch(/\/match\/[\w-]{22}\?seat=1$/);
    expect(await overflow(phone.page)).toBe(0);
    await expect.poll(() => around(third.page)).toContain('You are looking on');
    expect(await third.page.locator('.brief').count()).toBe(0);
    await playTogether(players, AT_FIRST);
    await phone.page.reload();
    await phone.page.locator('.play').waitFor();
    const before = await playTogether(players, 40, () => isAsked(phone.page));

    // An answer given without a line is sent when there is one again. The others sit down meanwhile.
    const whole = await lostLine(phone);
    const answered = playOn(phone.page, finger, 1, before);
    const house = await gathered({ ruleset: 'Fear and Faith', scenario: 'Haunted House' });
    const battle = await gathered({
      ruleset: 'Bayonet Point',
      scenario: 'Open battle on the common',
      ...SHORT,
    });
    await whole();
    await answered;

    const broken: (() => Promise<void>)[] = [];
    for (const party of [house, battle]) {
      // Who bears what, in which rooms ghosts wait, and what binds them.
      await playTogether(party.players, AT_FIRST);
      await party.phone.page.reload();
      await party.phone.page.locator('.play').waitFor();
      if (!WHOLE) await letBotsPlay([party.phone.page]);
      broken.push(await lostLine(party.phone));
    }
    if (!WHOLE) await letBotsPlay([house.laptop.page, battle.laptop.page]);
    await server.kill();
    await expect.poll(() => around(laptop.page), PATIENCE).toContain('The line is broken');
    await server.start();
    await expect.poll(() => around(laptop.page), PATIENCE).not.toContain('The line is broken');

    if (WHOLE) for (const mend of broken.splice(0)) await mend();
    const atHand = WHOLE ? [duel, house, battle] : [duel];
    const since = Date.now();
    const byHand = await Promise.all(
      atHand.map(async ({ players }) => {
        const decisions = await playTogether(players, BY_HAND);
        return { decisions, words: `${decisions} by hand in the ${Date.now() - since} ms after all that` };
      }),
    );
    if (!WHOLE && byHand[0]!.decisions === BY_HAND) await letBotsPlay([laptop.page, phone.page]);
    for (const { laptop, phone, third } of atHand) {
      for (const { page } of [laptop, phone, third]) await page.locator('.ending').waitFor();
      const told = await standing(laptop.page);
      await expect.poll(() => standing(third.page)).toEqual(told);
    }
    for (const mend of broken) await mend();
    for (const [n, { party, ruleset, least }] of [
      { party: duel, ruleset: silverBayonet, least: 20 },
      { party: house, ruleset: fearAndFaith, least: 6 },
      { party: battle, ruleset: bayonetPoint, least: 6 },
    ].entries()) {
      const { looks, figures } = await kept(party, ruleset);
      for (const each of looks) expect(each).toBeGreaterThan(least);
      await annotate(`${ruleset.id}: ${[figures, byHand[n]?.words].filter(Boolean).join('; ')}`);
    }
    // Those who do not share a secret see different houses.
    expect(house.heard[0]!.join('')).not.toBe(house.heard[1]!.join(''));
    expect(server.faults).toEqual([]);

    await laptop.page.getByRole('button', { name: 'Were the dice fair?' }).click();
    await expect
      .poll(() => laptop.page.locator('.proof').innerText(), PATIENCE)
      .toContain('nobody alone has chosen them');
    await expect.poll(() => laptop.page.locator('.proof').innerText()).not.toContain('Found wrong');
    for (const { page } of players) await page.getByRole('button', { name: /Play again/ }).click();
    for (const { page } of players) await page.getByRole('button', { name: 'To the next game' }).click();
    for (const { page } of players) await page.locator('.question').waitFor();
    await expect.poll(() => laptop.page.locator('.around-seats').innerText()).toContain('Anne');
  });
});
