/** Recorded games, played on at a server by two pages each, at the pace of people. */
import { setTimeout as pause } from 'node:timers/promises';
import { copyOf } from './recorded-games.mjs';
import { ThinPage } from './thin-page.mjs';

/** Tables that are opened at once. */
const AT_ONCE = 10;

/** Games of which a table may begin one when its own is over, of as many tables. */
const SPARE = 1 / 8;

/**
 * So many copies of recorded games, each as it stood somewhere in it, and some from their beginning. Written before
 * there is a server: a file into which another process writes has to be read again by everybody.
 * @param {import('@vedette/server').Store} store
 */
export async function copies(store, games, count, chance) {
  const copied = [];
  for (let n = 0; n < count * (1 + SPARE); n += AT_ONCE)
    copied.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const game = games[(n + i) % games.length];
          const start = n < count ? chance.below(game.answers.length) : 0;
          return { game, start, match: await copyOf(store, game, start) };
        }),
      )),
    );
  return copied;
}

/** Tables at one server, more and more of them; each plays one game to its end and then another. */
export class LiveTables {
  /** Milliseconds from each answer to the other's view, and how many answers were acknowledged. */
  times = [];
  acknowledged = 0;
  /** Views that are not those of the recorded game, and answers that were refused. */
  otherwise = 0;
  /** Every match that was played on: from which entry of its journal, and how many answers it was promised. */
  matches = [];
  #url;
  #copies;
  #chance;
  #milliseconds;
  #tables = [];
  #over = false;

  /** `seconds`: between two answers of a seat. */
  constructor(url, copied, { chance, seconds }) {
    this.#url = url;
    this.#copies = copied.values();
    this.#chance = chance;
    this.#milliseconds = (seconds * 1000) / 2;
  }

  async grow(count) {
    while (this.#tables.length < count) {
      const more = Math.min(AT_ONCE, count - this.#tables.length);
      await Promise.all(Array.from({ length: more }, () => this.#open()));
    }
  }

  async end() {
    this.#over = true;
    await Promise.all(this.#tables);
  }

  async #open() {
    let sat;
    const opened = new Promise((resolve) => {
      sat = resolve;
    });
    this.#tables.push(this.#play(sat));
    await opened;
  }

  async #play(sat) {
    while (!this.#over) {
      const { value: copy, done } = this.#copies.next();
      if (done) throw new Error('There are not copies enough.');
      const { game, start, match } = copy;
      const pages = game.seats.map((ticket) => new ThinPage(this.#url, { ...ticket, match }));
      await Promise.all(pages.map((page) => page.until(game.first + start)));
      sat();
      const kept = { match, from: game.first + start, promised: 0 };
      this.matches.push(kept);
      await this.#playOn(game, start, pages, kept);
      for (const page of pages) page.hangUp();
    }
  }

  async #playOn({ answers, first, hashes }, start, pages, kept) {
    for (let at = start; at < answers.length; at++) {
      // Two seats answer in turn: each after as long as it thinks.
      await pause(this.#milliseconds * (0.5 + this.#chance.below(1000) / 1000));
      if (this.#over) return;
      const { seat, answer } = answers[at];
      const seq = first + at;
      const began = performance.now();
      const [said, told] = await Promise.all([
        pages[seat].answer(seq, answer),
        ...pages.map((page) => page.until(seq + 1)).toSpliced(seat, 1),
      ]);
      this.times.push(told - began);
      if (said.type === 'done') {
        kept.promised++;
        this.acknowledged++;
      } else this.otherwise++;
      if (pages.some((page, i) => page.hash !== hashes[i][seq + 1])) this.otherwise++;
    }
  }
}
