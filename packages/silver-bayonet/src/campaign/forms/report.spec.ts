import type { Change } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { reportSchema } from '../report/report.ts';
import type { FormFacts } from './facts.ts';
import { reportForm } from './report.ts';

const facts: FormFacts['report'] = {
  number: 3,
  scenario: 'last-stand',
  sides: ['One', 'Two'].map((player, i) => ({
    player,
    figures: [1, 2].map((n) => ({ id: `${i + 1}-${n}`, name: `${player} ${n}` })),
  })),
  procedures: {},
  studies: [{ id: 'the-book', text: 'Read the book.', optional: true, do: [] }],
};

/** The report after these changes. */
function after(...changes: readonly Change[]) {
  const draft = changes.reduce(
    (now, change) => reportForm.edit(facts, now, { ...change, seed: '' }),
    reportForm.begin(facts, ''),
  );
  return draft.report;
}

const blank = after();

describe('a report by hand', () => {
  it('SB-CAMP-01 begins with a game in which everybody stood to the end', () => {
    expect(reportSchema.parse(blank)).toEqual(blank);
    const fates = blank.sides.flatMap(({ figures }) => figures.map(({ fate }) => fate));
    expect(fates).toEqual(['standing', 'standing', 'standing', 'standing']);
  });

  it('SB-CAMP-02 tells of each figure how it came out of it, and of no other', () => {
    const at = '/report/sides/1/figures/0';
    const report = after(
      { do: 'set', at: `${at}/fate`, to: 'collapsed' },
      { do: 'set', at: `${at}/extraXp`, to: 2 },
      { do: 'count', at: `${at}/marks`, offer: 'infected', by: 1 },
    );
    expect(report.sides[1]!.figures[0]).toMatchObject({ fate: 'collapsed', extraXp: 2, marks: ['infected'] });
    expect(report.sides[1]!.figures[1]).toEqual(blank.sides[1]!.figures[1]);
    expect(report.sides[0]).toEqual(blank.sides[0]);
    expect(reportSchema.safeParse(report).success).toBe(true);
  });

  it('SB-FATE-12 SB-CAMP-13 has the dice that are left and the bonus of each side', () => {
    const report = after(
      { do: 'set', at: '/report/sides/0/fate/skill', to: 3 },
      { do: 'set', at: '/report/sides/0/bonusXp', to: 4 },
    );
    expect(report.sides[0]).toMatchObject({ fate: { power: 0, skill: 3 }, bonusXp: 4 });
    expect(report.sides[1]).toEqual(blank.sides[1]);
  });

  it('SB-OPS-28 takes what is to be studied along, or leaves it', () => {
    const tick: Change = { do: 'count', at: '/report/sides/0/aftermath', offer: 'the-book', by: 1 };
    expect(after(tick).sides[0]!.aftermath).toEqual(facts.studies);
    expect(after(tick, { ...tick, by: -1 })).toEqual(blank);
  });

  it('SB-CAMP-21 reads artefacts from a line while it is typed, and keeps the line as it is', () => {
    const typed: Change = { do: 'set', at: '/artefacts/0', to: 'The Bell, , The Orb,' };
    expect(after(typed).sides[0]!.artefacts).toEqual([
      { id: 'artefact-3-1', name: 'The Bell', figure: null },
      { id: 'artefact-3-2', name: 'The Orb', figure: null },
    ]);
    const draft = reportForm.edit(facts, reportForm.begin(facts, ''), { ...typed, seed: '' });
    expect(draft.artefacts).toEqual(['The Bell, , The Orb,', '']);
  });

  it.each<Change>([
    { do: 'set', at: '/report/sides/0/bonusXp', to: -1 },
    { do: 'set', at: '/report/sides/0/bonusXp', to: 'many' },
    { do: 'set', at: '/report/sides/0/figures/0/fate', to: 'ascended' },
    { do: 'count', at: '/report/sides/0/figures/0/marks', offer: 'toString', by: 1 },
    { do: 'count', at: '/report/sides/0/aftermath', offer: 'no-such-book', by: 1 },
    { do: 'set', at: '/report/sides/9/bonusXp', to: 1 },
    { do: 'set', at: '/artefacts/9', to: 'The Orb' },
    { do: 'add', recruit: 'grenadier' },
  ])('is left as it is by what does not fit: %j', (change) => {
    expect(after(change)).toEqual(blank);
  });
});
