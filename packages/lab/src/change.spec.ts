import { describe, expect, it } from 'vitest';
import { changedIn, changeIn } from './change.ts';

const UNIT = {
  name: 'Mine',
  officer: { stats: { accuracy: 2, courage: 4 }, kit: ['pistol'] },
  soldiers: [
    { id: 's1', type: 'rifleman', accuracy: 3 },
    { id: 's2', type: 'rifleman', accuracy: 4 },
    { id: 's3', type: 'sailor' },
  ],
};

/** The unit of a, changed. */
const unit = (text: string) =>
  changedIn(UNIT, changeIn(`a.unit.${text}`), 'may-be-added') as typeof UNIT & Record<string, unknown>;

describe('a change', () => {
  it.each([
    ['a.officer.accuracy=+1', { of: 'figures', whose: 'a', path: ['officer', 'accuracy'], to: '+1' }],
    ['b.unit.soldiers.0.type=sailor', { of: 'unit', whose: 'b', path: ['soldiers', '0', 'type'] }],
    ['scenario.rules.fuse.limit=2', { of: 'scenario', whose: null, path: ['rules', 'fuse', 'limit'] }],
    ['option.turn-limit=6', { of: 'option', whose: null, path: ['turn-limit'], to: '6' }],
  ])('%s says of what', (text, change) => {
    expect(changeIn(text)).toMatchObject({ text, ...change });
  });

  it.each([
    ['accuracy', 'a change is <path>=<value>, like a.officer.accuracy=+1'],
    ['a.officer.accuracy=', 'a change is <path>=<value>'],
    [
      'scenari.rules=1',
      'a path begins with a, b, scenario, option, not with "scenari". Did you mean "scenario"?',
    ],
    ['a.officer=+1', 'the path leads nowhere'],
    ['a..accuracy=+1', 'the path leads nowhere'],
  ])('%s is none', (text, message) => {
    expect(() => changeIn(text)).toThrow(message);
  });

  it('adds, takes away, or takes the place of what was there, and touches nothing else', () => {
    const before = structuredClone(UNIT);
    expect(unit('officer.stats.accuracy=+1').officer.stats).toEqual({ accuracy: 3, courage: 4 });
    expect(unit('officer.stats.accuracy=-1').officer.stats.accuracy).toBe(1);
    expect(unit('officer.stats.accuracy=5').officer.stats.accuracy).toBe(5);
    expect(unit('name=Yours truly').name).toBe('Yours truly');
    expect(unit('brave=true')['brave']).toBe(true);
    expect(unit('officer.kit=+sabre').officer.kit).toEqual(['pistol', 'sabre']);
    expect(unit('officer.kit=-pistol').officer.kit).toEqual([]);
    expect(UNIT).toEqual(before);
  });

  it('finds what lies one room further in, if only one thing is called so', () => {
    expect(unit('officer.accuracy=+1').officer.stats.accuracy).toBe(3);
  });

  it('finds members of a list by any word of theirs, by number, or all of them', () => {
    const accuracies = (text: string) => unit(text).soldiers.map(({ accuracy }) => accuracy);
    expect(accuracies('soldiers.rifleman.accuracy=+1')).toEqual([4, 5, undefined]);
    expect(accuracies('soldiers.s2.accuracy=+1')).toEqual([3, 5, undefined]);
    expect(accuracies('soldiers.0.accuracy=7')).toEqual([7, 4, undefined]);
    expect(accuracies('soldiers.*.accuracy=+1')).toEqual([4, 5, undefined]);
  });

  it.each([
    ['officer.kit.sabre=x', 'there is no "sabre" there. There are: pistol.'],
    ['officer.kit=-pistl', 'there is no "pistl" there. Did you mean "pistol"?'],
    ['soldiers.riflman.accuracy=+1', 'there is no "riflman" there. Did you mean "rifleman"?'],
    ['oficer.accuracy=+1', 'there is no "oficer" there. Did you mean "officer"? There are: name, officer'],
    ['soldiers.sailor.accuracy=+1', 'nothing is no number to which +1 could be added'],
    ['name=+1', '"Mine" is no number to which +1 could be added'],
    ['name.first=x', 'there is nothing inside "Mine" that could be "first"'],
  ])('%s leads nowhere, and what was meant is said', (text, message) => {
    expect(() => unit(text)).toThrow(message);
  });

  it('of something that must be there adds nothing', () => {
    const change = changeIn('a.unit.officer.acuracy=3');
    expect(() => changedIn(UNIT, change, 'is-a-mistake')).toThrow('Did you mean "accuracy"?');
  });
});
