/**
 * Whole games between recruits, played once through a server and then copied: who plays a copy on has his answers from
 * the game that was recorded, and so a page thinks nothing and may be held against what pages were told then.
 */
import { randomBytes } from 'node:crypto';
import { Host, playersFor } from '@vedette/referee';
import { newTable, Page, tickets } from '@vedette/server/testing';
import { seedOf } from '@vedette/wire';

/**
 * @typedef {object} RecordedGame
 * @property {string} match
 * @property {readonly import('@vedette/server/testing').Ticket[]} seats
 * @property {readonly { seat: number, answer: import('@vedette/engine').Json }[]} answers
 * @property {number} first the place of the first answer in the journal
 * @property {readonly string[][]} hashes of each seat's view, by its place in the journal
 * @property {readonly { seq: number, body: string }[]} boundaries all that were written; the store keeps the newest alone
 */

/**
 * @param {string} url
 * @param {import('@vedette/server').Store} store
 * @param {import('@vedette/engine').Ruleset<import('@vedette/engine').Game>} ruleset
 * @returns {Promise<RecordedGame>}
 */
export async function recordedGame(url, store, ruleset) {
  const made = await newTable(url, ruleset);
  const seats = tickets(made);
  const nonces = seats.map(() => randomBytes(32).toString('hex'));
  const pages = await Promise.all(
    seats.map((ticket, i) => Page.open(url, ruleset, ticket, { keeps: false, nonce: nonces[i] })),
  );
  await Promise.all(pages.map((page) => page.begin()));
  const { head } = await store.match(made.match);
  const answers = gameOfRecruits(ruleset, head.setup, seedOf(head.secret, nonces));
  const first = pages[0].follower.now.seq;
  const hashes = pages.map(() => []);
  const boundaries = [];
  for (let seq = first; ; seq++) {
    await Promise.all(pages.map((page) => page.until(() => page.follower.now.seq >= seq)));
    for (const [i, page] of pages.entries()) hashes[i][seq] = page.follower.now.hash;
    const written = await store.newestBoundary(made.match);
    if (written !== null && written.seq !== boundaries.at(-1)?.seq) boundaries.push(written);
    const next = answers[seq - first];
    if (next === undefined) break;
    const said = await pages[next.seat].say({ type: 'answer', seq, answer: next.answer });
    if (said.type !== 'done') throw new Error(`A recorded answer was refused: ${JSON.stringify(said)}`);
  }
  for (const page of pages) page.hangUp();
  return { match: made.match, seats, answers, first, hashes, boundaries };
}

/** What both answer until the game is over. */
function gameOfRecruits(ruleset, setup, seed) {
  const host = Host.begin(
    ruleset,
    { setup, dice: { seed } },
    playersFor(ruleset, ['recruit', 'recruit'], seed),
  );
  const seats = [];
  while (host.match.pending !== null) {
    seats.push(host.match.pending.seat);
    host.decide();
  }
  return host.match.answers.map((answer, i) => ({ seat: seats[i], answer }));
}

/**
 * The match as it stood after so many answers, under another name.
 * @param {import('@vedette/server').Store} store
 * @param {RecordedGame} game
 * @param {number} answers
 */
export async function copyOf(store, { match, first, boundaries }, answers) {
  const id = randomBytes(16).toString('base64url');
  const until = first + answers;
  const boundary = boundaries.findLast(({ seq }) => seq <= until);
  await Promise.all([
    store.database.query(
      'INSERT INTO matches (id, made, head) SELECT $1, made, head FROM matches WHERE id = $2',
      [id, match],
    ),
    store.database.query(
      'INSERT INTO journal (match, seq, at, deed) SELECT $1, seq, at, deed FROM journal WHERE match = $2 AND seq < $3',
      [id, match, until],
    ),
    boundary && store.keepBoundary(id, boundary),
  ]);
  return id;
}
