import { describe, expect, it } from 'vitest';
import { complete } from './golden.mjs';

const using = (...traits: readonly string[]) => ({ traits });
const kept = [using('strong'), using('timid')];

describe('golden games brought up to date', () => {
  it('are those that were kept when they use everything', () => {
    expect(complete(kept, [using('strong', 'timid')], ['strong', 'timid'], 2)).toEqual(kept);
  });

  it('get only the fresh ones that use what none does', () => {
    const fresh = [using('strong'), using('tall', 'timid'), using('tall'), using('sly')];
    expect(complete(kept, fresh, ['strong', 'timid', 'tall', 'sly'], 2)).toEqual([
      ...kept,
      using('tall', 'timid'),
      using('sly'),
    ]);
  });

  it('are filled up to the number wanted, none twice', () => {
    const fresh = [using('strong'), using('strong', 'timid'), using('timid', 'strong')];
    expect(complete(kept, fresh, ['strong'], 3)).toEqual([...kept, using('strong', 'timid')]);
    expect(complete([], fresh, ['strong'], 2)).toHaveLength(2);
  });
});
