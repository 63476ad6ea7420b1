/** Lets so many things be done at a time, the others waiting in the order in which they came. */
export class Turns {
  /** @type {(() => void)[]} */
  #waiting = [];
  #free;

  /** @param {number} most */
  constructor(most) {
    this.#free = most;
  }

  /**
   * @template T
   * @param {() => Promise<T>} act
   * @returns {Promise<T>}
   */
  async take(act) {
    if (this.#free > 0) this.#free--;
    else await new Promise((/** @type {(_: void) => void} */ resolve) => this.#waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
