import type { Locator, Page } from 'playwright-core';
import { en } from '../words/en/index.ts';

/** Quick bots and no ceremony, as a player in a hurry would set it. */
export const IN_A_HURRY = { pace: 0, botSeconds: 0.1 } as const;

/** Whoever has read the orders of the day lays them aside. */
export const layBriefAside = (page: Page): Promise<void> => page.locator('.brief .primary').click();

/** Milliseconds. Looking at every frame would have a page that stands still drawn again and again. */
export const polling = 50;

/** The question that is open now; null when the game is over. */
export async function openQuestion(page: Page): Promise<string | null> {
  const heading = page.locator('.question h2');
  await heading.waitFor({ timeout: 60_000 });
  const title = await heading.innerText();
  return (await page.locator('.question .day-over').count()) > 0 ? null : title;
}

/** How somebody plays: by pointing, by touching, or by keys alone. */
export interface Hand {
  /** Picks the option at this place of the list. */
  choose(page: Page, index: number): Promise<void>;
  /** Points at a place of the table, given as a share of the ground to choose from. */
  point(page: Page, x: number, y: number): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Picks the first of several and gives them. */
  chooseFirstOfSeveral(page: Page): Promise<void>;
  /** Fights wherever he can, and goes to where the others are: some games end only when nobody of one side is left. */
  readonly bold?: true;
}

export const bold = (hand: Hand): Hand => ({ ...hand, bold: true });

/** Where the ground is looked at for a place to point at, along each of its sides. */
const GLANCES = 16;

/** Milliseconds in which the ground to choose from is drawn, where only one of two games draws any for its question. */
const SURVEYED = 4000;

/** Kinds of questions for which no ground is drawn: any place will do, or all that will lie on one line. */
const WITHOUT_GROUND: ReadonlySet<string | null> = new Set([
  // Bayonet Point.
  'appear',
  // Fear and Faith; Bayonet Point draws ground for its own `march`.
  'anchor',
  'fireFrom',
  'hauntAt',
  'march',
  // The Silver Bayonet.
  'dismount',
  'putDown',
]);

/** Waits for the ground to choose from; false: for this question none is drawn. Where some should be, it must. */
export async function isGroundDrawn(page: Page): Promise<boolean> {
  const ground = page.locator('.reach');
  const drawn = (timeout?: number) =>
    ground.waitFor({ state: 'attached', ...(timeout === undefined ? {} : { timeout }) }).then(() => true);
  const kind = await page.locator('.question').getAttribute('data-kind');
  return WITHOUT_GROUND.has(kind) ? drawn(SURVEYED).catch(() => false) : drawn();
}

/**
 * The place nearest to that share of the ground at which it lies open, not under a counter; null where it does nowhere.
 * Where no ground is drawn, anywhere on the table.
 */
async function pointOn(page: Page, x: number, y: number): Promise<{ x: number; y: number } | null> {
  const drawn = await isGroundDrawn(page);
  const ground = page.locator(drawn ? '.reach' : '.stage .map.ground');
  return ground.evaluate(
    (it, [along, down, glances, whole]) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const isOpen = (there: Element | null) =>
        whole ? there?.closest('.stage') != null && there.closest('[data-figure]') === null : there === it;
      let [found, least]: [{ x: number; y: number } | null, number] = [null, Number.POSITIVE_INFINITY];
      for (let n = 0; n < glances * glances; n++) {
        const [across, deep] = [((n % glances) + 0.5) / glances, (Math.floor(n / glances) + 0.5) / glances];
        const at = { x: left + width * across, y: top + height * deep };
        const off = Math.hypot(across - along, deep - down);
        if (off >= least || !isOpen(document.elementFromPoint(at.x, at.y))) continue;
        [found, least] = [at, off];
      }
      return found;
    },
    // Along one line alone there may be no place left.
    [x, drawn ? y : (x * 7) % 1, GLANCES, !drawn] as const,
  );
}

/** Points, and waits for what is then drawn, good or bad; where nothing can be, for as long as a player would. */
async function pointing(page: Page, point: () => Promise<void>): Promise<void> {
  const drawn = '.way, .proposed';
  const before = await page.locator(drawn).evaluateAll((all) => all.map((one) => one.outerHTML).join());
  await point();
  await page
    .waitForFunction(
      ([were, what]) => {
        const first = document.querySelector<HTMLButtonElement>('.question .choice-first');
        if (first === null || !first.disabled) return first !== null;
        return [...document.querySelectorAll(what)].map((one) => one.outerHTML).join() !== were;
      },
      [before, drawn] as const,
      { timeout: PATIENCE, polling },
    )
    .catch(() => {});
}

const PATIENCE = 2000;

/** Milliseconds until whoever has done something looks whether anything came of it, and how often. */
const LOOKS_AGAIN = 5000;
const LOOKS = 30;

const firstButton = (page: Page) => page.locator('.question .choice-first');

async function canConfirm(page: Page): Promise<boolean> {
  return (await firstButton(page).count()) > 0 && firstButton(page).isEnabled();
}

