import { describe, expect, it } from 'vitest';
import { found, groupsOf } from './groups.ts';

const option = (id: string, words = id) => ({ id, words, figure: id, odds: null });
const sides = [{ name: 'Greencoats' }, { name: 'Grenadiers' }];
const figures = ['a', 'b', 'c', 'd', 'e', 'f', 'ghoul'].map((id, i) => ({
  id,
  side: id === 'ghoul' ? null : i % 2,
}));

describe('a list of answers', () => {
  it('of figures of several sides is grouped when it is long; other answers lead', () => {
    const options = [...figures.map(({ id }) => option(id)), option('nobody')];
    expect(
      groupsOf(options, { figures, sides }).map(({ title, options: some }) => [title, some.length]),
    ).toEqual([
      [null, 1],
      ['Greencoats', 3],
      ['Grenadiers', 3],
      ['Nobody’s', 1],
    ]);
  });

  it('that is short, or of one side, stays as it is', () => {
    const short = figures.slice(0, 4).map(({ id }) => option(id));
    expect(groupsOf(short, { figures, sides })).toEqual([{ title: null, options: short }]);
    const many = ['a', 'c', 'e', 'x1', 'x2', 'x3', 'x4', 'x5'].map((id) => option(id));
    expect(groupsOf(many, { figures, sides })).toEqual([{ title: null, options: many }]);
  });

  it('is searched by the beginnings of words', () => {
    const list = [option('a', 'Dark Wolf 2'), option('b', 'Werewolf'), option('c', 'Dark Gift (curse)')];
    expect(found(list, 'dar wo').map(({ id }) => id)).toEqual(['a']);
    expect(found(list, 'CUR').map(({ id }) => id)).toEqual(['c']);
    expect(found(list, '')).toEqual(list);
  });
});
