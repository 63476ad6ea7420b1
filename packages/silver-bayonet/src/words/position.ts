/** Why things of a position cannot be meant. */
export const POSITION_WORDS = {
  anyway: 'For a trial all the same: "anyway": true.',
  twice: (id: string) => `Two things are called "${id}".`,
  dead: (id: string, health: number) => `"${id}" stands, and has ${health} Health.`,
  noObjects: (id: string) => `Without a scenario there is no object "${id}" to carry.`,
  deck: (deck: string, decks: readonly string[]) =>
    `There is no deck "${deck}"; ${decks.length === 0 ? 'name its cards under `decks`' : `there are: ${decks.join(', ')}`}.`,
  offTable: (id: string, x: number, y: number) => `"${id}" lies off the table, at ${x}, ${y}.`,
  inTheAir: (id: string, z: number, levels: readonly number[]) =>
    `"${id}" has nothing to lie on ${z}" up; there is ground at ${levels.map((level) => `${level}"`).join(', ')}.`,
};