/** Takes an answer: at once, or, where it names somebody to be looked at first, with the second touch. */
export async function takeOption(option: Locator, touch: 'click' | 'tap' = 'click'): Promise<void> {
  const { id, looks } = await option.evaluate((one) => ({
    id: one.getAttribute('data-option') ?? '',
    looks: one.matches('[aria-pressed=false]'),
  }));
  // By its id: what is measured from whom is told in other lines, too.
  const line = option.page().locator(`[data-option="${id}"]`).first();
  await line[touch]();
  if (looks) await line[touch]();
}

interface Deed {
  readonly isDone: () => Promise<boolean>;
  readonly act: () => Promise<void>;
  /** Waits a while for it to be done. */
  readonly comes: () => Promise<boolean>;
}

/** Acts until it is done; what was done late is not done again, which would undo it. */
export async function untilDone({ isDone, act, comes }: Deed): Promise<void> {
  for (let n = 0; n < LOOKS; n++) {
    if (!(await isDone())) await act();
    if (await comes()) return;
  }
  throw new Error(`Nothing came of doing the same thing ${LOOKS} times.`);
}

/** Picks one after the other until that many will do; again, where the page was drawn anew under the finger. */
async function enough(page: Page, pick: (n: number) => Promise<void>): Promise<void> {
  const boxes = page.locator('.question input[type=checkbox]');
  const count = await boxes.count();
  for (let n = 0; n < count; n++) {
    const picked = page.locator('.question input[type=checkbox]:checked');
    await untilDone({
      isDone: async () => (await picked.count()) > n,
      act: () => pick(n),
      comes: () =>
        page
          .waitForFunction(
            (most) => document.querySelectorAll('.question input[type=checkbox]:checked').length > most,
            n,
            { timeout: LOOKS_AGAIN, polling },
          )
          .then(
            () => true,
            () => false,
          ),
    });
    if (await page.locator('.question button[type=submit]').isEnabled()) return;
  }
}

export const mouse: Hand = {
  choose: (page, index) => takeOption(page.locator('[data-option]').nth(index)),
  async point(page, x, y) {
    const at = await pointOn(page, x, y);
    if (at !== null) await pointing(page, () => page.mouse.click(at.x, at.y));
  },
  confirm: (page) => firstButton(page).click(),
  async chooseFirstOfSeveral(page) {
    await enough(page, (n) => page.locator('.question input[type=checkbox]').nth(n).check());
    await page.locator('.question button[type=submit]').click();
  },
};

export const finger: Hand = {
  choose: (page, index) => takeOption(page.locator('[data-option]').nth(index), 'tap'),
  async point(page, x, y) {
    const at = await pointOn(page, x, y);
    if (at !== null) await pointing(page, () => page.touchscreen.tap(at.x, at.y));
  },
  confirm: (page) => firstButton(page).tap(),
  async chooseFirstOfSeveral(page) {
    await enough(page, (n) => page.locator('.question label.choice').nth(n).tap());
    await page.locator('.question button[type=submit]').tap();
  },
};

