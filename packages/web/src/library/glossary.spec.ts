import { describe, expect, it } from 'vitest';
import { isShelf } from './entry.ts';
import { openStacks } from './stacks.ts';

const { entryAt, entryOfRule, glossaryOf } = await openStacks();

describe('words of the log that can be looked up', () => {
  it.each(['silver-bayonet', 'bayonet-point'])('all of %s lead to an entry', (game) => {
    const terms = glossaryOf(game);
    expect(terms.length).toBeGreaterThan(0);
    const lost = terms.filter(({ to }) => {
      if ('rule' in to) return entryOfRule(to.rule) === null;
      return !('shelf' in to) || !isShelf(to.shelf) || entryAt(to.shelf, to.id) === null;
    });
    expect(lost).toEqual([]);
  });

  it('a weapon and a monster are among them', () => {
    const words = glossaryOf('silver-bayonet').map((term) => term.words);
    expect(words).toEqual(expect.arrayContaining(['Musket', 'Revenant', 'Damage Reduction', 'Power Die']));
  });
});
