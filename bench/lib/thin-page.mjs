/** Somebody at a table who only notes up to where he was told it, and what he saw there: his machine is another's. */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WIRE_VERSION } from '@vedette/wire';

const from = createRequire(fileURLToPath(new URL('../../packages/server/package.json', import.meta.url)));
const { WebSocket } = await import(pathToFileURL(from.resolve('ws')).href).then((m) => m.default ?? m);

export class ThinPage {
  seq = -1;
  hash = '';
  #socket;
  #said = new Map();
  #until = [];
  #sent = 0;

  constructor(url, { match, seat, key }) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, { perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(data.toString()));
    this.#socket.once('open', () =>
      this.#say({ type: 'hello', wire: WIRE_VERSION, match, as: { seat, key } }),
    );
  }

  #say(message) {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(text) {
    const message = JSON.parse(text);
    if (message.type === 'view' || message.type === 'changes') {
      this.seq = message.seq;
      this.hash = message.hash;
      const now = performance.now();
      for (const { resolve } of this.#until.filter(({ seq }) => seq <= this.seq)) resolve(now);
      this.#until = this.#until.filter(({ seq }) => seq > this.seq);
    }
    if (message.ref !== undefined) {
      this.#said.get(message.ref)?.(message);
      this.#said.delete(message.ref);
    }
  }

  /** When it was told so much, by the clock. */
  until(seq) {
    return this.seq >= seq
      ? Promise.resolve(performance.now())
      : new Promise((resolve) => this.#until.push({ seq, resolve }));
  }

  answer(seq, answer) {
    const ref = ++this.#sent;
    return new Promise((resolve) => {
      this.#said.set(ref, resolve);
      this.#say({ type: 'answer', ref, seq, answer });
    });
  }

  hangUp() {
    this.#socket.terminate();
  }
}
