import type { Page } from 'playwright-core';
import { polling } from '../testing/hand.spec-support.ts';
import { Listener, SENDS, toldWith } from './listener.spec-support.ts';

/** All that somebody has who does not see: lines as they were announced, and what else on the page spoke up. */
interface Ears {
  readonly heard: string[];
  readonly besides: string[];
}

declare global {
  var ears: Ears;
}

/** Hears everything that is announced from now on, and every other part of the page that is read out by itself. */
async function listenTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.ears = { heard: [], besides: [] };
    const speaks = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
    new MutationObserver((changes) => {
      const others = new Set<Element>();
      for (const { addedNodes, target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(speaks) ?? null;
        if (region?.matches('.announcer') === true)
          for (const { textContent } of addedNodes) globalThis.ears.heard.push(textContent ?? '');
        else if (region !== null) others.add(region);
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const one of [node, ...node.querySelectorAll(speaks)])
                if (one.matches(speaks) && !one.matches('.announcer')) others.add(one);
      }
      for (const { textContent } of others)
        if ((textContent ?? '').trim() !== '') globalThis.ears.besides.push(textContent.trim());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Begins the game that is set up on the page, by keys: once nothing is missing any more. */
export async function beginByKeys(page: Page): Promise<void> {
  await listenTo(page);
  await page.getByRole('button', { name: 'Begin', disabled: false }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
}

/** What is asked: with the number of its answers, and with the answers where they are few. */
const QUESTION = /(?:\d+ answers?|\d+ places?|\d+(?: to \d+)? of \d+|A number from \d+ to \d+)[.:]/;
const PLANNED = /Enter to do it\.$/;
const USUAL = /Enter for the usual/;
const OVER = /^(?:The day goes to|Honours even)/;

interface BlindGame {
  /** Everything that was announced unasked; what was answered to whoever asked. */
  readonly heard: readonly string[];
  readonly besides: readonly string[];
  readonly asked: readonly string[];
  readonly questions: readonly string[];
  readonly answers: number;
  /** Keys that decide, those for hearing the answers among them; and keys that ask the table besides. */
  readonly keys: number;
  readonly asking: number;
  readonly sent: number;
  /** What is told of others’ deeds, from one question to the next or to the end of a turn. */
  readonly gaps: readonly (readonly string[])[];
  /** Questions at which the keys were on nothing. */
  readonly lost: readonly string[];
}

/** The lines of a list that was read out. */
const linesIn = (told: string): readonly string[] =>
  told
    .slice(told.indexOf(': ') + 2)
    .replace(/\.$/, '')
    .split('; ');

/** At every so many questions the table is asked instead of the list. */
const CURIOUS = 4;
/** Worth a shot. */
const GOOD_ODDS = 25;

/** Somebody at the keyboard who hears what is announced and reads the accessibility tree, and nothing else. */
export class BlindHand {
  private readonly page: Page;
  private readonly heard: string[] = [];
  private readonly asked: string[] = [];
  private readonly questions: string[] = [];
  private readonly gaps: (readonly string[])[] = [];
  private readonly lost: string[] = [];
  /** What was pressed and heard, in its order: to be read where something went wrong. */
  readonly transcript: string[] = [];
  private readonly listener = new Listener();
  private answers = 0;
  private keys = 0;
  private asking = 0;
  private sent = 0;
  /** Somebody was sent with the last answer. */
  private sending = false;
  private gap: string[] = [];
  /** One’s own, by the names that are told with who acts next. */
  private readonly own = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** Plays until it is over, or so many answers. */
  async play(most = 2000): Promise<BlindGame> {
    while (this.answers < most) {
      const question = await this.question();
      if (question === null) break;
      await this.answer(question);
    }
    const besides = await this.page.evaluate(() => globalThis.ears.besides);
    const { heard, asked, questions, gaps, answers, keys, asking, sent, lost } = this;
    return { heard, besides, asked, questions, gaps, answers, keys, asking, sent, lost };
  }

  /** Waits for the next question; null: it is over. */
  private async question(): Promise<string | null> {
    const found = await this.page.waitForFunction(
      ([asks, over]) => {
        const { activeElement } = document;
        const { heard } = globalThis.ears;
        const at = heard.findIndex((line) => new RegExp(asks).test(line));
        if (at >= 0) return heard.splice(0, at + 1);
        // That it is over is told, and the keys are there.
        const ended = new RegExp(over).test(activeElement?.textContent ?? '');
        return ended && heard.length > 0 ? heard.splice(0) : false;
      },
      [QUESTION.source, OVER.source] as const,
      { polling },
    );
    const lines = (await found.jsonValue()) as string[];
    this.heard.push(...lines);
    this.transcript.push(...lines);
    const asks = QUESTION.test(lines.at(-1) ?? '') ? lines.at(-1)! : null;
    for (const line of asks === null ? lines : lines.slice(0, -1)) this.listen(line);
    // How it ended is no half-turn.
    if (asks === null) return null;
    this.gaps.push(this.gap);
    this.gap = [];
    this.questions.push(asks);
    if (SENDS.test(asks)) for (const line of toldWith(asks).lines) this.own.add(line.replace(/^\d+, /, ''));
    await this.feel(asks);
    return asks;
  }

  /** Where the keys are: on something, or there before anybody could press one. */
  private async feel(question: string): Promise<void> {
    const found = this.page.waitForFunction(
      () => !['BODY', undefined].includes(document.activeElement?.tagName),
      null,
      {
        timeout: 1500,
        polling,
      },
    );
    await found.catch(() => this.lost.push(question));
  }

  /** A half-turn ends with its turn. */
  private listen(line: string): void {
    if (/^Turn \d+\.$/.test(line)) {
      this.gaps.push(this.gap);
      this.gap = [];
    }
    // What one’s own have done and come to, before others do anything, is one’s own half-turn.
    const isOwn = [...this.own].some((name) => line.startsWith(`${name} `) || line.startsWith(`${name}: `));
    if (!isOwn || this.gap.length > 0) this.gap.push(line);
    // The last of a company is sent without asking.
    if (line.endsWith(' acts.') && !this.sending) this.sent += 1;
  }

  private async answer(question: string): Promise<void> {
    this.answers += 1;
    this.sending = SENDS.test(question);
    if (this.sending) this.sent += 1;
    if (USUAL.test(question)) return this.press('Enter');
    if (this.answers % CURIOUS === 0 && (await this.byCommands(question))) return;
    const line = await this.line(question);
    if (line.length === 1) await this.press(line);
    else await this.type(line);
    const reply = await this.reply();
    if (PLANNED.test(reply)) await this.press(this.listener.agrees(reply));
  }

  /** Of the answers that were told with the question; else all are asked for, and read in the accessibility tree. */
  private async line(question: string): Promise<string> {
    const told = toldWith(question);
    const wanted = this.listener.wants(question, told.lines);
    if (wanted !== null) return wanted;
    if (told.all) return this.listener.decides(question, told.lines);
    if (this.listener.isDone(question, told)) return 'd';
    await this.press('o');
    await this.reply();
    const list = this.page.getByRole('list', { name: 'Answers' });
    await list.getByRole('listitem').first().waitFor();
    return this.listener.decides(question, await list.getByRole('listitem').allInnerTexts());
  }

  /** Somebody who wants to know more before he decides; false: the table knew nothing better. */
  private async byCommands(question: string): Promise<boolean> {
    if (/^Where does .* go/.test(question)) return this.goByCommands();
    if (/Shoot/.test(question)) return this.shootByCommands();
    return false;
  }

  /** To a clue in reach, else into cover, else towards the nearest enemy. */
  private async goByCommands(): Promise<boolean> {
    const clues = await this.ask('k');
    const clue = linesIn(clues)
      .find((line) => line.endsWith(', in reach'))
      ?.split(',')[0];
    const cover = clue === undefined ? await this.ask('h') : '';
    const enemy = clue === undefined && !/cover 1:/.test(cover) ? await this.ask('n') : '';
    const nearest = /nearest first: ([^,]+),/.exec(enemy)?.[1];
    const goal = clue ?? (/cover 1:/.test(cover) ? 'cover 1' : nearest);
    return goal !== undefined && this.plan(`move to ${goal}`, () => true);
  }

  private async shootByCommands(): Promise<boolean> {
    const nearest = /nearest first: ([^,]+),/.exec(await this.ask('n'))?.[1];
    const isGood = (plan: string) => Number(/hits (\d+)/.exec(plan)?.[1] ?? 0) >= GOOD_ODDS;
    return nearest !== undefined && this.plan(`shoot ${nearest}`, isGood);
  }

  /** Says something, and does it where it is any good. */
  private async plan(line: string, isGood: (plan: string) => boolean): Promise<boolean> {
    this.asking += line.length + 2;
    await this.say(line);
    const plan = await this.reply();
    if (!PLANNED.test(plan)) return false;
    if (isGood(plan)) {
      await this.press('Enter');
      return true;
    }
    await this.say('no');
    await this.reply();
    return false;
  }

  private async ask(key: string): Promise<string> {
    this.asking += 1;
    this.transcript.push(`> ${key}`);
    await this.page.keyboard.press(key);
    return this.reply();
  }

  private async press(key: string): Promise<void> {
    this.keys += 1;
    this.transcript.push(`> ${key}`);
    await this.page.keyboard.press(key);
  }

  private async type(line: string): Promise<void> {
    this.keys += line.length + 2;
    await this.say(line);
  }

  private async say(line: string): Promise<void> {
    this.transcript.push(`> ${line}`);
    await this.page.keyboard.press('/');
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** The next line: it was asked for. */
  private async reply(): Promise<string> {
    const found = await this.page.waitForFunction(() => globalThis.ears.heard.shift() ?? false, null, {
      timeout: 20_000,
      polling,
    });
    const line = (await found.jsonValue()) as string;
    this.asked.push(line);
    this.transcript.push(`  asked: ${line}`);
    return line;
  }
}
