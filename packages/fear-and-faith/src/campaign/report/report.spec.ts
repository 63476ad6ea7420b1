import { describe, expect, it } from 'vitest';
import { of, scene } from '../../scene.spec-support.ts';
import { reportQuestion } from '../aftermath/take-report.ts';
import { afterGame, campaignOf, reportFor, settle } from '../campaign.spec-support.ts';
import { reportOf } from './report-of.ts';
import { reportProblem } from './report-problems.ts';

function ended(shares: readonly number[] = [1, 0]) {
  const s = scene({
    parties: [{ side: 'good' }, { side: 'evil', earned: 2 }],
    models: [
      { id: '1-a', name: 'Ann', conditions: { bitten: { type: 'zombie' }, insane: { number: 2, shaky: 2 } } },
      { id: '1-b', standing: 'out', left: 'killed-gruesome', points: 50 },
      { id: '1-c', standing: 'out', left: 'routed', points: 30 },
      { id: '1-d', standing: 'out', left: 'killed', game: { 'in-solid': 1 } },
      { id: '1-e', party: 1, home: 0, origin: 'turned', profile: 'walking-dead' },
      { id: '2-x', party: 1, arms: ['hand-weapon', { weapon: 'musket', familiar: false }] },
      { id: 'raised-7', party: 1, origin: 'raised', standing: 'out', left: 'killed' },
    ],
  });
  s.ended = { reason: 'wiped-out', shares };
  return s;
}

describe('what a game hands to the campaign', () => {
  const report = reportOf(ended());
  const figure = (id: string) => report.sides.flatMap(({ figures }) => figures).find((one) => one.id === id);

  it('FF-GEN-21 FF-CAMP-04 who died, who is lost, who merely ran', () => {
    expect(['1-a', '1-b', '1-c', '1-d'].map((id) => figure(id)?.fate)).toEqual([
      'stayed',
      'killed',
      'away',
      'lost',
    ]);
  });

  it('FF-FEAR-08 FF-CAMP-07 FF-CAMP-08 FF-HTH-21 who is mad, marked, turned, and what was kept', () => {
    expect(figure('1-a')).toMatchObject({ insanity: ['shaky', 'shaky'], bitten: 'zombie', turned: null });
    expect(figure('1-e')).toMatchObject({ turned: { profile: 'walking-dead', side: 1 } });
    expect(figure('2-x')).toMatchObject({ kept: ['musket'], insanity: [] });
  });

  it('FF-CAMP-04 nobody who was on no roster', () => {
    expect(figure('raised-7')).toBeUndefined();
    expect(report.sides.map(({ figures }) => figures.length)).toEqual([5, 1]);
  });

  it('FF-CAMP-02 FF-CAMP-28 FF-CAMP-03 what was scored, what was earned besides, and who has won', () => {
    expect(report.sides.map(({ score, besides, won }) => [score, besides, won])).toEqual([
      [0, 0, true],
      [Math.floor((50 + 30 + of(ended(), '1-d').points) / 25), 2, false],
    ]);
    expect(reportOf(ended([0.5, 0.5])).sides.map(({ won }) => won)).toEqual([false, false]);
  });
});

describe('reports that are refused', () => {
  const s = settle(
    campaignOf({ good: ['cop', 'hunter'] }),
    [],
    [
      ['next', 'play'],
      ['scenario', 'open-fight'],
    ],
    3,
  ).state;
  const question = reportQuestion(s);
  const good = reportFor(s);
  const code = (change: Partial<typeof good>) =>
    reportProblem(question, { ...good, ...change })?.code ?? null;

  it('FF-CAMP-01 of another game, of other parties, of others', () => {
    expect(code({})).toBeNull();
    expect(code({ scenario: 'another' })).toBe('report.scenario');
    expect(code({ sides: good.sides.slice(0, 1) })).toBe('report.sides');
    expect(code({ sides: [{ ...good.sides[0]!, figures: [] }, good.sides[1]!] })).toBe('report.figures');
  });

  it('FF-CAMP-03 in which everybody has won', () => {
    expect(code({ sides: good.sides.map((side) => ({ ...side, won: true })) })).toBe('report.winners');
  });

  it('FF-CAMP-08 in which somebody became what nobody becomes, or stayed with his own', () => {
    const turned = (profile: string, side: number) => {
      const [first, ...others] = good.sides[0]!.figures;
      return [
        { ...good.sides[0]!, figures: [{ ...first!, turned: { profile, side } }, ...others] },
        good.sides[1]!,
      ];
    };
    expect(code({ sides: turned('walking-dead', 1) })).toBeNull();
    expect(code({ sides: turned('cop', 1) })).toBe('report.turned');
    expect(code({ sides: turned('walking-dead', 0) })).toBe('report.turned');
  });

  it('FF-CAMP-01 a stage that follows has it in hand', () => {
    expect(afterGame('survivors').game!.report).not.toBeNull();
  });
});
