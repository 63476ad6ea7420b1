import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';
import { BlindHand, beginByKeys } from './blind.spec-support.ts';

/** Until the scenario itself ends it, which takes minutes; else a game that was agreed to be short. */
const WHOLE = inject('whole');
/** Bots at once, no motion, everything told. */
const BY_EAR = { ear: true, pace: 0, botSeconds: 0.05, hints: false, sound: false };
/** Words a minute. */
const SPEECH = 200;
const wordsIn = (text: string): number => text.split(/\s+/).length;
const wordsOf = (lines: readonly string[]): number => lines.reduce((all, line) => all + wordsIn(line), 0);

/** How the dice fall: whole games are played with several. */
const SEEDS = WHOLE ? ['blind', 'lantern', 'fog'] : ['blind'];

const GAMES = [
  {
    title: 'The Investigation',
    at: 'ruleset=silver-bayonet&scenario=the-investigation',
    bot: true,
    turns: '2',
  },
  { title: 'a solo scenario', at: 'ruleset=silver-bayonet&scenario=wolf-pack', bot: false, turns: '3' },
  {
    title: 'a battle of Bayonet Point',
    at: 'ruleset=bayonet-point&scenario=open-battle',
    bot: true,
    turns: '2',
  },
] as const;
/** With the third game, for whoever has the time. */
const WHOLE_GAMES = [
  ...GAMES,
  {
    title: 'a fight of Fear and Faith',
    at: 'ruleset=fear-and-faith&scenario=open-fight',
    bot: true,
    turns: '2',
  },
] as const;

async function begin(page: Page, { bot, turns }: (typeof WHOLE_GAMES)[number]): Promise<void> {
  if (bot) await page.getByLabel('Who decides').nth(1).selectOption('recruit');
  if (!WHOLE) {
    await page.getByText('Optional rules').click();
    await page.locator('#option-turn-limit').fill(turns);
  }
  await beginByKeys(page);
}

describe('a whole game without sight', { timeout: WHOLE ? 1_800_000 : 300_000 }, () => {
  const table = atTheTable();

  it.each(SEEDS.flatMap((seed) => (WHOLE ? WHOLE_GAMES : GAMES).map((game) => ({ ...game, seed }))))(
    '$title is played to its end from announcements and the accessibility tree ($seed)',
    async (game) => {
      const { page, complaints } = await table.visit(`new?seed=${game.seed}&${game.at}`, {}, BY_EAR);
      await begin(page, game);
      const hand = new BlindHand(page);
      const { questions, answers, gaps, lost, heard, besides, asked, asking, keys, sent } = await hand
        .play()
        .catch((error: unknown) => {
          throw new Error(hand.transcript.slice(-30).join('\n'), { cause: error });
        });
      if (WHOLE)
        console.info(
          `${game.title} (${game.seed}): ${answers} questions; ${(keys / sent).toFixed(2)} keys an activation of ${sent}, ${(asking / sent).toFixed(2)} more for asking; at most ${Math.max(...heard.map(wordsIn))} words an announcement and ${Math.max(...gaps.map(wordsOf))} a half-turn.`,
        );
      expect(answers).toBeGreaterThan(15);
      expect(questions).toHaveLength(answers);
      expect(asked.length).toBeGreaterThan(10);
      // Nothing else on the page speaks up with what is told already, or at length.
      const told = [...heard, ...asked];
      expect(besides.filter((text) => told.includes(text) || wordsIn(text) > 30)).toEqual([]);
      expect(heard.filter((line) => wordsIn(line) > 30)).toEqual([]);
      // What came of every roll is told once: `by-ear.spec.ts` holds it against the log. No line comes twice running.
      expect(heard.filter((line, i) => line === heard[i - 1])).toEqual([]);
      expect(keys / sent).toBeLessThanOrEqual(6);
      expect(gaps.filter((lines) => wordsOf(lines) > (20 * SPEECH) / 60)).toEqual([]);
      expect(lost).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