export const keys: Hand = {
  choose: (page, index) => page.keyboard.press(String(index + 1)),
  async point(page, x) {
    await isGroundDrawn(page);
    await page.locator('.table-window').focus();
    const [up, right] = [Math.round(x * 100) % 4 < 2, Math.round(x * 100) % 2 === 0];
    await page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press(right ? 'ArrowRight' : 'ArrowLeft');
    await pointing(page, () => page.keyboard.press('Enter'));
  },
  confirm: (page) => page.keyboard.press('Enter'),
  async chooseFirstOfSeveral(page) {
    await page.locator('.question input[type=checkbox]').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
};

/** Whether just this is still asked, and no answer is on its way. */
async function isOpen(page: Page, seq: string | null): Promise<boolean> {
  const question = page.locator('.question');
  return (
    (await question.getAttribute('data-seq')) === seq &&
    (await question.locator('h2').count()) > 0 &&
    (await page.locator('.question .carried-out').count()) === 0
  );
}

/**
 * The same question must not be answered twice: waits until what is shown is another. Where the page was drawn anew
 * under the finger the second touch only looked, as the first had: then it takes a third. Whoever was proposed places
 * for a whole company takes them. Where nothing is meant any more, because the table was laid anew, he decides again.
 */
async function untilAnother(page: Page, before: string | null, again: () => Promise<void>): Promise<void> {
  const meant = page.locator('[data-does=place-them], [data-option][aria-pressed=true]').first();
  for (let n = 0; n < LOOKS; n++) {
    const goesOn = page.waitForFunction(
      (seq) => document.querySelector('.question')?.getAttribute('data-seq') !== seq,
      before,
      { timeout: LOOKS_AGAIN, polling },
    );
    if (
      await goesOn.then(
        () => true,
        () => false,
      )
    )
      return;
    if ((await meant.count()) > 0) await meant.click({ timeout: LOOKS_AGAIN }).catch(() => null);
    else if (await isOpen(page, before)) await again();
  }
  throw new Error(`Nothing came of an answer to: ${await page.locator('.question').innerText()}`);
}

/**
 * Plays on until the game is over, or so many decisions; tells how many there were. `first`: how many came before
 * these, so that nobody does the same thing for ever.
 */
export async function playOn(page: Page, hand: Hand, most = 400, first = 0): Promise<number> {
  for (let n = 0; n < most; n++) {
    const title = await openQuestion(page);
    if (title === null) return n;
    const before = await page.locator('.question').getAttribute('data-seq');
    await decide(page, hand, first + n);
    await untilAnother(page, before, () => decide(page, hand, first + n));
  }
  return most;
}

/** Places to point at before something else is done: some are taken, or a wall stands there. Where there is nothing else, many more. */
const TRIES = 12;
const MOST_TRIES = 60;

/** Where the ground to choose from is nearest to the middle of the table, at which they all meet; as a share of it. */
async function towardsAll(page: Page): Promise<{ x: number; y: number } | null> {
  await isGroundDrawn(page);
  return page.evaluate(() => {
    const [ground, table] = ['.reach', '.stage .map.ground'].map((what) =>
      document.querySelector(what)?.getBoundingClientRect(),
    );
    if (ground === undefined || table === undefined) return null;
    return {
      x: (table.left + table.width / 2 - ground.left) / ground.width,
      y: (table.top + table.height / 2 - ground.top) / ground.height,
    };
  });
}

async function pointAbout(page: Page, hand: Hand, n: number): Promise<void> {
  const other = page.locator('.question .choice:enabled');
  const first = hand.bold ? await towardsAll(page) : null;
  for (let tries = 0; tries < TRIES || (tries < MOST_TRIES && (await other.count()) === 0); tries++) {
    const down = tries < TRIES / 3 ? 0.5 : 0.1 + ((n * 13 + tries * 37) % 80) / 100;
    const any = { x: 0.1 + ((n * 17 + tries * 29) % 80) / 100, y: down };
    const { x, y } = tries === 0 && first !== null ? first : any;
    await hand.point(page, x, y);
    if (await canConfirm(page)) return;
  }
}

async function decide(page: Page, hand: Hand, n: number): Promise<void> {
  const form = await page.locator('.question').getAttribute('data-form');
  if (form === 'point' || form === 'path' || form === 'formation') {
    await pointAbout(page, hand, n);
    if (await canConfirm(page)) await hand.confirm(page);
    else await stay(page);
  } else if ((await page.locator('.question .volley').count()) > 0) {
    await page.locator('.question .volley button[type=submit]').click();
  } else if (form === 'some') {
    const before = await page.locator('.question').getAttribute('data-seq');
    await hand.chooseFirstOfSeveral(page);
    await andAnother(page, before);
  } else {
    const options = await page.locator('[data-option]').evaluateAll((all) =>
      all.map((one) => ({
        words: (one as HTMLElement).innerText,
        called: one.closest('.question') === null,
      })),
    );
    await hand.choose(page, preferred(options, hand.bold ? AT_THEM : n % 3 === 0 ? NOW_AND_THEN : MOSTLY));
  }
}

/** Where one alone will not do, the next as well. */
async function andAnother(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.question')?.getAttribute('data-seq') !== seq ||
      document.querySelector('.question .refusal') !== null,
    before,
    { polling },
  );
  if ((await page.locator('.question').getAttribute('data-seq')) !== before) return;
  await page.locator('.question input[type=checkbox]:not(:checked)').first().check();
  await page.locator('.question button[type=submit]').click();
}

/** Where nothing can be drawn, whoever moves may stay; what was drawn in vain is taken back first. */
async function stay(page: Page): Promise<void> {
  const draft = page.locator('.question .choice-first:disabled');
  if ((await draft.count()) > 0) await page.getByRole('button', { name: en.play.thinkAgain }).click();
  const other = page.locator('.question .choice:enabled');
  if ((await other.count()) === 0)
    throw new Error(`Nowhere to point: ${await page.locator('.question').innerText()}`);
  await other.first().click();
}

interface Offered {
  readonly words: string;
  /** In the companies: somebody who can be sent. */
  readonly called: boolean;
}

/** What is done rather than anything else, and rather than what comes after it. */
const MOSTLY = [/^⟦*(Shoot|Search|Done)/];
const NOW_AND_THEN = [/^⟦*(Shoot|Search|Move)/];
const AT_THEM = [/^⟦*Fight/, /^⟦*Shoot/, /^⟦*Search/, /^⟦*Reload/, /^⟦*Move/, /^⟦*Done/];

/**
 * Shoots and searches where it can, moves now and then, and else has done with it: games must come to an end. Whoever
 * can be sent is sent, before anybody passes.
 */
function preferred(options: readonly Offered[], wanted: readonly RegExp[]): number {
  for (const what of wanted) {
    const found = options.findIndex(({ words }) => what.test(words));
    if (found >= 0 && found < 9) return found;
  }
  return Math.max(
    0,
    options.findIndex(({ called }) => called),
  );
}
