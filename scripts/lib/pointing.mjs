/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {'move and done' | 'move and shoot' | 'move and sprint'} Deed */
/**
 * @typedef {object} Counts
 * @property {number} deployment gestures until the first turn
 * @property {number} turns
 * @property {number} questions that stopped the hand
 * @property {Record<string, number>} byKind
 * @property {Record<string, number[]>} activations gestures of each, by what was done; questions of chance not counted
 */

/** @type {readonly Deed[]} */
const DEEDS = ['move and done', 'move and shoot', 'move and sprint'];
/** Pixels of a usual walk, and of one that falls short. */
const NEAR = 70;
const FAR = 330;
/** What is asked of whoever acts, by the forms that answers have; all else is chance or somebody else's doing. */
const OWN = new Set(['activate', 'act', 'move', 'shootWhom']);
/** More would be no game. */
const MOST = 400;

/** Plays by pointing alone, as one who knows the page: never more gestures than it takes. */
export class Pointing {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.panel = page.locator('.question');
    this.first = page.locator('.question .choice-first');
    this.gestures = 0;
    /** @type {Set<string>} */
    this.met = new Set();
    /** @type {Counts} */
    this.counts = { deployment: 0, turns: 0, questions: 0, byKind: {}, activations: {} };
    this.activation = 0;
    /** @type {{ deed: Deed, gestures: number, done: boolean } | null} */
    this.now = null;
    /** @type {Map<string, number>} */
    this.tried = new Map();
  }

  /** @returns {Promise<Counts>} */
  async play() {
    for (let n = 0; n < MOST; n++) {
      await this.page.locator('.question h2').waitFor({ timeout: 60_000 });
      if ((await this.page.locator('.question .day-over').count()) > 0) break;
      const seq = (await this.panel.getAttribute('data-seq')) ?? '';
      if (!seq.endsWith('open')) {
        await this.page.waitForTimeout(20);
        continue;
      }
      // What is answered for the player is gone in a moment.
      await this.page.waitForTimeout(120);
      if ((await this.panel.getAttribute('data-seq')) !== seq) continue;
      await this.decide(seq);
    }
    this.finish();
    return this.counts;
  }

  /** @param {string} seq */
  async decide(seq) {
    const kind = (await this.panel.getAttribute('data-kind')) ?? '';
    const form = (await this.panel.getAttribute('data-form')) ?? '';
    await this.readTurn();
    if (this.counts.turns === 0) {
      await this.setUp(seq, form);
      this.counts.deployment = this.gestures;
      return;
    }
    this.note(seq, kind);
    if (kind === 'activate') await this.send(seq);
    else if (kind === 'act') await this.act(seq);
    else if (form === 'path' || form === 'point') await this.place(seq, form);
    else await this.plain(seq, kind);
  }

  /** A question that stopped the hand.
   * @param {string} seq
   * @param {string} kind */
  note(seq, kind) {
    if (this.met.has(seq)) return;
    this.met.add(seq);
    this.counts.questions++;
    this.counts.byKind[kind] = (this.counts.byKind[kind] ?? 0) + 1;
  }

  async readTurn() {
    const text = await this.page.locator('.play').innerText();
    const turn = Number(/Turn (\d+)/i.exec(text)?.[1] ?? 0);
    this.counts.turns = Math.max(this.counts.turns, turn);
  }

  finish() {
    if (this.now === null) return;
    const { activations } = this.counts;
    const { deed, gestures } = this.now;
    activations[deed] = [...(activations[deed] ?? []), gestures];
    this.now = null;
  }

  /** Counts as part of the activation, unless chance or somebody else asked.
   * @param {string} kind */
  gesture(kind) {
    this.gestures++;
    if (this.now !== null && OWN.has(kind)) this.now.gestures++;
  }

  /** @param {string} seq
   * @param {string} form */
  async setUp(seq, form) {
    const forMe = this.page.locator('[data-does=deploy-for-me]');
    if ((await forMe.count()) > 0) {
      this.gesture('deploy');
      await forMe.click();
      await this.page.locator('[data-does=place-them]').waitFor();
      this.gesture('deploy');
      await this.page.locator('[data-does=place-them]').click();
      await this.changed(seq);
    } else if (form === 'point') await this.place(seq, form);
    else await this.plain(seq, 'set-up');
  }

  /** Takes the next man in hand.
   * @param {string} seq */
  async send(seq) {
    const deed = this.nextDeed();
    const men = await this.centres('.walker:has(.target)');
    const man = men[this.activation % men.length];
    if (man === undefined) return this.plain(seq, 'activate');
    await this.walk(seq, man, deed);
  }

  /** Drags him, says what comes after, and confirms.
   * @param {string} seq
   * @param {Point} man
   * @param {Deed} deed */
  async walk(seq, man, deed) {
    const to = await this.towards(man, deed === 'move and sprint' ? FAR : NEAR);
    this.gesture('activate');
    await this.page.mouse.move(man.x, man.y);
    await this.page.mouse.down();
    await this.page.mouse.move((man.x + to.x) / 2, (man.y + to.y) / 2);
    await this.page.mouse.move(to.x, to.y);
    await this.page.mouse.up();
    const drawn = await this.first
      .and(this.page.locator(':enabled'))
      .waitFor({ timeout: 4000 })
      .then(
        () => true,
        () => false,
      );
    await this.page.waitForTimeout(250);
    const form = await this.panel.getAttribute('data-form');
    const plans = (await this.page.locator('[data-then]').count()) > 0;
    if (!drawn || (form !== 'path' && !plans)) {
      const now = (await this.panel.getAttribute('data-seq')) ?? '';
      if (now === seq) await this.plain(seq, 'activate');
      return;
    }
    const target = deed === 'move and shoot' ? await this.target() : null;
    if (deed === 'move and shoot' && target === null && this.now !== null) this.now.deed = 'move and done';
    const then = this.now?.deed ?? deed;
    if (plans && target !== null) {
      this.gesture('act');
      await this.page.mouse.click(target.x, target.y);
      await this.page.locator('[data-does=plan-shot]').waitFor({ timeout: 4000 });
    }
    await this.turnAway();
    const more = this.page.locator(`.question [data-then=${then === 'move and sprint' ? 'on' : 'done'}]`);
    this.gesture('move');
    const before = (await this.panel.getAttribute('data-seq')) ?? '';
    if ((await more.count()) > 0) await more.first().click();
    else await this.first.click();
    if (this.now !== null) this.now.done = true;
    await this.changed(before);
  }

  /** Whoever goes to the panel points at nobody: cards that opened meanwhile are laid down again. */
  async turnAway() {
    const box = await this.page.locator('.question h2').boundingBox();
    if (box !== null) await this.page.mouse.move(box.x + 4, box.y + 4);
    await this.page
      .locator('.figure-card')
      .first()
      .waitFor({ state: 'hidden', timeout: 3000 })
      .catch(() => {});
  }

  /** An enemy whom he could shoot from where he goes: that is said when one points at him.
   * @returns {Promise<Point | null>} */
  async target() {
    for (const at of await this.centres('.walker')) {
      await this.page.mouse.move(at.x, at.y);
      await this.page.waitForTimeout(200);
      const said = await this.page.locator('.prospect:not(.prospect-none) h3').allInnerTexts();
      if (said.some((text) => /^Shoot.*hits/s.test(text.replaceAll('\n', ' ')))) return at;
    }
    return null;
  }

  /** What he does after his walk, where that was not said before.
   * @param {string} seq */
  async act(seq) {
    const words = await this.page.locator('[data-option]').allInnerTexts();
    const wanted = { 'move and done': /^Done/, 'move and shoot': /^Shoot/, 'move and sprint': /^Sprint/ };
    if (this.now?.done === true && words.some((text) => text.startsWith('Move'))) return this.goOn(seq);
    const deed = this.now?.deed ?? 'move and done';
    const found = words.findIndex((text) => wanted[deed].test(text));
    const done = words.findIndex((text) => text.startsWith('Done'));
    this.gesture('act');
    await this.page
      .locator('[data-option]')
      .nth(Math.max(0, found < 0 ? done : found))
      .click();
    await this.changed(seq);
  }

  /** The last one who could act was sent without asking.
   * @param {string} seq */
  async goOn(seq) {
    const [man] = await this.centres('.walker:has(.selected)');
    const deed = this.nextDeed();
    if (man === undefined) await this.plain(seq, 'act');
    else await this.walk(seq, man, deed);
  }

  /** @returns {Deed} */
  nextDeed() {
    this.finish();
    const deed = DEEDS[this.activation++ % DEEDS.length] ?? 'move and done';
    this.now = { deed, gestures: 0, done: false };
    return deed;
  }

  /** @param {string} seq
   * @param {string} form */
  async place(seq, form) {
    const kind = form === 'path' ? 'move' : 'place';
    if (!(await this.first.isEnabled({ timeout: 300 }).catch(() => false))) {
      await this.page
        .locator('.reach')
        .waitFor({ timeout: 3000 })
        .catch(() => {});
      const box = await this.page
        .locator('.reach')
        .boundingBox()
        .catch(() => null);
      const tries = this.tried.get(seq) ?? 0;
      this.tried.set(seq, tries + 1);
      if (box === null || tries > 12) {
        await this.page.locator('.question .choice:enabled').first().click();
        await this.changed(seq);
        return;
      }
      if (tries === 0) this.gesture(kind);
      const n = this.met.size + this.gestures + tries * 3;
      await this.page.mouse.click(
        box.x + box.width * (0.15 + ((n * 17) % 70) / 100),
        box.y + box.height * (form === 'path' ? 0.3 + (tries % 5) / 10 : 0.5),
      );
      await this.page.waitForTimeout(300);
      if (!(await this.first.isEnabled({ timeout: 300 }).catch(() => false))) return;
    }
    this.gesture(kind);
    await this.first.click();
    await this.changed(seq);
  }

  /** @param {string} seq
   * @param {string} kind */
  async plain(seq, kind) {
    const boxes = this.page.locator('.question input[type=checkbox]');
    this.gesture(kind);
    if ((await boxes.count()) > 0) {
      await boxes.first().check();
      await this.page.locator('.question button[type=submit]').click();
    } else await this.page.locator('.question .choice:enabled').first().click();
    await this.changed(seq);
  }

  /** @param {string} seq */
  async changed(seq) {
    await this.page.waitForFunction(
      (before) => document.querySelector('.question')?.getAttribute('data-seq') !== before,
      seq,
    );
  }

  /** Middles of all counters that fit, on the screen.
   * @param {string} selector
   * @returns {Promise<Point[]>} */
  centres(selector) {
    return this.page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const matrix = /** @type {SVGGElement} */ (one).getScreenCTM();
        return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
      }),
    );
  }

  /** So many pixels from here to the middle of the map.
   * @param {Point} from
   * @param {number} far
   * @returns {Promise<Point>} */
  async towards(from, far) {
    const box = (await this.page.locator('.table-window').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const [dx, dy] = [box.x + box.width / 2 - from.x, box.y + box.height / 2 - from.y];
    const length = Math.max(1, Math.hypot(dx, dy));
    const share = Math.min(1, far / length);
    return { x: from.x + dx * share, y: from.y + dy * share };
  }
}
