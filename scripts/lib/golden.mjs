/**
 * The games that were kept, with fresh ones added that use what none of them does, and as many more as are wanted.
 * @template Game
 * @param {readonly Game[]} kept
 * @param {readonly Game[]} fresh
 * @param {readonly string[]} names everything that some game should use
 * @param {number} wanted
 * @returns {Game[]}
 */
export function complete(kept, fresh, names, wanted) {
  const games = [...kept];
  const texts = new Set(games.map((game) => JSON.stringify(game)));
  /** @type {(text: string, name: string) => boolean} */
  const uses = (text, name) => text.includes(JSON.stringify(name));
  const missing = new Set(names.filter((name) => ![...texts].some((text) => uses(text, name))));
  const left = fresh.filter((game) => !texts.has(JSON.stringify(game)));
  const others = left.filter((game) => {
    const text = JSON.stringify(game);
    const found = [...missing].filter((name) => uses(text, name));
    for (const name of found) missing.delete(name);
    if (found.length > 0) games.push(game);
    return found.length === 0;
  });
  return [...games, ...others.slice(0, Math.max(0, wanted - games.length))];
}
