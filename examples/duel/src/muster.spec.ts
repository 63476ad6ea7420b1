import { walkMuster } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from './index.ts';
import { musters } from './muster.ts';
import type { Unit } from './unit.ts';

const muster = musters.in();
const vane: Unit = { name: 'Captain Vane', skill: 2, traits: ['stubborn'] };

describe('a duellist by his form', () => {
  it.each(['a', 'b', 'c', 'd'])('keeps its promises, whatever is changed: %s', (seed) => {
    expect(duel.speech.in().muster?.ruleset).toBe(muster.ruleset);
    expect(walkMuster(muster, { seed, steps: 60 })).toEqual([]);
  });

  it('DU-02 says when he is too good, and not before', () => {
    expect(muster.findings(vane)).toEqual([]);
    const better = muster.edit(vane, { do: 'count', at: '/traits', offer: 'timid', by: 1, seed: '' });
    expect(better.traits).toEqual(['stubborn', 'timid']);
    expect(muster.tally(better)).toEqual([{ title: 'Merits', value: 4, most: 3 }]);
    expect(muster.findings(better).map(({ rule, path }) => [rule, path])).toEqual([['DU-02', '/traits']]);
    expect(muster.edit(better, { do: 'count', at: '/traits', offer: 'timid', by: -1, seed: '' })).toEqual(
      vane,
    );
  });

  it('DU-02 wants a name, and goes on judging the rest while there is none', () => {
    const nameless = { ...vane, name: '', traits: ['strong:1' as const, 'strong:2' as const] };
    expect(muster.findings(nameless).map(({ path }) => path)).toEqual(['/name', '/traits', '/traits']);
  });

  it('copies under a name that still fits', () => {
    expect(muster.renamed(vane, 'x'.repeat(60)).name).toHaveLength(40);
  });
});

/** A muster with one thing wrong, to see that the walk sees it. */
describe('the walk that tries musters', () => {
  const tried = (wrong: Partial<typeof muster>) =>
    walkMuster({ ...muster, ...wrong }, { seed: 'a', steps: 60 }).join('\n');

  it('sees a unit that no file could hold', () => {
    expect(tried({ edit: (unit) => ({ ...unit, skill: 9 }) })).toContain('no file could hold it');
  });

  it('sees what is no plain JSON', () => {
    const edit = (unit: Unit) => ({ ...unit, traits: unit.traits, note: undefined });
    expect(tried({ edit, schema: muster.schema })).toContain('no plain JSON');
  });

  it('sees an edit that changes what it was given', () => {
    const edit = (unit: Unit) => Object.assign(unit, { skill: 0 });
    expect(() => tried({ edit })).toThrow(TypeError);
  });

  it('sees an edit that leaves to chance more than its seed', () => {
    let n = 0;
    expect(tried({ edit: (unit) => ({ ...unit, name: `Number ${n++}` }) })).toContain('not the same twice');
  });

  it('sees a mend that mends nothing', () => {
    const findings = () => [
      {
        kind: 'problem' as const,
        message: 'Wrong.',
        rule: null,
        path: '',
        mend: { title: 'Mend', change: { do: 'suggest' as const, at: '/name' } },
      },
    ];
    expect(tried({ findings })).toContain('"Mend" does not mend "Wrong."');
  });

  it('sees lines of comparison that come and go', () => {
    expect(tried({ compare: (unit) => (unit.skill > 1 ? [] : [{ title: 'Skill', value: '' }]) })).toContain(
      'compared by',
    );
  });
});
