import { sentenceOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { tongues } from '../../words/index.ts';
import { ready } from '../ready.ts';
import { unitProblems } from '../unit-problems.ts';
import { dismissed, withSoldier } from './draft.ts';
import { figuresOf, mayRide } from './figures.ts';
import { findingsOf } from './findings.ts';
import { formOf } from './form.ts';
import { sheetOf } from './sheet.ts';

const [first] = ready;
const unit = first!;

describe('what a company could have, and what it is told', () => {
  it('SB-UNIT-11 points that would pay for one more are told of, where there is a place for him', () => {
    const fewer = dismissed(unit, 0);
    const told = (of: typeof unit) => findingsOf(of).filter(({ rule }) => rule === 'SB-UNIT-11');
    expect(told(fewer)).toMatchObject([{ kind: 'advice', path: '/soldiers' }]);
    expect(told(fewer)[0]!.message).toMatch(/^\d+ points are unspent, and there is room for/);
    for (const full of ready) expect(told(full)).toEqual([]);
  });

  it('SB-UNIT-12 a special item that nobody took is told of beside the man', () => {
    const [soldier] = unit.soldiers;
    const bare = withSoldier(unit, 0, { ...soldier!, special: [] });
    const entries = formOf(bare).flatMap((section) => (section.kind === 'roll' ? section.entries : []));
    expect(entries[0]!.notes.join(' ')).toMatch(/May still take \S+ Special Armoury item/);
  });

  it('SB-SOL-02 every type is offered with numbers, arms and attributes, riders with those of the saddle', () => {
    const section = formOf(unit).find(({ kind }) => kind === 'recruit');
    const recruits = section?.kind === 'recruit' ? section.groups.flatMap((group) => group.recruits) : [];
    expect(recruits).toHaveLength(SOLDIER_TYPES.length);
    for (const { arms, stats } of recruits) {
      expect(stats).toHaveLength(6);
      expect(arms).not.toBe('');
    }
    const riders = SOLDIER_TYPES.filter(({ attributes }) => mayRide(attributes)).map(({ title }) => title);
    expect(
      recruits
        .filter(({ other }) => other !== undefined)
        .map(({ title }) => title)
        .sort(),
    ).toEqual([...riders].sort());
    expect(riders.length).toBeGreaterThan(0);
  });

  it('SB-CAV-03 SB-CAV-09 SB-CAV-10 the sheet has the numbers of the saddle beside those of the foot', () => {
    const all = ready.flatMap((one) =>
      sheetOf(one).blocks.map((block, i) => ({ block, man: figuresOf(one)[i]! })),
    );
    for (const { block, man } of all) {
      expect(block.other !== undefined).toBe(man.rides);
      if (block.other === undefined) continue;
      const value = (title: string) => block.other!.stats.find((stat) => stat.title === title)!.value;
      expect(value('Speed')).toBe('8');
      expect(Number(value('Defence'))).toBe(man.stats.defence + 1);
    }
    expect(all.some(({ man }) => man.rides)).toBe(true);
  });

  it('SB-UNIT-15 the second and the third from outside the list are called so', () => {
    const [, second, third] = unit.soldiers.map((soldier) => soldier.name);
    const foreign = SOLDIER_TYPES.find(
      ({ nations, mostPerUnit }) => !nations.includes(unit.nation) && mostPerUnit === undefined,
    )!;
    const soldiers = unit.soldiers
      .slice(0, 3)
      .map(({ name }) => ({ name, type: foreign.id, special: [], outside: true as const }));
    const found = unitProblems({ ...unit, soldiers }, { 'outside-list': true } as never).filter(
      ({ code }) => code === 'unit.outside-many',
    );
    expect(found.map((problem) => sentenceOf(tongues.en.refusals, problem))).toEqual([
      `${second} is the second from outside the list; there can be one.`,
      `${third} is the third from outside the list; there can be one.`,
    ]);
  });
});
