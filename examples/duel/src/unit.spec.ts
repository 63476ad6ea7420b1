import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { units } from './unit.ts';

describe('a duellist', () => {
  it('DU-02 skill 2 and one trait is legal', () => {
    expect(checkDocument(units, { name: 'Vane', skill: 2, traits: ['timid'] }).ok).toBe(true);
  });

  it('DU-02 skill 2 and two traits is not', () => {
    const checked = checkDocument(units, { name: 'Vane', skill: 2, traits: ['timid', 'stubborn'] });
    expect(checked).toMatchObject({ refusals: [{ code: 'unit.too-good', rule: 'DU-02', path: '/traits' }] });
  });

  it('DU-02 nobody is strong twice', () => {
    const checked = checkDocument(units, { name: 'Vane', skill: 0, traits: ['strong:1', 'strong:2'] });
    expect(checked).toMatchObject({ refusals: [{ code: 'unit.twice' }] });
  });

  it('DU-02 the ready-made ones are legal', () => {
    for (const unit of units.ready) expect(checkDocument(units, unit).ok).toBe(true);
  });

  it('tells every fault of form with its path', () => {
    const checked = checkDocument(units, { name: '', skill: 7, traits: ['tall'], hat: true });
    expect(checked.ok ? [] : checked.refusals.map(({ path }) => path)).toEqual([
      '/name',
      '/skill',
      '/traits/0',
      '',
    ]);
  });
});
