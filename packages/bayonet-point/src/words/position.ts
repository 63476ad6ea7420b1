/** Why things of a position cannot be meant. */
export const POSITION_WORDS = {
  anyway: 'For a trial all the same: "anyway": true.',
  twice: (id: string) => `Two things are called "${id}".`,
  dead: (id: string, wounds: number) => `"${id}" is on the table with ${wounds} wounds.`,
  deadHorse: (id: string, wounds: number) => `The horse of "${id}" has ${wounds} wounds.`,
  object: (object: string, objects: readonly string[]) =>
    `There is no "${object}"; ${objects.length === 0 ? 'this scenario has no animals' : `choose among ${objects.join(', ')}`}.`,
  offTable: (id: string, x: number, y: number, width: number, depth: number) =>
    `"${id}" is off the table, at ${x}, ${y}; it is ${width} by ${depth}.`,
};
