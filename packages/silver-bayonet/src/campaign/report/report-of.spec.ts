import { checkForm } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { of, type SceneFigure, scene } from '../../scene.spec-support.ts';
import type { Standing } from '../../state.ts';
import { reportSchema } from './report.ts';
import { reportOf } from './report-of.ts';

const standings: readonly Standing[] = ['standing', 'left', 'down', 'removed', 'collapsed', 'waiting'];
const unit: readonly SceneFigure[] = standings.map((standing, i) => ({
  id: `1-${i + 1}`,
  name: `${standing} man`,
  standing,
  x: 3 + i * 3,
  y: 5,
}));

function ended() {
  const state = scene({
    figures: [
      ...unit,
      { id: '2-1', side: 1, x: 20, y: 30 },
      { id: 'ghoul-1', side: null, type: 'ghoul', x: 30, y: 30 },
    ],
    pools: [
      { power: 1, skill: 2, monster: 3 },
      { power: 0, skill: 0, monster: 0 },
    ],
  });
  return { ...state, ended: { reason: 'last-turn' } };
}

const lastStand = scenarios.list.find(({ id }) => id === 'last-stand')!;

describe('the report of a game', () => {
  it('SB-CAMP-02 has every member with its fate, in the order of its unit, and no monster', () => {
    const { sides } = reportOf(ended());
    expect(sides[0]!.figures.map(({ id, fate }) => `${id} ${fate}`)).toEqual([
      '1-1 standing',
      '1-2 left',
      '1-3 down',
      '1-4 removed',
      '1-5 collapsed',
      '1-6 standing',
    ]);
    expect(sides.map(({ figures }) => figures.length)).toEqual([6, 1]);
  });

  it('SB-FATE-12 has the dice that serve SB-CAMP-03, not Monster Dice', () => {
    expect(reportOf(ended()).sides[0]!.fate).toEqual({ power: 1, skill: 2 });
  });

  it('SB-CAMP-07 whoever was a monster when the game ended still belongs to his unit', () => {
    const state = ended();
    of(state, '1-1').side = null;
    expect(reportOf(state).sides[0]!.figures).toHaveLength(6);
  });

  it('SB-ATT-53 SB-ATT-66 has what is taken home besides', () => {
    const state = ended();
    of(state, '1-4').kit = 'infected';
    of(state, '1-1').marks['mummys-curse'] = 1;
    const { figures } = reportOf(state).sides[0]!;
    expect(figures.map(({ marks }) => marks.join())).toEqual(['mummys-curse', '', '', 'infected', '', '']);
  });

  it('SB-OPS-26 SB-OPS-65 has the bonus points with their lines, and the extra points of single figures', () => {
    const state = { ...ended(), scenario: lastStand };
    state.deeds.push(
      { what: 'secured', seat: 0, figure: '1-2', object: 'book-of-cain' },
      { what: 'learned', figure: '1-1', xp: 1 },
    );
    const [one, two] = reportOf(state).sides;
    expect(one).toMatchObject({ bonusXp: 2, rewards: [{ xp: 2 }], secured: ['book-of-cain'] });
    expect(one!.figures.map(({ extraXp }) => extraXp)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(two).toMatchObject({ bonusXp: 0, rewards: [], secured: [] });
  });

  it('SB-OPS-28 has what can be studied, for the side for which the condition holds', () => {
    const state = { ...ended(), scenario: lastStand };
    state.deeds.push({ what: 'secured', seat: 0, figure: '1-2', object: 'book-of-cain' });
    const { sides, scenarioOptions } = reportOf(state);
    expect(sides.map(({ aftermath }) => aftermath.map(({ id }) => id))).toEqual([['study-the-book'], []]);
    expect(scenarioOptions).toEqual({ 'book-madness': 'on' });
  });

  it('is a document of its own form', () => {
    const state = { ...ended(), scenario: lastStand };
    state.deeds.push({ what: 'secured', seat: 0, figure: '1-2', object: 'book-of-cain' });
    const report: unknown = JSON.parse(JSON.stringify(reportOf(state)));
    const formed = checkForm(reportSchema, report);
    expect(formed.ok ? formed.value : formed.refusals).toEqual(report);
  });
});
