import { describe, expect, it } from 'vitest';
import { isShelf } from './entry.ts';
import { BOOKS } from './games.ts';
import { fetchGlossary } from './glossary.ts';
import { openStacks } from './stacks.ts';

const { entryAt, entryOfRule } = await openStacks();

describe('words of the log that can be looked up', () => {
  it.each(BOOKS.map(({ id }) => id))('all of %s lead to an entry', async (game) => {
    const terms = await fetchGlossary(game);
    expect(terms.length).toBeGreaterThan(0);
    const lost = terms.filter(({ to }) => {
      if ('rule' in to) return entryOfRule(to.rule) === null;
      return !('shelf' in to) || !isShelf(to.shelf) || entryAt(to.shelf, to.id) === null;
    });
    expect(lost).toEqual([]);
  });

  it('a weapon and a monster are among them', async () => {
    const words = (await fetchGlossary('silver-bayonet')).map((term) => term.words);
    expect(words).toEqual(expect.arrayContaining(['Musket', 'Revenant', 'Damage Reduction', 'Power Die']));
  });

  it('a game without a library has none', async () => {
    expect(await fetchGlossary('chess')).toEqual([]);
  });
});
